//! Counts ply sequences (perft) from each position on standard input:
//!
//! ```text
//! cargo run --release -p dvonn-rules --example perft -- DEPTH < positions
//! ```
//!
//! Each line is a position. Text after a semicolon, blank lines and lines that start with `#` are
//! ignored. Each output line is `POSITION ; D1 n ; … ; DDEPTH n`. The speed is printed to standard
//! error at the end.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use dvonn_rules::Position;

fn main() -> ExitCode {
    match depth().and_then(|depth| count(depth, io::stdin().lock(), io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("perft: {message}");
            ExitCode::from(2)
        }
    }
}

fn depth() -> Result<u32, String> {
    let usage = "usage: perft DEPTH < positions, where DEPTH is at least 1";
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().and_then(|depth| depth.parse().ok()).filter(|&depth| depth > 0);
    depth.filter(|_| arguments.next().is_none()).ok_or_else(|| usage.to_owned())
}

fn count(depth: u32, input: impl BufRead, mut output: impl Write) -> Result<(), String> {
    let mut leaves = 0;
    let mut time = Duration::ZERO;
    for (number, line) in (1..).zip(input.lines()) {
        let line = line.map_err(|error| format!("line {number}: {error}"))?;
        let text = line.split(';').next().unwrap_or_default().trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let position: Position = text.parse().map_err(|error| format!("line {number}: {error}"))?;
        let started = Instant::now();
        let counts: Vec<u64> = (1..=depth).map(|depth| position.perft(depth)).collect();
        time += started.elapsed();
        leaves += counts.iter().sum::<u64>();
        let counts: Vec<String> =
            (1..).zip(counts).map(|(depth, count)| format!("D{depth} {count}")).collect();
        writeln!(output, "{position} ; {}", counts.join(" ; "))
            .map_err(|error| error.to_string())?;
    }
    let speed = u128::from(leaves) * 1_000_000_000 / time.as_nanos().max(1);
    eprintln!("{leaves} leaves in {:.3} s, {speed} leaves/s", time.as_secs_f64());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAST_MOVES: &str = "w w1,b4*,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
                              .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn output(input: &str) -> Result<String, String> {
        let mut output = Vec::new();
        count(2, input.as_bytes(), &mut output)?;
        Ok(String::from_utf8(output).unwrap())
    }

    #[test]
    fn prints_a_count_for_each_depth_of_each_position() {
        let input = format!("# comment\n\n{LAST_MOVES} ; D1 1\n{LAST_MOVES}\n");
        let line = format!("{LAST_MOVES} ; D1 1 ; D2 0\n");
        assert_eq!(output(&input), Ok(line.repeat(2)));
    }

    #[test]
    fn the_error_names_the_invalid_line() {
        let message = "line 2: a position has 5 rows separated by /, but this one has 1";
        assert_eq!(output("# comment\nw w1"), Err(message.to_owned()));
    }
}
