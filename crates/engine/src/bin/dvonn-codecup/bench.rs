//! `--bench`: measures the search speed and prints a node count that changes if the search does.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use dvonn_engine::{Engine, Limits, Stop};
use dvonn_rules::Position;

/// One search per line: the depth and the position. The positions span all stages of a game.
const POSITIONS: &str = include_str!("bench.txt");

const MEBIBYTES: usize = 16;

/// Searches each position with one thread and a new engine, to its own depth or to `depth`. Writes
/// the node count and time of each search and the totals.
///
/// # Errors
///
/// If the output cannot be written.
pub(crate) fn run(depth: Option<u32>, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "Position  Depth      Nodes  Seconds")?;
    let mut total_nodes = 0;
    let mut total_time = Duration::ZERO;
    for (number, (own_depth, position)) in (1..).zip(positions()) {
        let depth = depth.unwrap_or(own_depth);
        let mut engine = Engine::new(MEBIBYTES);
        let started = Instant::now();
        let nodes = engine.analyse(&position, &Limits::depth(depth), 1, &Stop::new()).nodes;
        let time = started.elapsed();
        writeln!(output, "{number:8}  {depth:5}  {nodes:9}  {:7.3}", time.as_secs_f64())?;
        total_nodes += nodes;
        total_time += time;
    }
    let speed = u128::from(total_nodes) * 1_000_000_000 / total_time.as_nanos().max(1);
    writeln!(output, "Nodes: {total_nodes}\nNodes per second: {speed}")
}

fn positions() -> impl Iterator<Item = (u32, Position)> {
    POSITIONS.lines().map(|line| {
        let (depth, position) = line.split_once(' ').expect("a line has a depth and a position");
        (depth.parse().expect("a depth"), position.parse().expect("a position"))
    })
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Phase;

    use super::*;

    #[test]
    fn the_positions_span_all_stages_of_a_game() {
        let phases: Vec<_> = positions().map(|(_, position)| position.phase()).collect();
        assert_eq!(phases[..2], [Phase::Placement; 2]);
        assert_eq!(phases[2..], [Phase::Movement; 10]);
        let stacks: Vec<_> = positions().map(|(_, position)| position.occupied().len()).collect();
        assert!(stacks[2..].is_sorted_by(|a, b| a > b), "{stacks:?}");
    }
}
