//! Tests of the program as operators use it: its output, its files and its exit codes.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use dvonn_playground::{CommandCall, Options, Playground};
use dvonn_store::Store;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

const TIMEOUT: Duration = Duration::from_secs(30);

/// A folder in which the program runs, with only the settings of the test.
struct WorkingFolder {
    folder: TempDir,
}

impl WorkingFolder {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn with_file(text: &str) -> Self {
        let folder = Self::new();
        std::fs::write(folder.path().join("dvonn.toml"), text).unwrap();
        folder
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the full path of a file, as the program prints it.
    fn file(&self, name: &str) -> String {
        self.path().canonicalize().unwrap().join(name).display().to_string()
    }

    fn contains(&self, name: &str) -> bool {
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

/// The exit code and output of the program.
#[derive(Debug)]
struct Ended {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ended {
    /// Asserts that the program failed with `code` and printed only one line, which starts with
    /// `line`.
    #[track_caller]
    fn assert_failed(&self, code: i32, line: &str) {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert_eq!(self.stdout, "", "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "{self:?}");
        assert!(self.stderr.starts_with(&format!("error: {line}")), "{self:?}");
    }
}

/// Returns a local address that refuses connections.
fn closed_address() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

async fn sqlite(file: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}?mode=rwc", file.display());
    SqliteConnection::connect(&url).await.unwrap()
}

/// Sends SIGTERM and waits until the program exits.
#[cfg(unix)]
fn terminate(child: Child) -> Ended {
    let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    Ended::from(child.wait_with_output().unwrap())
}

#[test]
fn without_a_command_it_lists_the_commands() {
    let ended = WorkingFolder::new().run(&[]);
    assert_eq!(ended.code, Some(2));
    for command in ["playground", "run", "health", "check-config", "migrate"] {
        assert!(ended.stderr.contains(command), "{ended:?}");
    }
}

#[test]
fn check_config_shows_values_and_sources_without_secrets() {
    let folder =
        WorkingFolder::with_file("[discord]\ntoken = 'seCRet'\n\n[log]\nlevel = 'debug'\n");
    let url = "postgres://me:seCRet@host/dvonn";
    let ended = folder.run_with(&["check-config"], &[("DVONN_DATABASE_URL", url)]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stderr, "");
    let lines: Vec<_> = ended.stdout.lines().collect();
    assert_eq!(
        lines,
        [
            "discord.token               [redacted]                    (dvonn.toml:2)",
            "discord.token_file          not set                       (default)",
            "discord.api_url             https://discord.com           (default)",
            "discord.clock_file          not set                       (default)",
            "discord.answer_within       2500                          (default)",
            "discord.actions_per_second  10                            (default)",
            "discord.shards              auto                          (default)",
            "database.url                postgres://me:***@host/dvonn  (environment variable DVONN_DATABASE_URL)",
            "backup.folder               not set                       (default)",
            "backup.every                1d                            (default)",
            "backup.keep                 14                            (default)",
            "computer.threads            half                          (default)",
            "computer.waiting            32                            (default)",
            "computer.memory             16                            (default)",
            "log.level                   debug                         (dvonn.toml:5)",
            "log.libraries               warn                          (default)",
            "log.format                  text                          (default)",
            "metrics.listen              not set                       (default)",
        ]
    );
}

#[test]
fn check_config_mentions_a_missing_token() {
    let ended = WorkingFolder::new().run(&["check-config"]);
    assert_eq!(ended.code, Some(0));
    assert!(ended.stdout.contains("`run` also needs discord.token"), "{ended:?}");
}

#[test]
fn every_mistake_in_the_settings_is_a_line() {
    let folder = WorkingFolder::with_file("[log]\nlevle = 'debug'\n\n[database]\nurl = 7\n");
    for command in ["check-config", "run", "migrate", "playground"] {
        let ended = folder.run_with(&[command], &[("DVONN_DISCORD_API_URL", "here")]);
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert_eq!(ended.stdout, "");
        assert_eq!(
            ended.stderr.lines().collect::<Vec<_>>(),
            [
                "error: dvonn.toml:2: log.levle: unknown field `levle`, expected one of `level`, `libraries`, `format`",
                "error: dvonn.toml:5: database.url: expected a string",
                "error: environment variable DVONN_DISCORD_API_URL: discord.api_url: expected a URL \
                 such as http://127.0.0.1:8049",
            ]
        );
    }
}

#[test]
fn a_missing_settings_file_is_an_error() {
    let ended = WorkingFolder::new().run(&["run", "--config", "other.toml"]);
    ended.assert_failed(2, "other.toml: cannot read the settings file: ");
}

#[test]
fn without_a_token_nothing_starts_and_no_database_is_created() {
    let folder = WorkingFolder::new();
    let ended = folder.run(&["run"]);
    ended.assert_failed(2, "the bot has no token: copy one from https://discord.com/developers");
    assert!(ended.stderr.contains("DVONN_DISCORD_TOKEN"), "{ended:?}");
    assert!(!folder.contains("dvonn.db"));
}

#[test]
fn an_unreachable_server_is_named() {
    let address = format!("http://{}", closed_address());
    let ended = WorkingFolder::new().run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN", "seCRet"),
            ("DVONN_DISCORD_API_URL", &address),
        ],
    );
    ended.assert_failed(1, &format!("cannot connect to {address} ("));
    assert!(ended.stderr.contains("DVONN_DISCORD_API_URL"), "{ended:?}");
}

#[test]
fn the_error_names_a_server_that_is_not_discord() {
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
    let ended = WorkingFolder::new().run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN", "seCRet"),
            ("DVONN_DISCORD_API_URL", &address),
        ],
    );
    ended.assert_failed(1, &format!("{address} does not respond like Discord ("));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_token_is_named_by_its_source() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let folder =
        WorkingFolder::with_file("[discord]\ntoken = 'Bot seCRet'\n\n[log]\nlevel = 'error'\n");
    let ended = folder.run_with(&["run"], &[("DVONN_DISCORD_API_URL", &playground.api_base())]);
    let line = format!("{} rejected the token in dvonn.toml:2", playground.api_base());
    ended.assert_failed(2, &line);
    assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_token_in_a_file_is_named_by_the_file() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let folder = WorkingFolder::new();
    std::fs::write(folder.path().join("token"), "seCRet\n").unwrap();
    let ended = folder.run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN_FILE", "token"),
            ("DVONN_DISCORD_API_URL", &playground.api_base()),
        ],
    );
    let line = format!("{} rejected the token in token: ", playground.api_base());
    ended.assert_failed(2, &line);
    assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn a_token_file_that_others_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = WorkingFolder::new();
    let file = folder.path().join("token");
    std::fs::write(&file, "seCRet\n").unwrap();
    for (mode, reported) in [(0o644, true), (0o600, false)] {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        let ended = folder.run_with(&["migrate"], &[("DVONN_DISCORD_TOKEN_FILE", "token")]);
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert_eq!(ended.stderr.contains("run chmod 600 token"), reported, "{ended:?}");
        assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
    }
}

