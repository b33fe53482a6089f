//! `dvonn-arena levels`: each level against the one below.

use std::io::{self, Write};
use std::ops::ControlFlow;

use clap::Args;
use dvonn_engine::Level;

use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::estimate::Estimate;
use crate::tally::Tally;

/// What people call the levels.
const NAMES: [&str; Level::ALL.len()] =
    ["Beginner", "Novice", "Casual", "Skilled", "Club player", "Strong", "Expert", "Master"];

/// Simple players that the lowest level is measured by.
const BELOW_ALL: [&str; 2] = ["half-greedy", "greedy"];

/// How the levels meet.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many games each two play, rounded up to pairs with swapped colours.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// The seed of the first pair.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The lowest level to look at.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    from: u8,
    /// The highest level to look at.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=8))]
    to: u8,
}

/// Plays, and writes a table in Markdown, a row as soon as it is known.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "| Level | Against | Score | 95 % | Games | A ply | The longest |")?;
    writeln!(output, "|---|---|---|---|---|---|---|")?;
    let levels = Level::ALL
        .into_iter()
        .filter(|level| (options.from..=options.to).contains(&level.number()));
    for level in levels {
        for (opponent, name) in opponents(level) {
            let tally = meet(options, [Entrant::level(level), opponent])?;
            let Estimate { score, low, high } = Estimate::of(tally.pairs);
            let [score, low, high] = [score, low, high].map(|share| 100.0 * share);
            let [times, _] = tally.times;
            writeln!(
                output,
                "| {} | {name} | {score:.1} % | {low:.1} to {high:.1} % | {} | {} ms | {} ms |",
                named(level),
                tally.games(),
                times.of_a_ply().as_millis(),
                times.longest_ply.as_millis(),
            )?;
        }
    }
    Ok(())
}

fn meet(options: &Options, entrants: [Entrant; 2]) -> io::Result<Tally> {
    let contest = Contest {
        entrants,
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

/// Who a level is measured by, with their names.
fn opponents(level: Level) -> Vec<(Entrant, String)> {
    match Level::new(level.number() - 1) {
        Some(below) => vec![(Entrant::level(below), named(below))],
        None => {
            let simple =
                |name: &str| name.parse().ok().map(|entrant| (entrant, format!("`{name}`")));
            BELOW_ALL.into_iter().filter_map(simple).collect()
        }
    }
}

fn named(level: Level) -> String {
    let number = level.number();
    format!("{number} {}", NAMES[usize::from(number) - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_meets_the_one_below_and_the_lowest_simple_players() {
        let names = |level| -> Vec<_> {
            opponents(level)
                .into_iter()
                .map(|(entrant, name)| (entrant.to_string(), name))
                .collect()
        };
        assert_eq!(names(Level::MASTER), [("level:7".into(), "7 Expert".into())]);
        let lowest = ["half-greedy", "greedy"].map(|name| (name.into(), format!("`{name}`")));
        assert_eq!(names(Level::BEGINNER), lowest);
        assert_eq!(Level::ALL.into_iter().flat_map(opponents).count(), 9);
    }
}
