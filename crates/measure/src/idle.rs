//! Measures the CPU and memory usage of a bot that only watches the clocks of many games, each in a league of its own:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- idle [SECONDS]
//! ```
//!
//! Measures 100 and then 10,000 running games and leagues, for SECONDS each (default: 30). All deadlines are
//! days away. The bot runs in a child process and talks to a playground in this one. Fails if
//! 10,000 games cost more than the limits below.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{Options, Playground};
use dvonn_rules::{ByColor, Position};
use jiff::{SignedDuration, Timestamp};
use sqlx::{AnyConnection, Connection as _, Executor as _};

use crate::bot::{Bot, Result, database_url};
use crate::games::running::{self, RunningGame};

const FEW: u32 = 100;
const MANY: u32 = 10_000;
/// The time limit for the bot to start, and the time to wait before the measurement.
const TIMEOUT: Duration = Duration::from_mins(1);
const WARM_UP: Duration = Duration::from_secs(5);
/// The limits: percent of a core, and KiB of extra memory with many games instead of few.
const MAX_CPU: f64 = 1.0;
const MAX_EXTRA_MEMORY: u32 = 20 * 1024;

/// For each game, a server with a league of two people, in a cycle that ends in four weeks.
const LEAGUES: [&str; 4] = [
    "INSERT INTO leagues (id, guild_id, channel_id, name, organiser_id, state, cycle, ends_at, due_at,
         size, twice, weeks, moves, at_once, setup, time_control, rated, everywhere, created_at)
     SELECT id, id, id, 'League', white_id, 'running', 1, $END, $END, 5, 0, 6, 1, 1, 'full', 'none', 1,
         0, created_at FROM games",
    "INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, rounds, round,
         setup, time_control, rated, round_length, round_ends_at, created_at, updated_at, league_id,
         cycle, division)
     SELECT id, id, id, 'League', 'round_robin', 'running', white_id, 1, 1, 'full', 'none', 1,
         3628800000, $END, created_at, created_at, id, 1, 1 FROM games",
    "INSERT INTO entrants (tournament_id, number, player_id, name)
     SELECT id, 1, white_id, white_name FROM games UNION ALL
     SELECT id, 2, black_id, black_name FROM games",
    "INSERT INTO pairings (tournament_id, round, board, white, black, attempt, drawn, game_id, forfeit)
     SELECT id, 1, 1, 1, 2, 0, 0, id, 0 FROM games",
];

/// The cost of an idle bot.
struct Cost {
    /// Percent of a core.
    cpu: f64,
    /// Resident memory in KiB.
    memory: u32,
}

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The time of each measurement.
    #[arg(value_parser = clap::value_parser!(u64).range(1..), default_value_t = 30)]
    seconds: u64,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { seconds }: &Arguments) -> Result<()> {
    let few = measure(FEW, Duration::from_secs(seconds)).await?;
    let many = measure(MANY, Duration::from_secs(seconds)).await?;
    let allowed = many.cpu < MAX_CPU && many.memory <= few.memory + MAX_EXTRA_MEMORY;
    if allowed { Ok(()) } else { Err("many games cost more than the limits".into()) }
}

async fn measure(games: u32, time: Duration) -> Result<Cost> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let users = playground.users();
    let game = |number| RunningGame {
        players: ByColor { white: users[0], black: users[1] },
        position: Position::new(),
        per_turn: SignedDuration::from_hours(24 * (2 + i64::from(number % 28))),
    };
    let running: Vec<_> = (0..games).map(game).collect();
    running::create(&playground, folder.path(), &running).await?;
    let mut connection = AnyConnection::connect(&database_url(folder.path())).await?;
    let end = Timestamp::now() + SignedDuration::from_hours(28 * 24);
    for statement in LEAGUES {
        let statement = statement.replace("$END", &end.as_millisecond().to_string());
        connection.execute(sqlx::AssertSqlSafe(statement)).await?;
    }
    connection.close().await?;
    let bot = Bot::start(&playground, folder.path(), &[])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    tokio::time::sleep(WARM_UP).await;

    let (before, start) = (bot.cpu_seconds()?, Instant::now());
    tokio::time::sleep(time).await;
    let used = bot.cpu_seconds()? - before;
    let cost = Cost { cpu: 100.0 * used / start.elapsed().as_secs_f64(), memory: bot.memory()? };
    writeln!(
        io::stdout(),
        "{games} running games and leagues: {:.2} % of a core, {:.1} MiB",
        cost.cpu,
        f64::from(cost.memory) / 1024.0
    )?;
    Ok(cost)
}