#[test]
fn without_a_database_the_bot_is_not_healthy() {
    let folder = WorkingFolder::new();
    let line = format!("the database {} cannot be opened", folder.file("dvonn.db"));
    folder.run(&["health"]).assert_failed(1, &line);
    assert!(!folder.contains("dvonn.db"));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_healthy_while_it_is_connected() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    folder.run(&["health"]).assert_failed(1, "the bot has not been connected to Discord yet");

    let child = folder
        .command(&["run"])
        .env("DVONN_LOG_LEVEL", "off")
        .env("DVONN_DISCORD_TOKEN", playground.token())
        .env("DVONN_DISCORD_API_URL", playground.api_base())
        .spawn()
        .unwrap();
    playground.wait_for_command("dvonn", TIMEOUT).await.unwrap();
    playground.wait_for_bot(TIMEOUT).await.unwrap();
    let healthy = folder.run(&["health"]);
    assert_eq!((healthy.code, healthy.stderr.as_str()), (Some(0), ""), "{healthy:?}");
    assert!(healthy.stdout.starts_with("The bot was connected to Discord "), "{healthy:?}");

    assert_eq!(terminate(child).code, Some(0));
    std::fs::write(folder.path().join("clock"), "120").unwrap();
    let later = folder.run_with(&["health"], &[("DVONN_DISCORD_CLOCK_FILE", "clock")]);
    later.assert_failed(1, "the bot was last connected to Discord ");
}

