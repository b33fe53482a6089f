//! Tests of the settings, mostly of the error messages.

mod engines;
mod token_file;
mod values;

use std::io::Write as _;

use super::*;

const EXAMPLE: &str = include_str!("../../../../config.example.toml");

fn read_file(text: &str) -> Result<Config, ConfigError> {
    read(text, &[])
}

fn read_variables(variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
    read("", variables)
}

fn read(file: &str, variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let mut temporary = tempfile::NamedTempFile::with_suffix("dvonn.toml").unwrap();
    temporary.write_all(file.as_bytes()).unwrap();
    let variables = variables.iter().map(|(name, value)| (name.into(), value.into()));
    Config::read(Some(temporary.path()), variables.collect::<Vec<_>>())
}

/// Returns the lines of an error, without the folder of the file.
fn mistakes(read: Result<Config, ConfigError>) -> Vec<String> {
    let error = read.err().expect("the settings are wrong").to_string();
    let from_name = |line: &str| line.find("dvonn.toml").map_or(line, |at| &line[at..]).to_owned();
    error.lines().map(from_name).collect()
}

#[track_caller]
fn assert_mistake(variable: &str, value: &str, expected: &str) {
    let expected = format!("environment variable {variable}: {expected}");
    assert_eq!(mistakes(read_variables(&[(variable, value)])), [expected], "{value:?}");
}

#[test]
fn defaults() {
    let config = Config::read(None, []).unwrap();
    assert!(config.discord.token.is_none());
    assert_eq!(config.discord.api_url.proxy(), None);
    assert_eq!(config.database.url.as_str(), "sqlite:dvonn.db");
    assert!(config.computer.threads.count() >= 1);
    assert_eq!(config.origin("log.level"), None);
}

#[test]
fn environment_overrides_file_and_file_overrides_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    std::fs::write(&path, "log.level = 'Debug'\n\n[database]\nurl = 'sqlite:mine.db'\n").unwrap();
    let variables = [("DVONN_DATABASE_URL".into(), "postgres://localhost/dvonn".into())];
    let config = Config::read(Some(&path), variables).unwrap();

    assert_eq!(config.database.url.as_str(), "postgres://localhost/dvonn");
    assert_eq!((config.log.level, config.log.libraries), (LevelFilter::DEBUG, LevelFilter::WARN));
    assert_eq!(config.origin("database.url"), Some("environment variable DVONN_DATABASE_URL"));
    assert_eq!(config.origin("log.level"), Some(format!("{}:1", path.display()).as_str()));
    assert_eq!(config.origin("log.libraries"), None);
}

#[test]
fn every_mistake_in_file_and_environment_is_reported() {
    let file = r#"
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

[computer]
waiting = 0
threads = 20000
"#;
    assert_eq!(
        mistakes(read(file, &[("DVONN_LOG_LEVEL", "loud"), ("DVONN_LOG_COLOUR", "blue")])),
        [
            "dvonn.toml:3: discord.token: the token contains a space or special character; copy \
             it again from Discord's developer portal",
            "dvonn.toml:4: discord.api_ulr: unknown field `api_ulr`, expected one of `token`, \
             `token_file`, `api_url`, `clock_file`, `answer_within`, `actions_per_second`, \
             `shards`",
            "dvonn.toml:7: database.url: expected a string",
            "dvonn.toml:10: log.level: expected error, warn, info, debug, trace or off",
            "dvonn.toml:11: log.libraries: expected a string",
            "dvonn.toml:12: log.colour: unknown field `colour`, expected one of `level`, `libraries`, `format`",
            "dvonn.toml:14: discrod: unknown field `discrod`, expected one of `discord`, `database`, \
             `backup`, `computer`, `games`, `log`, `text`, `metrics`, `engines`",
            "dvonn.toml:18: computer.waiting: expected a whole number from 1 to 10000",
            "dvonn.toml:19: computer.threads: expected a whole number from 1 to 10000, or half",
            "environment variable DVONN_LOG_COLOUR: log.colour: unknown field `colour`, expected \
             one of `level`, `libraries`, `format`",
            "environment variable DVONN_LOG_LEVEL: log.level: expected error, warn, info, debug, trace \
             or off",
        ]
    );
}

