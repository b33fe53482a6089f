//! `dvonn-arena match`: plays a match and prints which player is stronger.

use std::fs::File;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::contest::{Contest, Pair};
use crate::estimate::{Estimate, Sprt, Verdict};
use crate::player_spec::PlayerSpec;
use crate::tally::Tally;

/// The options of the `match` command.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// First player; results are from its point of view.
    a: PlayerSpec,
    /// Second player.
    b: PlayerSpec,
    /// Number of games, rounded up to an even number; with --sprt, the maximum.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Number of pairs of games played in parallel.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Seed of White in the first pair; Black and further pairs use the following numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Time for each side per game in seconds; exceeding it is a fault. Default: no limit.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Stop when a sequential test accepts that A is stronger by ELO0 or by ELO1.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Probability that --sprt wrongly accepts ELO1.
    #[arg(long, default_value_t = 0.05, value_parser = probability)]
    alpha: f64,
    /// Probability that --sprt wrongly accepts ELO0.
    #[arg(long, default_value_t = 0.05, value_parser = probability)]
    beta: f64,
    /// File to which finished games are appended, one per line with their scores.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write seconds, from 0.01 to 86400".into())
}

fn probability(text: &str) -> Result<f64, String> {
    let probability = text.parse().ok().filter(|value| (0.001..=0.4).contains(value));
    probability.ok_or_else(|| "write a probability from 0.001 to 0.4".into())
}

/// Plays the match and writes the current result after each pair.
///
/// # Errors
///
/// If a player cannot be started, or the output or the record cannot be written.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    let test = match options.sprt.as_deref() {
        Some(&[elo0, elo1]) => Some(Sprt { elo0, elo1, alpha: options.alpha, beta: options.beta }),
        _ => None,
    };
    let mut record = match &options.record {
        Some(path) => Some(File::options().create(true).append(true).open(path)?),
        None => None,
    };
    let contest = Contest {
        players: [options.a.clone(), options.b.clone()],
        pairs: options.games.div_ceil(2).into(),
        jobs: options.jobs.into(),
        seed: options.seed,
        limit: options.time,
    };
    writeln!(output, "A: {}\nB: {}", options.a, options.b)?;
    let mut tally = Tally::default();
    contest.run(|pair| {
        tally.add(&pair);
        print_faults(&pair, output)?;
        if let Some(file) = &mut record {
            write_games(&pair, file)?;
        }
        let verdict = test.map_or(Verdict::Undecided, |test| test.verdict(tally.pairs));
        writeln!(output, "{}", summary(&tally, test))?;
        Ok(match verdict {
            Verdict::Undecided => ControlFlow::Continue(()),
            Verdict::AcceptElo0 | Verdict::AcceptElo1 => ControlFlow::Break(()),
        })
    })?;
    print_result(&tally, test, output)
}

fn summary(tally: &Tally, test: Option<Sprt>) -> String {
    let Tally { wins, draws, losses, .. } = tally;
    let estimate = Estimate::from_pairs(tally.pairs);
    let ratio = test.map_or_else(String::new, |test| {
        let [lower, upper] = test.bounds();
        let ratio = test.log_likelihood_ratio(tally.pairs);
        format!(", LLR {ratio:.2} ({lower:.2} to {upper:.2})")
    });
    format!("{} games: A +{wins} ={draws} -{losses}, {estimate}{ratio}", tally.games())
}

fn print_faults(pair: &Pair, output: &mut impl Write) -> io::Result<()> {
    for (played, white) in pair.iter().zip(["A", "B"]) {
        if let Some((side, fault)) = &played.fault {
            let ply = played.game.plies().len() + 1;
            let plies = &played.game;
            writeln!(
                output,
                "fault: {side} at ply {ply}, with {white} as White: {fault}: {plies}"
            )?;
        }
    }
    Ok(())
}

/// Writes the finished games.
fn write_games(pair: &Pair, file: &mut File) -> io::Result<()> {
    pair.iter()
        .filter(|played| played.fault.is_none())
        .try_for_each(|played| writeln!(file, "{}", played.game))
}

fn print_result(tally: &Tally, test: Option<Sprt>, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "\nResult: {}", summary(tally, test))?;
    if let Some(test) = test {
        let Sprt { elo0, elo1, .. } = test;
        match test.verdict(tally.pairs) {
            Verdict::Undecided => {
                writeln!(output, "SPRT: undecided between Elo {elo0} and {elo1}")?;
            }
            Verdict::AcceptElo0 => writeln!(output, "SPRT: accepted Elo {elo0}, rejected {elo1}")?,
            Verdict::AcceptElo1 => writeln!(output, "SPRT: accepted Elo {elo1}, rejected {elo0}")?,
        }
    }
    let games = f64::from(tally.games().max(1));
    writeln!(output, "Pairs in which A scored 0, ½, 1, 1½ and 2 points: {:?}", tally.pairs)?;
    writeln!(output, "Average margin of A in pieces: {:+.2}", f64::from(tally.lead) / games)?;
    writeln!(output, "Repeated games: {}", tally.repeated())?;
    for (name, (times, faults)) in ["A", "B"].into_iter().zip(tally.times.iter().zip(tally.faults))
    {
        writeln!(output, "{name}: {faults} faults; {times}")?;
    }
    Ok(())
}
