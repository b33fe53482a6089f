//! Files of games and positions.

/// Positions with the perft counts on which other programs agree.
pub(crate) const PERFT: &str = include_str!("../data/oracle/perft.txt");
/// Positions with their legal plies and scores, according to other programs.
pub(crate) const LEGAL_PLIES: &str = include_str!("../data/oracle/legal_moves.txt");
/// Games with the final scores that other programs count: random ones, and those of people.
pub(crate) const GAMES: [&str; 2] = [
    include_str!("../data/oracle/games_random.txt"),
    include_str!("../data/oracle/games_of_people.txt"),
];

/// Returns the lines that are neither blank nor comments.
pub(crate) fn content_lines(text: &str) -> Vec<&str> {
    let is_content = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    text.lines().filter(is_content).collect()
}

/// Returns the games in [`GAMES`].
pub(crate) fn games() -> Vec<&'static str> {
    let games: Vec<_> = GAMES.into_iter().flat_map(content_lines).collect();
    assert_eq!(games.len(), 500);
    games
}
