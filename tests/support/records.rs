//! Recorded games.

use dvonn_rules::{Game, Ply};

/// Games between people.
const PEOPLE: &str = include_str!("../../crates/rules/tests/data/oracle/games_of_people.txt");

/// A game in which Black passes three times and then moves again.
const PASSES_THAT_END: &str = "I4 E2 C1 D4 A1 H5 F5 G4 H2 C5 J3 A3 C4 H1 F2 G1 D3 I5 K3 K4 K5 E4 E1 G2 D1 F4 E3 G5 J2 B4 H4 F1 D5 D2 B2 \
     I1 J5 C3 G3 B1 H3 J4 A2 I2 F3 I3 E5 B3 C2 J2I1 H1I1 J3I2 J4I3 E1D1 C5D5 K3K4 G1G2 K4I4 G2I2 A2A1 B4B3 \
     H2I2 I5H5 H3I4 D5D3 C4D4 B1C2 A1C1 I3I1 F2G3 C3B3 G3E3 G5H5 B2C2 F4G4 H4I4 G4E4 F5E4 PASS J5K5 PASS \
     E5E4 PASS D1F3 D2E2 I4D4 E2C2 | 21 8";

/// A whole game in which one side has to pass and can move again later.
pub(crate) fn game_with_passes() -> Game {
    PASSES_THAT_END.parse().expect("a legal game")
}

/// The 49 plies of a placement.
pub(crate) fn placement() -> Vec<Ply> {
    game_with_passes().plies()[..49].to_vec()
}

/// Ten games between people, five of them with passes.
pub(crate) fn ten_games() -> Vec<Game> {
    let (passing, plain): (Vec<_>, Vec<_>) = games(PEOPLE).into_iter().partition(has_pass);
    let ten: Vec<_> = passing.into_iter().take(5).chain(plain.into_iter().take(5)).collect();
    assert_eq!(ten.len(), 10, "there are ten games");
    ten
}

fn games(text: &str) -> Vec<Game> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    // Enough to choose from.
    let lines = lines.take(60);
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
}

fn has_pass(game: &Game) -> bool {
    game.plies().contains(&Ply::Pass)
}
