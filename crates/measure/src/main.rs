//! Measures the bot: how fast it answers, how much memory it needs, how its ladder agrees with true
//! strengths, and what it loses when something fails.
//!
//! ```text
//! cargo run --release -p dvonn-measure -- load 1000 100
//! ```
//!
//! Each measurement is a subcommand; the head of its file says what it does and what it prints. The bot
//! runs in a child process: this program again, with the subcommand `bot`. People act through a
//! playground in this process.
//!
//! What needs the bot or its database is measured here. What needs one crate alone is an example or a
//! benchmark of that crate.

mod bot;
mod crowd;
mod exports;
mod fair;
mod fleet;
mod floor;
mod games;
mod idle;
mod keeping;
mod load;
mod million;
mod openings;
mod processes;
mod reliability;
mod season;
mod soak;

use clap::Parser;

/// Measure the bot.
#[derive(Parser)]
#[command(arg_required_else_help = true)]
enum CommandLine {
    /// Play turns by a fixed schedule, and measure response times and memory.
    Load(load::Arguments),
    /// Play for a day, squeezed into an hour, and measure the memory.
    Soak(soak::Arguments),
    /// Send many expensive commands at once while others play, and measure both.
    Crowd(crowd::Arguments),
    /// Measure what one person with many games costs everybody else.
    Fair(fair::Arguments),
    /// Measure the CPU and memory usage of a bot that only watches the clocks of many games.
    Idle(idle::Arguments),
    /// Measure what exports of a person's data and backups of a server cost.
    Exports(exports::Arguments),
    /// Measure how fast `/learn openings` answers when many games have ended.
    Openings(openings::Arguments),
    /// Simulate seasons of rated games, and compare the ladder with true strengths.
    Season(season::Arguments),
    /// Measure one and two processes on a PostgreSQL database, at a growing rate of turns.
    Processes,
    /// Let everything fail that can fail while people play, and print docs/reliability.md.
    Reliability(reliability::Arguments),
    /// Measure a backup, its restoration, copies and a check, with many games.
    Keeping(keeping::Arguments),
    /// Measure the pages of a ladder with a million finished games, and print the query plans.
    Million(million::Arguments),
    /// Run the bot, as child processes of the measurements do.
    #[command(hide = true)]
    Bot,
    /// Run a bot that answers at once, as a child process of `load`.
    #[command(hide = true)]
    Floor,
    /// Take a step of `keeping`, which measures the process.
    #[command(hide = true, subcommand)]
    KeepingStep(keeping::Step),
}

#[tokio::main]
async fn main() -> bot::Result<()> {
    match CommandLine::parse() {
        CommandLine::Load(arguments) => load::run(&arguments).await,
        CommandLine::Soak(arguments) => soak::run(&arguments).await,
        CommandLine::Crowd(arguments) => crowd::run(&arguments).await,
        CommandLine::Fair(arguments) => fair::run(&arguments).await,
        CommandLine::Idle(arguments) => idle::run(&arguments).await,
        CommandLine::Exports(arguments) => exports::run(&arguments).await,
        CommandLine::Openings(arguments) => openings::run(&arguments).await,
        CommandLine::Season(arguments) => season::run(&arguments).await,
        CommandLine::Processes => processes::run().await,
        CommandLine::Reliability(arguments) => reliability::run(&arguments).await,
        CommandLine::Keeping(arguments) => keeping::run(&arguments),
        CommandLine::Million(arguments) => million::run(&arguments).await,
        CommandLine::Bot => bot::run_bot().await,
        CommandLine::Floor => floor::run_bot().await,
        CommandLine::KeepingStep(step) => step.run().await,
    }
}