#[test]
fn migrate_prints_the_number_of_migrations() {
    let folder = WorkingFolder::new();
    let first = folder.run(&["migrate"]);
    assert_eq!(first.code, Some(0), "{first:?}");
    assert!(first.stdout.starts_with("sqlite:dvonn.db is up to date: "), "{first:?}");
    assert!(first.stdout.contains(" applied."), "{first:?}");
    assert!(folder.contains("dvonn.db"));
    assert!(!folder.contains("dvonn.db-wal"), "the database is closed cleanly");

    let second = folder.run(&["migrate"]);
    assert_eq!(second.stdout, "sqlite:dvonn.db is up to date.\n", "{second:?}");
}

#[test]
fn a_first_start_says_that_it_created_the_database() {
    let folder = WorkingFolder::new();
    let ended = folder.run(&["migrate"]);
    let line = format!("created a new, empty database {}: ", folder.file("dvonn.db"));
    assert!(ended.stderr.contains("WARN") && ended.stderr.contains(&line), "{ended:?}");
    assert_eq!(folder.run(&["migrate"]).stderr, "");
}

#[test]
fn a_lost_database_is_reported_and_not_replaced() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    std::fs::remove_file(folder.path().join("dvonn.db")).unwrap();
    let ended = folder.run(&["migrate"]);
    let (database, marker) = (folder.file("dvonn.db"), folder.file("dvonn.db.marker"));
    let line = format!("the database {database} is missing or empty, but there was one before");
    ended.assert_failed(1, &line);
    let advice = format!("To start with an empty database instead, move {marker} away");
    assert!(ended.stderr.contains(&advice), "{ended:?}");
    assert!(!folder.contains("dvonn.db"));
}

#[tokio::test]
async fn a_second_bot_on_the_same_database_is_refused() {
    let folder = WorkingFolder::new();
    let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
    let first = Store::open(&url).await.unwrap();
    let ended = folder.run(&["migrate"]);
    let line = format!("the database {} is in use by another", folder.file("dvonn.db"));
    ended.assert_failed(1, &line);
    first.close().await;
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
}

/// The bot sees a disk of its own, which is full, in place of its folder.
#[cfg(target_os = "linux")]
#[test]
fn a_start_on_a_full_disk_is_refused() {
    const MOUNT: &str = "mount -t tmpfs -o size=2m tmpfs . && cd \"$PWD\"";
    const FILL: &str = "\"$0\" migrate >&2 && cat /dev/zero 2>&1 >filler | grep -q 'No space'";
    let folder = WorkingFolder::new();
    let run = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", script]);
        command.arg(env!("CARGO_BIN_EXE_dvonn-bot")).current_dir(folder.path());
        command.env_remove("DVONN_DATABASE_URL").output()
    };
    if !run(MOUNT).is_ok_and(|output| output.status.success()) {
        let said = "SKIPPED: a start on a full disk: this user cannot mount a disk\n";
        assert!(std::env::var("DVONN_TEST_REQUIRE_ALL").as_deref() != Ok("1"), "{said}");
        // Not eprintln!, because the test harness hides its output if the test passes.
        std::io::stderr().write_all(said.as_bytes()).unwrap();
        return;
    }
    let ended = Ended::from(run(&format!("{MOUNT} && {FILL} && \"$0\" migrate")).unwrap());
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let line = format!("error: no space left for the database {}", folder.file("dvonn.db"));
    assert!(ended.stderr.contains(&line), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn a_settings_file_with_a_token_that_others_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = WorkingFolder::with_file("[discord]\ntoken = 'seCRet'\n");
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    for (mode, reported) in [(0o644, true), (0o640, true), (0o600, false)] {
        let permissions = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(folder.path().join("dvonn.toml"), permissions).unwrap();
        let ended = folder.run(&["migrate"]);
        assert_eq!(ended.stderr.contains("run chmod 600 dvonn.toml"), reported, "{ended:?}");
        assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
    }
}

#[test]
fn a_missing_database_folder_is_reported() {
    let folder = WorkingFolder::new();
    let ended = folder.run_with(&["migrate"], &[("DVONN_DATABASE_URL", "sqlite:no/where.db")]);
    ended.assert_failed(
        1,
        &format!("the folder {} of the database does not exist", folder.file("no")),
    );
    assert!(!folder.contains("no"));
}

#[test]
fn a_file_that_is_no_database_is_reported_and_unchanged() {
    let folder = WorkingFolder::new();
    let letter = "Dear friend, this is a letter. ".repeat(100);
    std::fs::write(folder.path().join("dvonn.db"), &letter).unwrap();
    let ended = folder.run(&["migrate"]);
    ended
        .assert_failed(1, &format!("{} is not a database, or is damaged", folder.file("dvonn.db")));
    assert_eq!(std::fs::read_to_string(folder.path().join("dvonn.db")).unwrap(), letter);
}

