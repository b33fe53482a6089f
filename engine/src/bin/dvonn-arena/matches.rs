//! `dvonn-arena match`: two players, and which is the stronger.

use std::fs::File;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::contest::{Contest, Pair};
use crate::entrant::Entrant;
use crate::estimate::{Estimate, Sprt, Verdict};
use crate::tally::Tally;

/// How a match is played.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The player whose result is told.
    a: Entrant,
    /// The other player.
    b: Entrant,
    /// How many games, rounded up to pairs with swapped colours; with --sprt, at most.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// The seed of the first pair; White's is this, Black's the next number, and so on.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seconds that each side has for all its plies of a game; more is a fault. No limit by default.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Stop when it is sure whether A is stronger by ELO0 or by ELO1.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// The chance that --sprt decides for ELO1 wrongly.
    #[arg(long, default_value_t = 0.05, value_parser = chance)]
    alpha: f64,
    /// The chance that --sprt decides for ELO0 wrongly.
    #[arg(long, default_value_t = 0.05, value_parser = chance)]
    beta: f64,
    /// Append the games to this file, one a line, with their scores.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write seconds, from 0.01 to 86400".into())
}

fn chance(text: &str) -> Result<f64, String> {
    let chance = text.parse().ok().filter(|chance| (0.001..=0.4).contains(chance));
    chance.ok_or_else(|| "write a chance from 0.001 to 0.4".into())
}

/// Plays the match; the result so far is written after each pair.
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
        entrants: [options.a.clone(), options.b.clone()],
        pairs: options.games.div_ceil(2).into(),
        jobs: options.jobs.into(),
        seed: options.seed,
        limit: options.time,
    };
    writeln!(output, "A: {}\nB: {}", options.a, options.b)?;
    let mut tally = Tally::default();
    contest.run(|pair| {
        tally.add(&pair);
        tell_faults(&pair, output)?;
        if let Some(file) = &mut record {
            write_games(&pair, file)?;
        }
        let verdict = test.map_or(Verdict::Undecided, |test| test.verdict(tally.pairs));
        writeln!(output, "{}", so_far(&tally, test))?;
        Ok(match verdict {
            Verdict::Undecided => ControlFlow::Continue(()),
            Verdict::First | Verdict::Second => ControlFlow::Break(()),
        })
    })?;
    conclude(&tally, test, output)
}

fn so_far(tally: &Tally, test: Option<Sprt>) -> String {
    let Tally { wins, draws, losses, .. } = tally;
    let estimate = Estimate::of(tally.pairs);
    let ratio = test.map_or_else(String::new, |test| {
        let [lower, upper] = test.bounds();
        let ratio = test.log_likelihood_ratio(tally.pairs);
        format!(", LLR {ratio:.2} ({lower:.2} to {upper:.2})")
    });
    format!("{} games: A +{wins} ={draws} -{losses}, {estimate}{ratio}", tally.games())
}

fn tell_faults(pair: &Pair, output: &mut impl Write) -> io::Result<()> {
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

/// Writes the games that were played to their end.
fn write_games(pair: &Pair, file: &mut File) -> io::Result<()> {
    pair.iter()
        .filter(|played| played.fault.is_none())
        .try_for_each(|played| writeln!(file, "{}", played.game))
}

fn conclude(tally: &Tally, test: Option<Sprt>, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "\nResult: {}", so_far(tally, test))?;
    if let Some(test) = test {
        let Sprt { elo0, elo1, .. } = test;
        match test.verdict(tally.pairs) {
            Verdict::Undecided => writeln!(output, "Not decided between Elo {elo0} and {elo1}")?,
            Verdict::First => writeln!(output, "Decided for Elo {elo0}, against {elo1}")?,
            Verdict::Second => writeln!(output, "Decided for Elo {elo1}, against {elo0}")?,
        }
    }
    let games = f64::from(tally.games().max(1));
    writeln!(output, "Pairs by half points of A, 0 to 4: {:?}", tally.pairs)?;
    writeln!(output, "Pieces ahead, on average: {:+.2}", f64::from(tally.lead) / games)?;
    writeln!(output, "Games that were played before: {}", tally.repeated())?;
    for (name, (times, faults)) in ["A", "B"].into_iter().zip(tally.times.iter().zip(tally.faults))
    {
        writeln!(output, "{name}: {faults} faults; {times}")?;
    }
    Ok(())
}
