//! `dvonn-arena levels`: plays each level against the one below.

use std::io::{self, Write};
use std::ops::ControlFlow;

use clap::Args;
use dvonn_engine::Level;

use crate::contest::Contest;
use crate::estimate::Estimate;
use crate::player_spec::PlayerSpec;
use crate::tally::Tally;

/// The names of the levels.
const NAMES: [&str; Level::ALL.len()] = [
    "Beginner",
    "Novice",
    "Casual",
    "Skilled",
    "Club player",
    "Strong",
    "Expert",
    "Master",
    "Grandmaster",
];

/// The opponents of the lowest level.
const BASELINES: [&str; 2] = ["half-greedy", "greedy"];

/// The options of the `levels` command.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Number of games for each pairing, rounded up to an even number.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Number of pairs of games played in parallel.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Seed of the first pair.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Lowest level to play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=9))]
    from: u8,
    /// Highest level to play.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=9))]
    to: u8,
}

/// Plays all pairings and writes a Markdown table, each row as soon as it is complete.
///
/// # Errors
///
/// If the output cannot be written.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    writeln!(
        output,
        "| Level | Opponent | Score | 95 % interval | Games | Mean ply | Longest ply |"
    )?;
    writeln!(output, "|---|---|---|---|---|---|---|")?;
    let levels = Level::ALL
        .into_iter()
        .filter(|level| (options.from..=options.to).contains(&level.number()));
    for level in levels {
        for (opponent, name) in opponents(level) {
            let tally = play(options, [PlayerSpec::level(level), opponent])?;
            let Estimate { score, low, high } = Estimate::from_pairs(tally.pairs);
            let [score, low, high] = [score, low, high].map(|share| 100.0 * share);
            let [times, _] = tally.times;
            writeln!(
                output,
                "| {} | {name} | {score:.1} % | {low:.1} to {high:.1} % | {} | {} ms | {} ms |",
                name_of(level),
                tally.games(),
                times.mean_ply().as_millis(),
                times.longest_ply.as_millis(),
            )?;
        }
    }
    Ok(())
}

fn play(options: &Options, players: [PlayerSpec; 2]) -> io::Result<Tally> {
    let contest = Contest {
        players,
        pairs: options.games.div_ceil(2).into(),
        jobs: options.jobs.into(),
        seed: options.seed,
        limit: None,
    };
    let mut tally = Tally::default();
    contest.run(|pair| {
        tally.add(&pair);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(tally)
}

/// Returns the opponents of a level with their names.
fn opponents(level: Level) -> Vec<(PlayerSpec, String)> {
    match Level::new(level.number() - 1) {
        Some(below) => vec![(PlayerSpec::level(below), name_of(below))],
        None => {
            let baseline = |name: &str| name.parse().ok().map(|spec| (spec, format!("`{name}`")));
            BASELINES.into_iter().filter_map(baseline).collect()
        }
    }
}

fn name_of(level: Level) -> String {
    let number = level.number();
    format!("{number} {}", NAMES[usize::from(number) - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_plays_the_one_below_and_the_lowest_plays_the_baselines() {
        let names = |level| -> Vec<_> {
            opponents(level).into_iter().map(|(spec, name)| (spec.to_string(), name)).collect()
        };
        assert_eq!(names(Level::GRANDMASTER), [("level:8".into(), "8 Master".into())]);
        let lowest = ["half-greedy", "greedy"].map(|name| (name.into(), format!("`{name}`")));
        assert_eq!(names(Level::BEGINNER), lowest);
        assert_eq!(Level::ALL.into_iter().flat_map(opponents).count(), 10);
    }
}
