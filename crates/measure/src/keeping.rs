//! Measures the time and the memory of a backup, its restoration, copies and a check, with many games:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- keeping [FINISHED] [RUNNING] [POSTGRES_URL]
//! ```
//!
//! Fills a SQLite database in a temporary folder with whole games: by default a million finished rated
//! ones on ten servers, and 100,000 running ones. Copies it to PostgreSQL and makes a backup there too,
//! if the URL of an empty database is given. Each step runs in a process of its own, whose peak memory
//! (`VmHWM`) is printed. Fails if a check finds a mistake.

use std::env;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use clap::Subcommand;
use dvonn_model::GuildId;
use dvonn_rules::{Color, Game, Ply};
use dvonn_store::Store;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

use crate::bot::Result;

/// The number of different games, and of servers with rated ones.
const LINES: u64 = 100;
const SERVERS: i64 = 10;
/// How many plies a running game has.
const RUNNING_PLIES: usize = 60;
/// The statements that count the games in each week.
const WEEKS: &str = include_str!("weeks.sql");

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of finished games.
    #[arg(default_value_t = 1_000_000)]
    finished: i64,
    /// The number of running games.
    #[arg(default_value_t = 100_000)]
    running: i64,
    /// An empty PostgreSQL database, for a copy and a backup of that.
    postgres_url: Option<String>,
}

/// A step of the measurement, in a process of its own.
#[derive(Subcommand)]
pub(crate) enum Step {
    Fill { url: String, finished: i64, running: i64 },
    Backup { url: String, file: PathBuf },
    Restore { file: PathBuf, url: String },
    Copy { from: String, to: String },
    Check { url: String },
}

impl Step {
    /// Takes the step.
    pub(crate) async fn run(self) -> Result<()> {
        match self {
            Step::Fill { url, finished, running } => fill(&url, finished, running).await?,
            Step::Backup { url, file } => dvonn_store::backup(&url, &file).await?,
            Step::Restore { file, url } => dvonn_store::restore(&file, &url).await?,
            Step::Copy { from, to } => dvonn_store::copy(&from, &to).await?,
            Step::Check { url } => check(&url).await?,
        }
        Ok(())
    }
}

async fn check(url: &str) -> Result<()> {
    let store = Store::open_read_only(url).await?;
    let mut mistakes = 0;
    let mut tx = store.snapshot().await?;
    dvonn_play::check::check_database(&mut tx, |mistake| {
        mistakes += 1;
        eprintln!("{mistake:?}");
    })
    .await?;
    if mistakes == 0 { Ok(()) } else { Err("the check found mistakes".into()) }
}

/// Runs the measurement.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { finished, running, postgres_url } = arguments;
    let folder = tempfile::tempdir()?;
    let file = |name: &str| folder.path().join(name).display().to_string();
    let url = |name: &str| format!("sqlite:{}", file(name));
    step("fill", &["fill", &url("dvonn.db"), &finished.to_string(), &running.to_string()])?;
    let size = std::fs::metadata(file("dvonn.db"))?.len() / 1024 / 1024;
    say(&format!("{finished} finished and {running} running games, {size} MiB"));
    // Each file is removed as soon as no step needs it: the disk has room for two and a server.
    let remove = |name: &str| std::fs::remove_file(file(name));
    step("backup", &["backup", &url("dvonn.db"), &file("backup.db")])?;
    remove("dvonn.db")?;
    step("restore", &["restore", &file("backup.db"), &url("restored.db")])?;
    remove("backup.db")?;
    step("check", &["check", &url("restored.db")])?;
    if let Some(server) = postgres_url {
        step("copy to PostgreSQL", &["copy", &url("restored.db"), server])?;
        remove("restored.db")?;
        step("check, PostgreSQL", &["check", server])?;
        step("backup of PostgreSQL", &["backup", server, &file("of_server.db")])?;
        remove("of_server.db")?;
        step("copy from PostgreSQL", &["copy", server, &url("back.db")])?;
        step("check of that", &["check", &url("back.db")])?;
    }
    Ok(())
}

/// Runs a step in a process of its own, and prints its time and memory.
fn step(name: &str, arguments: &[&str]) -> Result<()> {
    let start = Instant::now();
    let mut child =
        Command::new(env::current_exe()?).arg("keeping-step").args(arguments).spawn()?;
    let mut peak = 0;
    let status = loop {
        // Gone once the process has ended: the last value is the peak, or nearly.
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()));
        let line = status.unwrap_or_default();
        let line = line.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        peak = number.unwrap_or(peak);
        if let Some(status) = child.try_wait()? {
            break status;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    };
    let (seconds, peak) = (start.elapsed().as_secs_f64(), peak / 1024);
    say(&format!("{name:22} {seconds:7.1} s {peak:6} MiB"));
    if status.success() { Ok(()) } else { Err(format!("{name} failed").into()) }
}

