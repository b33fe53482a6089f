//! Migrates the database to the schema of this version.

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::{AnyConnection, Connection, Executor as _};

use super::connect::begin_statement;
use super::explain::explain;
use super::migrations::{MIGRATIONS, newest_known};
use super::processes::older_processes;
use super::url::Kind;
use super::{OpenError, Store};

/// On PostgreSQL, a program waits for this long until another one has migrated. Migrating may take as long as
/// it takes.
const WAIT_FOR_OTHERS: &str = "SET lock_timeout = '60s'; SET statement_timeout = 0; \
    SET idle_in_transaction_session_timeout = 0";

impl Store {
    /// Applies the missing migrations, all or none, and returns how many there were. Programs that
    /// migrate at the same time wait for each other.
    ///
    /// # Errors
    /// [`OpenError::NewerVersion`] or [`OpenError::Foreign`] if the database belongs to another
    /// version or program, [`OpenError::OlderProcesses`] if processes of an older version are
    /// running, or any database error. Nothing is changed then.
    pub async fn migrate(&self) -> Result<u32, OpenError> {
        let failed = |error| explain_migration(error, &self.kind);
        // Uses its own connection, because closing it always releases PostgreSQL's lock.
        let pooled = self.pool.acquire().await.map_err(|error| failed(error.into()))?;
        let mut connection = pooled.detach();
        if self.allows_several_processes() {
            let count = older_processes(&mut connection).await;
            let count = count.map_err(|error| explain(error, &self.kind))?;
            if count > 0 {
                return Err(OpenError::OlderProcesses { database: self.kind.to_string(), count });
            }
        }
        let applied = self.migrate_through(&mut connection).await;
        let closed = connection.close().await;
        let applied = applied.map_err(failed)?;
        closed.map_err(|error| failed(error.into()))?;
        Ok(applied)
    }

    async fn migrate_through(&self, connection: &mut AnyConnection) -> Result<u32, MigrateError> {
        if self.allows_several_processes() {
            connection.execute(WAIT_FOR_OTHERS).await?;
        }
        // Held until after the commit. sqlx's own lock, nested inside, ends before it.
        connection.lock().await?;
        let mut transaction = connection.begin_with(begin_statement(&self.kind)).await?;
        transaction.ensure_migrations_table(&MIGRATIONS.table_name).await?;
        let before = transaction.list_applied_migrations(&MIGRATIONS.table_name).await?;
        let newest = before.iter().map(|migration| migration.version).max();
        if let Some(newer) = newest.filter(|&newest| newest > newest_known()) {
            return Err(MigrateError::VersionMissing(newer));
        }
        MIGRATIONS.run_direct(None, &mut *transaction, false).await?;
        let after = transaction.list_applied_migrations(&MIGRATIONS.table_name).await?;
        transaction.commit().await?;
        Ok(u32::try_from(after.len() - before.len()).unwrap_or(u32::MAX))
    }
}

/// Applies these migrations, and no others, within a transaction.
pub(super) async fn apply(
    versions: &[i64],
    transaction: &mut impl Migrate,
) -> Result<(), MigrateError> {
    let wanted = MIGRATIONS.iter().filter(|migration| versions.contains(&migration.version));
    let migrator = Migrator::with_migrations(wanted.cloned().collect());
    migrator.run_direct(None, transaction, false).await
}

/// Returns the migrations of a database that has some.
///
/// # Errors
/// Errors if the database belongs to another program or to a newer version.
pub(super) async fn versions_of(connection: &mut AnyConnection) -> Result<Vec<i64>, MigrateError> {
    let applied = connection.list_applied_migrations(&MIGRATIONS.table_name).await?;
    // The newest first, since it says which version of the program has written the database.
    for migration in applied.iter().rev() {
        match MIGRATIONS.iter().find(|known| known.version == migration.version) {
            Some(known) if known.checksum == migration.checksum => {}
            Some(_) => return Err(MigrateError::VersionMismatch(migration.version)),
            None => return Err(MigrateError::VersionMissing(migration.version)),
        }
    }
    Ok(applied.iter().map(|migration| migration.version).collect())
}

/// Checks that a database has all migrations of this version.
pub(super) async fn check_version(
    connection: &mut AnyConnection,
    kind: &Kind,
) -> Result<(), OpenError> {
    let not_migrated = || OpenError::NotMigrated { database: kind.to_string() };
    match versions_of(connection).await.map_err(|error| explain_migration(error, kind)) {
        Ok(versions) if versions.len() == MIGRATIONS.iter().count() => Ok(()),
        // Without the table of the migrations, the error is of no known kind.
        Ok(_) | Err(OpenError::Other { .. }) => Err(not_migrated()),
        Err(error) => Err(error),
    }
}

/// Converts an error of a migration into one for operators.
pub(super) fn explain_migration(error: MigrateError, kind: &Kind) -> OpenError {
    let database = kind.to_string();
    match error {
        MigrateError::VersionMissing(found) if found > newest_known() => {
            OpenError::NewerVersion { database, found, known: newest_known() }
        }
        MigrateError::VersionMissing(migration) | MigrateError::VersionMismatch(migration) => {
            OpenError::Foreign { database, migration }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            explain(error, kind)
        }
        error => OpenError::Other { database, source: error.into() },
    }
}
