//! The program as an operator meets it: what it prints, what it leaves behind, how it exits.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use dvonn_playground::{CommandCall, Options, Playground};
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(30);

/// A folder to run the program in, with no settings but those that a test gives.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn with_file(text: &str) -> Self {
        let place = Self::new();
        std::fs::write(place.path().join("dvonn.toml"), text).unwrap();
        place
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The whole path of a file, as the program names it.
    fn file(&self, name: &str) -> String {
        self.path().canonicalize().unwrap().join(name).display().to_string()
    }

    fn holds(&self, name: &str) -> bool {
        self.path().join(name).exists()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-bot"));
        command.current_dir(self.path()).args(arguments).stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("DVONN_") {
                command.env_remove(name);
            }
        }
        command
    }

    fn run(&self, arguments: &[&str]) -> Ended {
        self.run_with(arguments, &[])
    }

    fn run_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Ended {
        let output = self.command(arguments).envs(variables.iter().copied()).output().unwrap();
        Ended::from(output)
    }
}

/// How the program ended.
#[derive(Debug)]
struct Ended {
    code: Option<i32>,
    said: String,
    complained: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            said: String::from_utf8(output.stdout).unwrap(),
            complained: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ended {
    /// Asserts that it failed so, with one line that begins so and nothing else.
    #[track_caller]
    fn failed(&self, code: i32, line: &str) {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert_eq!(self.said, "", "{self:?}");
        assert_eq!(self.complained.lines().count(), 1, "{self:?}");
        assert!(self.complained.starts_with(&format!("error: {line}")), "{self:?}");
    }
}

/// An address of this machine at which nobody answers.
fn nobody() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

async fn sqlite(file: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}?mode=rwc", file.display());
    SqliteConnection::connect(&url).await.unwrap()
}

/// Asks the program to stop, as a service manager would, and waits until it has.
#[cfg(unix)]
fn terminate(child: Child) -> Ended {
    let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    Ended::from(child.wait_with_output().unwrap())
}

#[test]
fn without_a_command_it_says_what_it_can_do() {
    let ended = Place::new().run(&[]);
    assert_eq!(ended.code, Some(2));
    for command in ["playground", "run", "check-config", "migrate"] {
        assert!(ended.complained.contains(command), "{ended:?}");
    }
}

#[test]
fn the_settings_are_shown_with_where_they_come_from_and_no_secrets() {
    let place = Place::with_file("[discord]\ntoken = 'seCRet'\n\n[log]\nlevel = 'debug'\n");
    let url = "postgres://me:seCRet@host/dvonn";
    let ended = place.run_with(&["check-config"], &[("DVONN_DATABASE_URL", url)]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.complained, "");
    let lines: Vec<_> = ended.said.lines().collect();
    assert_eq!(
        lines,
        [
            "discord.token       [redacted]                    (dvonn.toml:2)",
            "discord.api_url     https://discord.com           (default)",
            "discord.clock_file  not set                       (default)",
            "database.url        postgres://me:***@host/dvonn  (environment variable DVONN_DATABASE_URL)",
            "computer.threads    half                          (default)",
            "computer.waiting    32                            (default)",
            "computer.memory     16                            (default)",
            "log.level           debug                         (dvonn.toml:5)",
            "log.libraries       warn                          (default)",
        ]
    );
}

#[test]
fn settings_without_a_token_are_right_but_not_enough_to_run() {
    let ended = Place::new().run(&["check-config"]);
    assert_eq!(ended.code, Some(0));
    assert!(ended.said.contains("`run` also needs discord.token"), "{ended:?}");
}

