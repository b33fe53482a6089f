//! How fast the search is, and a number that changes when the search does: `--bench`.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use dvonn_engine::{Engine, Limits, Stop};
use dvonn_rules::Position;

/// A line each: how deep to search, and the position; from the beginning of games to their end.
const POSITIONS: &str = include_str!("bench.txt");

const MEBIBYTES: usize = 16;

/// Searches the positions in one thread, each with a fresh engine, to their depths or to one for all,
/// and writes for each how many positions were looked at and in what time; then the sums.
pub(crate) fn run(depth: Option<u32>, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "Position  Depth      Nodes  Seconds")?;
    let mut sum = 0;
    let mut time = Duration::ZERO;
    for (number, (own_depth, position)) in (1..).zip(positions()) {
        let depth = depth.unwrap_or(own_depth);
        let mut engine = Engine::new(MEBIBYTES);
        let begun = Instant::now();
        let nodes = engine.analyse(&position, &Limits::depth(depth), 1, &Stop::new()).nodes;
        let taken = begun.elapsed();
        writeln!(output, "{number:8}  {depth:5}  {nodes:9}  {:7.3}", taken.as_secs_f64())?;
        sum += nodes;
        time += taken;
    }
    let speed = u128::from(sum) * 1_000_000_000 / time.as_nanos().max(1);
    writeln!(output, "Nodes: {sum}\nNodes per second: {speed}")
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
    fn the_positions_are_of_all_parts_of_a_game() {
        let phases: Vec<_> = positions().map(|(_, position)| position.phase()).collect();
        assert_eq!(phases[..2], [Phase::Placement; 2]);
        assert_eq!(phases[2..], [Phase::Movement; 10]);
        let stacks: Vec<_> = positions().map(|(_, position)| position.occupied().len()).collect();
        assert!(stacks[2..].is_sorted_by(|a, b| a > b), "{stacks:?}");
    }
}
