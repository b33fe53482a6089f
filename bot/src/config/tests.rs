use std::io::Write;

use super::*;

fn read_file(text: &str) -> Result<Config, ConfigError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dvonn.toml");
    std::fs::File::create(&path).unwrap().write_all(text.as_bytes()).unwrap();
    Config::read(Some(&path), [])
}

fn read_variables(variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let pairs = variables.iter().map(|(name, value)| (name.into(), value.into()));
    Config::read(None, pairs.collect::<Vec<(OsString, OsString)>>())
}

/// The lines of an error, without the folder of the file.
fn lines(read: Result<Config, ConfigError>) -> Vec<String> {
    let error = read.expect_err("the settings are wrong");
    let without_folder = |line: &str| match line.find("dvonn.toml") {
        Some(at) => line[at..].to_owned(),
        None => line.to_owned(),
    };
    error.to_string().lines().map(without_folder).collect()
}

fn variable_line(name: &str, value: &str) -> String {
    let lines = lines(read_variables(&[(name, value)]));
    assert_eq!(lines.len(), 1, "{lines:?}");
    lines[0].clone()
}

#[test]
fn nothing_given_means_the_defaults() {
    let config = Config::read(None, []).unwrap();
    assert_eq!(config.discord.token, None);
    assert_eq!(config.discord.api_url, None);
    assert_eq!(config.database.url.as_str(), "sqlite:dvonn.db");
    assert_eq!(config.log.level, LogLevel::Info);
    assert_eq!(config.log.libraries, LogLevel::Warn);
    assert!(config.shown().iter().all(|setting| setting.origin == Origin::Default));
}

#[test]
fn the_environment_overrides_the_file_which_overrides_the_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    std::fs::write(&path, "log.level = 'debug'\n\n[database]\nurl = 'sqlite:mine.db'\n").unwrap();
    let variables = [("DVONN_DATABASE_URL".into(), "postgres://localhost/dvonn".into())];
    let config = Config::read(Some(&path), variables).unwrap();

    assert_eq!(config.database.url.as_str(), "postgres://localhost/dvonn");
    assert_eq!(config.log.level, LogLevel::Debug);
    assert_eq!(config.log.libraries, LogLevel::Warn);
    let variable = "DVONN_DATABASE_URL".to_owned();
    assert_eq!(*config.origin("database.url"), Origin::Environment { variable });
    assert_eq!(*config.origin("log.level"), Origin::File { path, line: 1 });
    assert_eq!(*config.origin("log.libraries"), Origin::Default);
}

#[test]
fn every_fault_of_a_file_is_reported_with_its_line() {
    let text = r#"
[discord]
token = "two words"
api_ulr = "http://localhost"

[database]
url = 5

[log]
level = "loud"
libraries = true
colour = "blue"

[discrod]
token = "x"

[ladder]
"#;
    assert_eq!(
        lines(read_file(text)),
        [
            "dvonn.toml:3: discord.token has blanks inside; it must be a bot's token, as Discord's \
             developer portal shows it",
            "dvonn.toml:4: there is no setting discord.api_ulr; did you mean discord.api_url?",
            "dvonn.toml:7: database.url is of type integer, not text in quotes; it must be \
             sqlite:FILE, such as sqlite:dvonn.db, or postgres://USER:PASSWORD@HOST/DATABASE",
            "dvonn.toml:10: log.level is \"loud\"; it must be error, warn, info, debug or trace",
            "dvonn.toml:11: log.libraries is of type boolean, not text in quotes; it must be \
             error, warn, info, debug or trace",
            "dvonn.toml:12: there is no setting log.colour; there is log.level and log.libraries",
            "dvonn.toml:14: there is no section [discrod]; did you mean [discord]?",
            "dvonn.toml:17: there is no section [ladder]; there is [discord], [database], [computer] \
             and [log]",
        ]
    );
}

#[test]
fn faults_of_file_and_environment_are_reported_together() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dvonn.toml");
    std::fs::write(&path, "log = 'loud'\n").unwrap();
    let variables = [("DVONN_LOG_LEVEL".into(), "loud".into())];
    assert_eq!(
        lines(Config::read(Some(&path), variables)),
        [
            "dvonn.toml:1: log is a section; write [log] on a line of its own",
            "environment variable DVONN_LOG_LEVEL: log.level is \"loud\"; it must be error, warn, \
             info, debug or trace",
        ]
    );
}

#[test]
fn what_is_not_toml_is_reported_by_line() {
    assert_eq!(
        lines(read_file("[log]\nlevel = debug\n[database\nurl = 'sqlite:a.db'\n")),
        [
            "dvonn.toml:2: this is not TOML: string values must be quoted, expected literal string",
            "dvonn.toml:3: this is not TOML: unclosed table, expected `]`",
        ]
    );
}