#[test]
fn every_wrong_setting_is_a_line() {
    let place = Place::with_file("[log]\nlevle = 'debug'\n\n[database]\nurl = 7\n");
    for command in ["check-config", "run", "migrate", "playground"] {
        let ended = place.run_with(&[command], &[("DVONN_DISCORD_API_URL", "here")]);
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert_eq!(ended.said, "");
        assert_eq!(
            ended.complained.lines().collect::<Vec<_>>(),
            [
                "error: dvonn.toml:2: there is no setting log.levle; did you mean log.level?",
                "error: dvonn.toml:5: database.url is of type integer, not text in quotes; it must \
                 be sqlite:FILE, such as sqlite:dvonn.db, or postgres://USER:PASSWORD@HOST/DATABASE",
                "error: environment variable DVONN_DISCORD_API_URL: discord.api_url is \"here\"; it \
                 must be an address such as http://127.0.0.1:8049",
            ]
        );
    }
}

#[test]
fn a_settings_file_that_is_named_must_be_there() {
    let ended = Place::new().run(&["run", "--config", "other.toml"]);
    ended.failed(2, "other.toml: there is no such file");
}

#[test]
fn without_a_token_nothing_starts_and_nothing_is_made() {
    let place = Place::new();
    let ended = place.run(&["run"]);
    ended.failed(2, "the bot has no token: take one from https://discord.com/developers");
    assert!(ended.complained.contains("DVONN_DISCORD_TOKEN"), "{ended:?}");
    assert!(!place.holds("dvonn.db"));
}

#[test]
fn an_address_at_which_nobody_answers_is_named() {
    let address = format!("http://{}", nobody());
    let ended = Place::new().run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN", "seCRet"),
            ("DVONN_DISCORD_API_URL", &address),
        ],
    );
    ended.failed(1, &format!("nobody answers at {address} ("));
    assert!(ended.complained.contains("DVONN_DISCORD_API_URL"), "{ended:?}");
}

#[test]
fn a_server_that_is_not_discord_is_named() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 4096]);
            let page = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhey!";
            let _ = stream.write_all(page.as_bytes());
        }
    });
    let ended = Place::new().run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN", "seCRet"),
            ("DVONN_DISCORD_API_URL", &address),
        ],
    );
    ended.failed(1, &format!("{address} does not answer as Discord does ("));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_is_told_by_where_it_was_read() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let place = Place::with_file("[discord]\ntoken = 'Bot seCRet'\n\n[log]\nlevel = 'error'\n");
    let ended = place.run_with(&["run"], &[("DVONN_DISCORD_API_URL", &playground.api_base())]);
    let line = format!("{} refuses the token that dvonn.toml:2 gives", playground.api_base());
    ended.failed(2, &line);
    assert!(!ended.complained.contains("seCRet"), "{ended:?}");
}

#[test]
fn migrating_says_what_it_did() {
    let place = Place::new();
    let first = place.run(&["migrate"]);
    assert_eq!(first.code, Some(0), "{first:?}");
    assert!(first.said.starts_with("sqlite:dvonn.db is up to date: "), "{first:?}");
    assert!(first.said.contains(" applied."), "{first:?}");
    assert!(place.holds("dvonn.db"));
    assert!(!place.holds("dvonn.db-wal"), "the database is closed in good order");

    let second = place.run(&["migrate"]);
    assert_eq!(second.said, "sqlite:dvonn.db is up to date.\n", "{second:?}");
}

#[test]
fn a_database_in_a_folder_that_is_not_there_is_told() {
    let place = Place::new();
    let ended = place.run_with(&["migrate"], &[("DVONN_DATABASE_URL", "sqlite:no/where.db")]);
    ended.failed(1, &format!("the folder {} of the database does not exist", place.file("no")));
    assert!(!place.holds("no"));
}

#[test]
fn a_file_that_is_no_database_is_told_and_left_as_it_is() {
    let place = Place::new();
    let letter = "Dear friend, this is a letter. ".repeat(100);
    std::fs::write(place.path().join("dvonn.db"), &letter).unwrap();
    let ended = place.run(&["migrate"]);
    ended.failed(1, &format!("{} is no database, or damaged", place.file("dvonn.db")));
    assert_eq!(std::fs::read_to_string(place.path().join("dvonn.db")).unwrap(), letter);
}

