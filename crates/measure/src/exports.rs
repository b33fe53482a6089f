//! Measures what exports of a person's data and backups of a server cost:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- exports [GAMES]
//! ```
//!
//! Two people have played GAMES whole games on one server (default: 20,000). Each measurement has a
//! bot of its own in a child process, which talks to a playground in this one. Prints the time until
//! the last file is there, the number of files, and the bot's memory before and at most.

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use dvonn_playground::{CommandCall, Options, Playground};
use dvonn_rules::{Game, Ply};
use dvonn_store::Store;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

use crate::bot::{Bot, Result, database_url};

const TIMEOUT: Duration = Duration::from_mins(10);

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of games.
    #[arg(default_value_t = 20_000)]
    games: u32,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { games }: &Arguments) -> Result<()> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    fill(&playground, folder.path(), games).await?;
    writeln!(io::stdout(), "{games} games")?;
    for (session, command) in (1..).zip(["privacy export", "dvonn-admin backup"]) {
        measure(&playground, folder.path(), session, command).await?;
    }
    Ok(())
}

/// Measures a command of the bot that opens this gateway session, counted from 1.
async fn measure(
    playground: &Playground,
    folder: &Path,
    session: u64,
    command: &str,
) -> Result<()> {
    let channel = playground.create_channel(playground.guild(), "files");
    let bot = Bot::start(playground, folder, &[])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_sessions(session, TIMEOUT).await?;
    let (before, start) = (bot.memory()?, Instant::now());
    let call = CommandCall::new(playground.users()[0], channel, command);
    let first = playground.invoke(&call)?.reply(TIMEOUT).await?;
    let mut files = vec![first];
    // All parts but the last say that more follow.
    while files.last().is_some_and(|file| file.content.contains("follow")) {
        let seen: Vec<_> = files.iter().map(|file| file.id).collect();
        let is_new = |message: &dvonn_playground::Message| {
            !message.attachments.is_empty() && !seen.contains(&message.id)
        };
        files.push(playground.wait_for_message(channel, is_new, TIMEOUT).await?);
    }
    let mebibytes = |kibibytes: u32| f64::from(kibibytes) / 1024.0;
    writeln!(
        io::stdout(),
        "/{command}: {:.1} s, {} files, memory {:.1} MiB before and {:.1} MiB at most",
        start.elapsed().as_secs_f64(),
        files.len(),
        mebibytes(before),
        mebibytes(bot.status("VmHWM:")?),
    )?;
    Ok(())
}

/// Creates copies of one whole game.
async fn fill(playground: &Playground, folder: &Path, games: u32) -> Result<()> {
    let url = database_url(folder);
    let empty = Store::open(&url).await?;
    empty.migrate().await?;
    empty.close().await;
    let mut game = Game::new();
    while game.position().result().is_none() {
        let ply = game.position().legal_plies().first().copied().unwrap_or(Ply::Pass);
        game.play(ply)?;
    }
    let score = game.position().score();
    let [white, black] = [playground.users()[0], playground.users()[1]];
    let numbers = format!(
        "WITH RECURSIVE numbers (number) AS \
         (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < {games})"
    );
    let mut connection = AnyConnection::connect(&url).await?;
    let mut transaction = connection.begin().await?;
    let insert = format!(
        "INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, \
         state, white_score, black_score, setup, rated, time_control, white_left, black_left, \
         clock_since, paused, reminders, plies, to_move, takebacks, revision, \
         created_at, updated_at) {numbers} SELECT number, {}, number, {white}, 'Ada', {black}, \
         'Ben', 'played', {}, {}, 'full', 0, 'none', 0, 0, 0, 0, 0, {}, 'w', 0, 1, number, \
         number FROM numbers",
        playground.guild(),
        score.white,
        score.black,
        game.plies().len(),
    );
    transaction.execute(AssertSqlSafe(insert)).await?;
    for (number, ply) in (1..).zip(game.plies()) {
        let player = if number % 2 == 1 { white } else { black };
        let insert = format!(
            "INSERT INTO plies (game_id, number, ply, player_id, origin, interaction_id, played_at) \
             SELECT id, {number}, '{ply}', {player}, 'chosen', id * 1000 + {number}, id FROM games"
        );
        transaction.execute(AssertSqlSafe(insert)).await?;
    }
    transaction.commit().await?;
    connection.close().await?;
    Ok(())
}