#[test]
fn a_file_that_cannot_be_read_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.toml");
    let error = Config::read(Some(&missing), []).unwrap_err().to_string();
    assert_eq!(error, format!("{}: there is no such file", missing.display()));

    let error = Config::read(Some(folder.path()), []).unwrap_err().to_string();
    let is_folder = format!("{}: is a folder, not a settings file", folder.path().display());
    assert_eq!(error, is_folder);

    let binary = folder.path().join("binary.toml");
    std::fs::write(&binary, [0xff, 0xfe]).unwrap();
    let error = Config::read(Some(&binary), []).unwrap_err().to_string();
    assert_eq!(error, format!("{}: is not text in UTF-8", binary.display()));
}

#[test]
fn what_cannot_be_a_token_is_refused_and_not_repeated() {
    for (value, fault) in [
        ("", "is empty"),
        ("  ", "is empty"),
        ("Bot ", "is empty"),
        ("seCRet seCRet", "has blanks inside"),
        ("seCRet\nDVONN=1", "has blanks inside"),
        ("seCRet\u{0}", "has characters that no token has"),
        ("seCRété", "has characters that no token has"),
    ] {
        assert_eq!(
            variable_line("DVONN_DISCORD_TOKEN", value),
            format!(
                "environment variable DVONN_DISCORD_TOKEN: discord.token {fault}; it must be a \
                 bot's token, as Discord's developer portal shows it"
            )
        );
    }
}

#[test]
fn a_token_may_come_as_it_stands_in_a_header() {
    for value in ["abc.d-e_f", "Bot abc.d-e_f", " abc.d-e_f\n"] {
        let config = read_variables(&[("DVONN_DISCORD_TOKEN", value)]).unwrap();
        assert_eq!(config.discord.token.unwrap().expose(), "abc.d-e_f");
    }
}

#[test]
fn an_address_of_the_api_may_come_in_any_of_its_forms() {
    for (value, base) in [
        ("http://127.0.0.1:3000", "http://127.0.0.1:3000"),
        ("http://127.0.0.1:3000/", "http://127.0.0.1:3000"),
        ("http://127.0.0.1:3000/api", "http://127.0.0.1:3000"),
        ("http://127.0.0.1:3000/api/v10/", "http://127.0.0.1:3000"),
        ("HTTPS://Proxy.Example/discord/api/v10", "https://proxy.example/discord"),
        ("https://[::1]:8443/api/", "https://[::1]:8443"),
    ] {
        let config = read_variables(&[("DVONN_DISCORD_API_URL", value)]).unwrap();
        assert_eq!(config.discord.api_url.unwrap().as_str(), base, "{value}");
    }
}

#[test]
fn discords_own_address_is_the_same_as_none() {
    for value in ["https://discord.com", "https://discord.com/api/v10/"] {
        let config = read_variables(&[("DVONN_DISCORD_API_URL", value)]).unwrap();
        assert_eq!(config.discord.api_url, None, "{value}");
    }
}