#[test]
fn a_section_needs_its_own_line() {
    let expected = "dvonn.toml:1: log: expected a section: write [log] on its own line";
    assert_eq!(mistakes(read_file("log = 'loud'\n")), [expected]);
}

#[test]
fn every_syntax_error_is_reported() {
    assert_eq!(
        mistakes(read_file("[log]\nlevel = debug\n[database\nurl = 'sqlite:a.db'\n")),
        [
            "dvonn.toml:2: invalid TOML: string values must be quoted, expected literal string",
            "dvonn.toml:3: invalid TOML: unclosed table, expected `]`",
        ]
    );
    let huge = mistakes(read_file("\ncomputer.memory = 99999999999999999999\n"));
    assert!(huge[0].starts_with("dvonn.toml:2: "), "{huge:?}");
}

#[test]
fn an_unreadable_file_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.toml");
    let error = Config::read(Some(&missing), []).err().unwrap().to_string();
    let expected = format!("{}: cannot read the settings file: ", missing.display());
    assert!(error.starts_with(&expected), "{error}");
}

#[test]
fn a_misspelled_section_in_a_variable_is_reported() {
    let expected = "unknown setting; did you mean DVONN_DISCORD_TOKEN?";
    assert_mistake("DVONN_DISCROD_TOKEN", "x", expected);
    assert_mistake("DVONN_DISCORDTOKEN", "x", expected);
}

#[test]
fn unrelated_variables_are_ignored() {
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
fn a_variable_that_is_not_text_is_reported() {
    use std::os::unix::ffi::OsStringExt as _;
    let variables = [("DVONN_LOG_LEVEL".into(), OsString::from_vec(vec![0xff]))];
    let expected = "environment variable DVONN_LOG_LEVEL: not valid UTF-8";
    assert_eq!(mistakes(Config::read(None, variables)), [expected]);
}

/// Uncomments every setting of the example that has a default, and compares.
#[test]
fn the_example_shows_the_defaults() {
    let uncomment = |line: &str| match line.strip_prefix("# ") {
        Some(setting) if setting.contains(" = ") => format!("{setting}\n"),
        _ => format!("{line}\n"),
    };
    let without_default = ["token", "token_file", "clock_file", "folder", "listen", "championship"]
        .map(|key| format!("# {key} = "));
    let has_default = |line: &&str| !without_default.iter().any(|start| line.starts_with(start));
    let (sections, _engine) = EXAMPLE.split_once("# [[engines]]\n").unwrap();
    let text: String = sections.lines().filter(has_default).map(uncomment).collect();
    let config = read_file(&text).unwrap();
    assert_eq!(config.values(), Config::default().values());
    for (name, _) in config.values() {
        let given = config.origin(name).is_some();
        let key = name.split('.').next_back().unwrap();
        assert!(given || EXAMPLE.contains(&format!("# {key} = ")), "{name} is missing");
    }
}

#[test]
fn the_page_on_self_hosting_lists_every_setting() {
    let page = include_str!("../../../../docs/self-hosting.md");
    for (name, _) in Config::default().values() {
        let (section, key) = name.split_once('.').unwrap();
        let variable = name.replace('.', "_").to_uppercase();
        let row = format!("| `{key}` in `[{section}]` | `DVONN_{variable}` |");
        assert!(page.contains(&row), "docs/self-hosting.md lacks the row: {row}");
    }
}

#[test]
fn the_file_is_known_to_contain_a_secret() {
    let has_secret = |file: &str| {
        let config = read(file, &[("DVONN_DISCORD_TOKEN", "abc.def")]).unwrap();
        !config.files_with_secrets().is_empty()
    };
    assert!(has_secret("[discord]\ntoken = 'abc.def'\n"));
    assert!(has_secret("[database]\nurl = 'postgres://me:seCRet@host/dvonn'\n"));
    assert!(has_secret("[database]\nurl = 'postgres://host/dvonn?password=seCRet'\n"));
    assert!(!has_secret(
        "[database]\nurl = 'postgres://me@localhost/dvonn?host=/run/postgresql'\n"
    ));
    assert!(!has_secret("[database]\nurl = 'sqlite:dvonn.db'\n"));
    assert!(!has_secret(""));
}
