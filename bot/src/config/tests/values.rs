//! Tests of the types of settings.

use super::*;

#[test]
fn quotes_around_numbers_are_optional() {
    let config = read_file("[computer]\nthreads = 3\nwaiting = '10000'\nmemory = ' 1 '").unwrap();
    assert_eq!(config.computer.threads.count(), 3);
    assert_eq!((config.computer.waiting.get(), config.computer.memory.get()), (10_000, 1));
    let config = read_variables(&[("DVONN_COMPUTER_THREADS", "Half")]).unwrap();
    assert_eq!(config.computer.threads, Threads::Half);
}

#[test]
fn the_server_of_the_championship_is_an_id() {
    for file in ["championship = 81384788765712384", "championship = ' 81384788765712384 '"] {
        let config = read_file(&format!("[games]\n{file}")).unwrap();
        assert_eq!(config.games.championship.unwrap().get().get(), 81_384_788_765_712_384);
    }
    let expected = "games.championship: expected the id of a server, such as 81384788765712384";
    for value in ["0", "", "Harbour", "-5", "18446744073709551615"] {
        assert_mistake("DVONN_GAMES_CHAMPIONSHIP", value, expected);
    }
}

#[test]
fn a_bad_token_is_refused_but_not_repeated() {
    let empty = "discord.token: the token is empty; copy it from Discord's developer portal";
    let special = "discord.token: the token contains a space or special character; copy it again \
                   from Discord's developer portal";
    for value in ["", "  ", "Bot "] {
        assert_mistake("DVONN_DISCORD_TOKEN", value, empty);
    }
    for value in ["seCRet seCRet", "seCRet\nDVONN=1", "seCRet\u{0}", "seCRété"] {
        assert_mistake("DVONN_DISCORD_TOKEN", value, special);
    }
    for file in ["discord.token = ['seCRet']", "discord.token = seCRet", "discord = 'seCRet'"] {
        let mistakes = mistakes(read_file(file));
        assert!(!mistakes.concat().contains("seCRet"), "{mistakes:?}");
    }
}

#[test]
fn a_token_may_include_the_prefix_of_the_http_header() {
    for value in ["abc.d-e_f", "Bot abc.d-e_f", " abc.d-e_f\n"] {
        let config = read_variables(&[("DVONN_DISCORD_TOKEN", value)]).unwrap();
        assert_eq!(config.discord.token.unwrap().expose(), "abc.d-e_f");
    }
}

#[test]
fn the_api_url_is_accepted_in_any_form() {
    for (value, base) in [
        ("http://127.0.0.1:3000", Some("http://127.0.0.1:3000")),
        ("http://127.0.0.1:3000/api", Some("http://127.0.0.1:3000")),
        ("http://127.0.0.1:3000/api/v10/", Some("http://127.0.0.1:3000")),
        ("HTTPS://Proxy.Example/discord/api/v10", Some("https://proxy.example/discord")),
        ("https://[::1]:8443/api/", Some("https://[::1]:8443")),
        ("https://discord.com", None),
        ("https://discord.com/api/v10/", None),
    ] {
        let config = read_variables(&[("DVONN_DISCORD_API_URL", value)]).unwrap();
        assert_eq!(config.discord.api_url.proxy(), base, "{value}");
    }
}

#[test]
fn a_bad_api_url_is_refused() {
    let expected = "expected a URL such as http://127.0.0.1:8049";
    let secret = "the URL must not contain a user name, a password or a query";
    let version = "the bot uses version v10 of the API; leave /api/… out of the URL";
    for (value, mistake) in [
        ("localhost", expected),
        ("localhost:80", expected),
        ("http://", expected),
        ("http://me:seCRet@a.example", secret),
        ("http://a.example/?x=1", secret),
        ("http://a.example/api/v9", version),
    ] {
        assert_mistake("DVONN_DISCORD_API_URL", value, &format!("discord.api_url: {mistake}"));
    }
}

#[test]
fn a_bad_database_url_is_refused_without_its_password() {
    for (value, reason) in [
        ("dvonn.db", "unknown kind of database"),
        ("sqlite://", "the file name is missing"),
        ("mysql://me:seCRet@host/dvonn", "unknown kind of database"),
        ("postgres://me:seCRet@host:port/dvonn", "invalid port number"),
    ] {
        let expected = format!(
            "database.url: {reason}; expected sqlite:FILE, such as sqlite:dvonn.db, or \
             postgres://USER:PASSWORD@HOST/DATABASE"
        );
        assert_mistake("DVONN_DATABASE_URL", value, &expected);
    }
}

#[test]
fn secrets_are_not_shown() {
    let config = read_variables(&[
        ("DVONN_DISCORD_TOKEN", "seCRet"),
        ("DVONN_DATABASE_URL", "postgres://me:seCRet@host/dvonn?password=seCRet&sslmode=require"),
    ])
    .unwrap();
    let values = config.values();
    assert!(!format!("{values:?}").contains("seCRet"), "{values:?}");
    assert_eq!(values[0].1, "[redacted]");
    let url = values.iter().find(|(name, _)| *name == "database.url").map(|(_, url)| url.as_str());
    assert_eq!(url, Some("postgres://me:***@host/dvonn?password=***&sslmode=require"));
    assert!(config.database.url.as_str().contains("me:seCRet@"));
}

#[test]
fn periods_are_hours_or_days() {
    let read = |text: &str| read_variables(&[("DVONN_BACKUP_EVERY", text)]);
    for (text, shown, hours) in [("12h", "12h", 12), ("48h", "2d", 48), (" 365d ", "365d", 8760)] {
        let every = read(text).unwrap().backup.every;
        assert_eq!((every.to_string().as_str(), every.get().as_secs() / 3600), (shown, hours));
    }
    for text in
        ["0d", "366d", "1", "d", "-1h", "1w", "99999999999999999999d", "18446744073709551615d"]
    {
        let expected =
            "backup.every: expected a number of hours or days, such as 12h or 1d, up to 365d";
        assert_mistake("DVONN_BACKUP_EVERY", text, expected);
    }
}