#[test]
fn a_database_that_takes_no_changes_is_told() {
    let place = Place::new();
    std::fs::write(place.path().join("dvonn.db"), "").unwrap();
    let url = "sqlite:dvonn.db?mode=ro";
    let ended = place.run_with(&["migrate"], &[("DVONN_DATABASE_URL", url)]);
    ended.failed(1, &format!("the database {} is read-only", place.file("dvonn.db")));
}

#[tokio::test]
async fn a_database_from_a_newer_version_is_told_and_left_as_it_is() {
    let place = Place::new();
    assert_eq!(place.run(&["migrate"]).code, Some(0));
    let mut connection = sqlite(&place.path().join("dvonn.db")).await;
    let newer = "INSERT INTO _sqlx_migrations
                 SELECT 9999, 'later', installed_on, success, checksum, execution_time
                 FROM _sqlx_migrations LIMIT 1";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let line = format!("the database {} is from a newer version", place.file("dvonn.db"));
    place.run(&["migrate"]).failed(1, &line);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_another_program_holds_is_told() {
    let place = Place::new();
    let mut connection = sqlite(&place.path().join("dvonn.db")).await;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await.unwrap();

    let line = format!("the database {} is locked by another program", place.file("dvonn.db"));
    place.run(&["migrate"]).failed(1, &line);
}

#[test]
fn no_answer_of_postgresql_is_told_without_the_password() {
    let url = format!("postgres://me:seCRet@{}/dvonn", nobody());
    let ended = Place::new().run_with(&["migrate"], &[("DVONN_DATABASE_URL", &url)]);
    ended.failed(1, "no PostgreSQL answers as ");
    assert!(!ended.complained.contains("seCRet"), "{ended:?}");
}

#[test]
fn a_port_in_use_is_named() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
    let _listener = TcpListener::bind(taken).unwrap();
    let ended = Place::new().run(&["playground", "--listen", &taken.to_string()]);
    ended.failed(1, &format!("port {} of 127.0.0.1 is in use", taken.port()));
    assert!(ended.complained.contains("--listen"), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn the_playground_says_where_its_page_is_serves_it_and_leaves_nothing_behind() {
    let place = Place::new();
    let temporary = tempfile::tempdir().unwrap();
    let mut child = place
        .command(&["playground", "--listen", "127.0.0.1:0"])
        .env("TMPDIR", temporary.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let page = line.trim().strip_prefix("Play DVONN at http://").unwrap();
    let address = page.strip_suffix('/').unwrap();

    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");

    let ended = terminate(child);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(std::fs::read_dir(temporary.path()).unwrap().count(), 0);
    assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn no_token_reaches_the_log_however_much_it_says() {
    let token = "sECret.bot-token_49";
    let options = Options { token: token.to_owned(), ..Options::on_free_port() };
    let playground = Playground::start(options).await.unwrap();
    let place = Place::new();
    let log = place.path().join("log");
    let child = place
        .command(&["run"])
        .env("DVONN_DISCORD_TOKEN", token)
        .env("DVONN_DISCORD_API_URL", playground.api_base())
        .env("DVONN_LOG_LEVEL", "trace")
        .env("DVONN_LOG_LIBRARIES", "trace")
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    playground.wait_for_command("dvonn", PATIENCE).await.unwrap();
    playground.wait_for_bot(PATIENCE).await.unwrap();
    let (channel, user) = (playground.channels()[0], playground.users()[0]);
    let call = CommandCall::new(user, channel, "dvonn help");
    playground.invoke(&call).unwrap().reply(PATIENCE).await.unwrap();
    assert_eq!(terminate(child).code, Some(0));

    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("TRACE"), "{log}");
    assert!(!log.contains(token), "{log}");
    let answers: Vec<_> = playground
        .journal()
        .into_iter()
        .filter_map(|entry| {
            let rest = entry.path.strip_prefix("/interactions/")?.split('/').nth(1)?.to_owned();
            Some(rest)
        })
        .collect();
    assert!(!answers.is_empty());
    for token in answers {
        assert!(!log.contains(&token), "{log}");
    }
}