#[test]
fn a_read_only_database_is_reported() {
    let folder = WorkingFolder::new();
    std::fs::write(folder.path().join("dvonn.db"), "").unwrap();
    let url = "sqlite:dvonn.db?mode=ro";
    let ended = folder.run_with(&["migrate"], &[("DVONN_DATABASE_URL", url)]);
    ended.assert_failed(1, &format!("the database {} is read-only", folder.file("dvonn.db")));
}

#[tokio::test]
async fn a_database_from_a_newer_version_is_reported() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let mut connection = sqlite(&folder.path().join("dvonn.db")).await;
    let newer = "INSERT INTO _sqlx_migrations
                 SELECT 9999, 'later', installed_on, success, checksum, execution_time
                 FROM _sqlx_migrations LIMIT 1";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let line = format!("the database {} is from a newer version", folder.file("dvonn.db"));
    folder.run(&["migrate"]).assert_failed(1, &line);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_reported() {
    let folder = WorkingFolder::new();
    let mut connection = sqlite(&folder.path().join("dvonn.db")).await;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await.unwrap();

    let line = format!("the database {} is locked by another program", folder.file("dvonn.db"));
    folder.run(&["migrate"]).assert_failed(1, &line);
}

#[test]
fn an_unreachable_postgresql_is_reported_without_the_password() {
    let url = format!("postgres://me:seCRet@{}/dvonn", closed_address());
    let ended = WorkingFolder::new().run_with(&["migrate"], &[("DVONN_DATABASE_URL", &url)]);
    ended.assert_failed(1, "no PostgreSQL server answers at ");
    assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
}