fn say(line: &str) {
    // A closed pipe ends the measurement at the next step.
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Plays a game to its end, always by one of the first plies: which one follows from the seed.
fn play(seed: u64) -> Result<Game> {
    let mut game = Game::new();
    let mut state = seed;
    while game.result().is_none() {
        if game.position().must_pass() {
            game.play(Ply::Pass)?;
            continue;
        }
        let legal = game.position().legal_plies();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seed * 2 + 1);
        let ply = legal[usize::try_from(state >> 33)? % legal.len()];
        game.play(ply)?;
    }
    Ok(game)
}

async fn fill(url: &str, finished: i64, running: i64) -> Result<()> {
    let store = Store::open(url).await?;
    store.migrate().await?;
    store.close().await;
    let mut connection = AnyConnection::connect(url).await?;
    connection.execute("PRAGMA synchronous = OFF; PRAGMA cache_size = -65536").await?;
    let mut tx = connection.begin().await?;
    tx.execute("CREATE TABLE lines (line BIGINT, number BIGINT, ply TEXT)").await?;
    tx.execute(
        "CREATE TABLE ends (line BIGINT, plies BIGINT, moves BIGINT, white BIGINT, black BIGINT)",
    )
    .await?;
    for line in 0..LINES {
        let game = play(line)?;
        for (number, ply) in (1..).zip(game.plies()) {
            let insert = format!("INSERT INTO lines VALUES ({line}, {number}, '{ply}')");
            tx.execute(AssertSqlSafe(insert)).await?;
        }
        let owned = game.position().score();
        let moves = game.plies().iter().filter(|ply| matches!(ply, Ply::Move { .. })).count();
        let insert = format!(
            "INSERT INTO ends VALUES ({line}, {}, {moves}, {}, {})",
            game.plies().len(),
            owned[Color::White],
            owned[Color::Black]
        );
        tx.execute(AssertSqlSafe(insert)).await?;
    }
    let last = finished + running;
    for statement in [
        "CREATE TABLE numbers AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n \
         WHERE i < $LAST) SELECT i, 1 + i % $SERVERS AS guild, 1000 + (i * 7919) % 2003 AS one, \
         5000 + (i * 104729) % 1999 AS other, i % $LINES AS line, 1600000000000 + i * 60000 AS at FROM n",
        "INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, state, \
         white_score, black_score, setup, rated, time_control, white_left, black_left, clock_since, \
         paused, reminders, plies, to_move, takebacks, revision, created_at, \
         updated_at) SELECT i, guild, i, one, 'Member', other, 'Member', \
         CASE WHEN i <= $FINISHED THEN 'played' ELSE 'running' END, \
         CASE WHEN i <= $FINISHED THEN ends.white END, CASE WHEN i <= $FINISHED THEN ends.black END, \
         'full', 1, 'bank 259200000 43200000', 1, 1, at, 0, 0, \
         CASE WHEN i <= $FINISHED THEN plies ELSE $PLIES END, 'w', 0, 60, at, at \
         FROM numbers JOIN ends USING (line)",
        "INSERT INTO plies (game_id, number, ply, player_id, origin, interaction_id, played_at) \
         SELECT i, number, ply, one, 'chosen', i * 1000 + number, at + number FROM numbers \
         JOIN lines USING (line) WHERE i <= $FINISHED OR number <= $PLIES ORDER BY i, number",
        "INSERT INTO results (id, game_id, guild_id, white_id, black_id, points, on_time, moves, setup, \
         share, ended_at) SELECT i, i, guild, one, other, \
         CASE WHEN ends.white > ends.black THEN 2 WHEN ends.white = ends.black THEN 1 ELSE 0 END, 0, \
         moves, 'full', 1, at FROM numbers JOIN ends USING (line) WHERE i <= $FINISHED",
        "UPDATE counters SET value = $LAST WHERE name IN ('game', 'result')",
        "DROP TABLE numbers",
        "DROP TABLE lines",
        "DROP TABLE ends",
    ] {
        let statement = statement
            .replace("$LAST", &last.to_string())
            .replace("$FINISHED", &finished.to_string())
            .replace("$SERVERS", &SERVERS.to_string())
            .replace("$LINES", &LINES.to_string())
            .replace("$PLIES", &RUNNING_PLIES.to_string());
        tx.execute(AssertSqlSafe(statement)).await?;
    }
    for weeks in WEEKS.split_inclusive(';').filter(|statement| statement.contains("INSERT")) {
        tx.execute(weeks).await?;
    }
    tx.commit().await?;
    connection.close().await?;
    let store = Store::open(url).await?;
    for guild in 1..=SERVERS {
        let mut tx = store.begin().await?;
        dvonn_ladder::recompute(&mut tx, GuildId::try_from(guild)?.into()).await?;
        tx.commit().await?;
    }
    store.close().await;
    Ok(())
}
