#!/bin/sh
# Makes the role and the database of the bot when PostgreSQL starts for the first time (deploy/compose.yaml).
# The bot's role is no superuser: whatever it is made to run, it cannot read the server's files or start
# programs there. The superuser, postgres, has no password, so nobody can log in as it over the network.
set -eu
psql --no-psqlrc --quiet --username postgres --dbname postgres \
    --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE dvonn LOGIN PASSWORD :'password';
CREATE DATABASE dvonn OWNER dvonn;
ALTER ROLE postgres PASSWORD NULL;
SQL