#[test]
fn a_port_in_use_is_reported() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
    let _listener = TcpListener::bind(taken).unwrap();
    let ended = WorkingFolder::new().run(&["playground", "--listen", &taken.to_string()]);
    ended.assert_failed(1, &format!("port {} of 127.0.0.1 is in use", taken.port()));
    assert!(ended.stderr.contains("--listen"), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn the_playground_prints_and_serves_its_page_and_leaves_no_files() {
    let folder = WorkingFolder::new();
    let temporary = tempfile::tempdir().unwrap();
    let mut child = folder
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
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn no_token_reaches_the_log_at_any_level() {
    let token = "sECret.bot-token_49";
    let options = Options { token: token.to_owned(), ..Options::on_free_port() };
    let playground = Playground::start(options).await.unwrap();
    let folder = WorkingFolder::new();
    let log = folder.path().join("log");
    let child = folder
        .command(&["run"])
        .env("DVONN_DISCORD_TOKEN", token)
        .env("DVONN_DISCORD_API_URL", playground.api_base())
        .env("DVONN_LOG_LEVEL", "trace")
        .env("DVONN_LOG_LIBRARIES", "trace")
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    playground.wait_for_command("dvonn", TIMEOUT).await.unwrap();
    playground.wait_for_bot(TIMEOUT).await.unwrap();
    let (channel, user) = (playground.channels()[0], playground.users()[0]);
    let call = CommandCall::new(user, channel, "dvonn help");
    playground.invoke(&call).unwrap().reply(TIMEOUT).await.unwrap();
    assert_eq!(terminate(child).code, Some(0));

    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("DEBUG"), "{log}");
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

#[test]
fn a_backup_is_restored_where_the_database_was_lost() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let ended = folder.run(&["backup", "backup.db"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Backed up sqlite:dvonn.db to backup.db (1 MiB).\n");
    let ended = folder.run(&["backup", "backup.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let refusal = "error: backup.db already exists: choose another name, or move it away\n";
    assert_eq!(ended.stderr, refusal);
    let ended = folder.run(&["restore", "backup.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("dvonn.db is not empty, and nothing in it is overwritten"));
    std::fs::remove_file(folder.path().join("dvonn.db")).unwrap();
    let ended = folder.run(&["restore", "backup.db"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Restored sqlite:dvonn.db from backup.db.\n");
    let ended = folder.run(&["migrate"]);
    assert_eq!(ended.stdout, "sqlite:dvonn.db is up to date.\n");
}

#[test]
fn a_database_is_copied_to_another_and_a_full_disk_is_one_line() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let ended = folder.run(&["copy", "--to", "sqlite:other.db"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Copied sqlite:dvonn.db to sqlite:other.db.\n");
    let ended = folder.run(&["copy", "--from", "mysql://me:seCRet@host/db", "--to", "sqlite:x.db"]);
    assert_eq!(ended.code, Some(2), "{ended:?}");
    assert!(ended.stderr.contains("unknown kind of database"), "{ended:?}");
    let ended = folder.run(&["copy", "--from", "sqlite:missing.db", "--to", "sqlite:x.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("missing.db cannot be used: No such file"), "{ended:?}");
    // No file of this process can get larger than this.
    let program = env!("CARGO_BIN_EXE_dvonn-bot");
    let limited = format!("ulimit -f 100; trap '' XFSZ; exec {program} backup full.db");
    let ended = Command::new("bash").args(["-c", &limited]).current_dir(folder.path()).output();
    let ended = Ended::from(ended.unwrap());
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert_eq!(ended.stderr.lines().count(), 1, "{ended:?}");
    assert!(ended.stderr.starts_with("error: ") && ended.stderr.contains("full.db"), "{ended:?}");
    let left = std::fs::read_dir(folder.path()).unwrap().flatten();
    let left = left.filter(|it| it.file_name().to_string_lossy().starts_with("full"));
    assert_eq!(left.count(), 0);
}

#[tokio::test]
async fn check_names_every_mistake_and_exits_with_1() {
    let folder = WorkingFolder::new();
    let ended = folder.run(&["check"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("dvonn.db cannot be opened"), "{ended:?}");
    assert!(!folder.contains("dvonn.db"));
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let ended = folder.run(&["check"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Checked 0 games and 0 results.\nNo mistakes found.\n");

    let url = format!("sqlite:{}", folder.file("dvonn.db"));
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    for (id, state) in [(1, "running"), (2, "running"), (3, "played"), (4, "odd")] {
        let insert = format!(
            "INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name,              state, white_score, black_score, setup, rated, time_control, white_left, black_left,              clock_since, paused, reminders, plies, to_move, told_plies, takebacks, revision,              announced, created_at, updated_at, rematch_of) VALUES ({id}, 1, {id}, 11, 'A', 12, 'B',              '{state}', 0, 0, 'full', 1, 'none', 0, 0, 0, 0, 0, 2, 'w', 0, 0, 1, 1, 0, 0, 99)"
        );
        sqlx::query(sqlx::AssertSqlSafe(insert)).execute(&mut database).await.unwrap();
    }
    for (game, number, ply) in
        [(1, 1, "D3"), (1, 2, "D3"), (2, 2, "D3"), (3, 1, "D3"), (3, 2, "E3")]
    {
        let insert = format!(
            "INSERT INTO plies (game_id, number, ply, origin, played_at)              VALUES ({game}, {number}, '{ply}', 'chosen', 0)"
        );
        sqlx::query(sqlx::AssertSqlSafe(insert)).execute(&mut database).await.unwrap();
    }
    let rating = "INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games,         streak, longest_streak, last_at, season, season_wins, season_draws, season_losses)         VALUES (1, 11, 'A', 1500000, 60000, 60000000, 1, 0, 0, 0, 1, 0, 0, 0)";
    sqlx::query(rating).execute(&mut database).await.unwrap();
    database.close().await.unwrap();

    let before = folder.run(&["backup", "broken.db"]);
    assert_eq!(before.code, Some(0), "{before:?}");
    for command in [&["check"][..], &["check", "broken.db"]] {
        let ended = folder.run(command);
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert_eq!(
            ended.stdout.lines().collect::<Vec<_>>(),
            [
                "games.rematch_of is 99, but games has no such row",
                "the counter game is 0, but games has id 4",
                "game 1: ply 2, D3: D3 is taken",
                "game 2: its moves are not numbered from 1 without gaps",
                "game 3: it was played to the end, but somebody can move",
                "game 3: it is rated and over, but has no result",
                "game 4: the database is corrupt: column state holds \"odd\"",
                "server 1, week of 1969-12-29: the games differ",
                "server 1, week of 1969-12-29: the players differ",
                "server 1: the rating of player 11 differs",
                "Checked 4 games and 0 results.",
            ]
        );
        assert_eq!(ended.stderr, "error: found 10 mistakes\n");
    }
}