#[test]
fn what_cannot_be_an_address_of_the_api_is_refused() {
    for (value, fault) in [
        ("", r#"is """#),
        ("localhost", r#"is "localhost""#),
        ("localhost:80", r#"is "localhost:80", which begins with neither http:// nor https://"#),
        (
            "ftp://a.example",
            r#"is "ftp://a.example", which begins with neither http:// nor https://"#,
        ),
        ("http://", r#"is "http://""#),
        ("http://me:seCRet@a.example", "has a user name or password in it"),
        ("http://a.example/?x=1", r#"is "http://a.example/?x=1", which goes on after the path"#),
        ("http://a.example/api/v9", r#"is "http://a.example/api/v9", but the bot speaks v10"#),
    ] {
        assert_eq!(
            variable_line("DVONN_DISCORD_API_URL", value),
            format!(
                "environment variable DVONN_DISCORD_API_URL: discord.api_url {fault}; it must be \
                 an address such as http://127.0.0.1:8049"
            )
        );
    }
}

#[test]
fn what_cannot_be_a_database_is_refused_and_its_password_not_repeated() {
    for (value, fault) in [
        ("", r#"is """#),
        ("dvonn.db", r#"is "dvonn.db""#),
        ("sqlite:", "names no file"),
        ("sqlite://", "names no file"),
        ("mysql://me:seCRet@host/dvonn", r#"is of the unknown kind "mysql""#),
        (
            "postgres://me:seCRet@host:port/dvonn",
            "cannot be read as an address (invalid port number)",
        ),
    ] {
        assert_eq!(
            variable_line("DVONN_DATABASE_URL", value),
            format!(
                "environment variable DVONN_DATABASE_URL: database.url {fault}; it must be \
                 sqlite:FILE, such as sqlite:dvonn.db, or postgres://USER:PASSWORD@HOST/DATABASE"
            )
        );
    }
}

#[test]
fn a_value_of_any_length_makes_a_short_line() {
    let line = variable_line("DVONN_LOG_LEVEL", &"ö".repeat(100_000));
    assert!(line.chars().count() < 200, "{line}");
}

#[test]
fn secrets_are_not_shown() {
    let config = read_variables(&[
        ("DVONN_DISCORD_TOKEN", "seCRet"),
        ("DVONN_DATABASE_URL", "postgres://me:seCRet@host/dvonn?password=seCRet&sslmode=require"),
    ])
    .unwrap();
    let shown: Vec<_> = config.shown().into_iter().map(|setting| setting.value).collect();
    assert!(!format!("{config:?} {shown:?}").contains("seCRet"), "{config:?} {shown:?}");
    assert_eq!(shown[0], "[redacted]");
    assert_eq!(shown[3], "postgres://me:***@host/dvonn?password=***&sslmode=require");
    assert_eq!(config.discord.token.unwrap().expose(), "seCRet");
    assert!(config.database.url.as_str().contains("me:seCRet@"));
}

#[test]
fn a_variable_that_looks_like_a_setting_and_is_none_is_a_fault() {
    for (variable, fault) in [
        (
            "DVONN_DISCORD_TOKN",
            "there is no setting discord.tokn; did you mean DVONN_DISCORD_TOKEN?",
        ),
        (
            "DVONN_DATABASE_PASSWORD",
            "there is no setting database.password; there is DVONN_DATABASE_URL",
        ),
        ("DVONN_DISCROD_TOKEN", "is no setting; did you mean DVONN_DISCORD_TOKEN?"),
    ] {
        let line = format!("environment variable {variable}: {fault}");
        assert_eq!(variable_line(variable, "x"), line);
    }
}

#[test]
fn other_variables_are_left_alone() {
    let variables = [
        ("DVONN_TEST_POSTGRES_URL", "postgres://localhost"),
        ("DVONN_UPDATE_GOLDEN", "1"),
        ("DVONN_BOT_SERVICE_HOST", "10.0.0.1"),
        ("DVONN_DATABASE_SERVICE_HOST", "10.0.0.1"),
        ("DVONN_DATABASE_PORT", "tcp://10.0.0.1:5432"),
        ("DVONN_DATABASE_PORT_5432_TCP_ADDR", "10.0.0.1"),
        ("DISCORD_TOKEN", "two words"),
    ];
    read_variables(&variables).unwrap();
}

#[cfg(unix)]
#[test]
fn a_variable_that_is_not_text_is_a_fault() {
    use std::os::unix::ffi::OsStringExt;
    let variables = [("DVONN_LOG_LEVEL".into(), OsString::from_vec(vec![0xff]))];
    let lines = lines(Config::read(None, variables));
    assert!(lines[0].contains("log.level is not text in UTF-8"), "{lines:?}");
}

/// Rewrite the file with `DVONN_UPDATE_EXAMPLE=1 cargo test -p dvonn-bot --lib config`.
#[test]
fn the_example_file_says_what_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../config.example.toml");
    if std::env::var_os("DVONN_UPDATE_EXAMPLE").is_some() {
        std::fs::write(&path, Config::example()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), Config::example());
}

#[test]
fn the_page_on_self_hosting_names_every_setting() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/self-hosting.md");
    let page = std::fs::read_to_string(path).unwrap();
    for section in Config::SECTIONS {
        for setting in section.settings {
            let start =
                format!("| `{}` in `[{}]` | `{}` |", setting.key, section.name, setting.variable());
            assert!(page.contains(&start), "docs/self-hosting.md lacks the row: {start}");
        }
    }
}

#[test]
fn the_example_file_is_right_as_it_stands_and_with_its_defaults_uncommented() {
    read_file(&Config::example()).unwrap();
    let is_setting = |line: &str| line.strip_prefix("# ").is_some_and(|it| it.contains(" = "));
    let uncommented: Vec<_> = Config::example()
        .lines()
        .filter(|line| !line.starts_with("# token"))
        .map(|line| if is_setting(line) { line[2..].to_owned() } else { line.to_owned() })
        .collect();
    let config = read_file(&uncommented.join("\n")).unwrap();
    let settings = Config::SECTIONS.iter().map(|section| section.settings.len()).sum::<usize>();
    assert_eq!(config.origins.0.len(), settings - 1);
    assert_eq!(config.database.url, Config::default().database.url);
}
