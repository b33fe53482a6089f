//! Games and positions kept in `tests/data`, which the plain rules made.

use std::fmt::Write as _;

use dvonn_rules::{Game, Position};

use crate::files;
use crate::plain::PlainBoard;
use crate::random::Random;

const GAMES: &str = include_str!("../data/games.txt");
const PERFT: &str = include_str!("../data/perft.txt");

#[test]
fn the_kept_games_end_as_the_plain_rules_say() {
    for line in files::content(GAMES) {
        let game: Game = line.parse().unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(game.result().is_some(), "{line}");
        assert_eq!(game.to_string(), line);
    }
}

#[test]
fn the_kept_positions_have_as_many_sequences_as_the_plain_rules_count() {
    for line in files::content(PERFT) {
        let (position, counts) = line.split_once(" ; ").unwrap();
        let position: Position = position.parse().unwrap();
        let found: Vec<String> = (1..=counts.split(';').count())
            .map(|depth| format_count(depth, position.perft(u32::try_from(depth).unwrap())))
            .collect();
        assert_eq!(found.join(" ; "), counts, "{position}");
    }
}

fn format_count(depth: usize, count: u64) -> String {
    format!("D{depth} {count}")
}

#[test]
fn what_is_kept_is_what_the_plain_rules_make_of_the_same_seeds() {
    let mut games =
        String::from("# Random games of the plain rules in it/plain.rs: plies | WHITE BLACK\n");
    let mut perft =
        String::from("# Positions of such games and their plies, as the plain rules count them\n");
    let (mut passes, mut draws, mut shutouts) = (0, 0, 0);
    for seed in 1..1000 {
        let (plies, boards) = random_game(seed);
        let (white, black) = boards.last().unwrap().score();
        let rare = [
            (&mut passes, plies.iter().any(|ply| ply == "PASS")),
            (&mut draws, white == black),
            (&mut shutouts, white.min(black) == 0),
        ];
        let wanted = rare.into_iter().fold(seed <= 20, |wanted, (kept, has)| {
            let takes = has && *kept < 10;
            *kept += usize::from(takes);
            wanted || takes
        });
        if wanted {
            writeln!(games, "{} | {white} {black}", plies.join(" ")).unwrap();
        }
        if seed <= 12 {
            write_positions(&boards, &mut perft);
        }
    }
    for (name, made) in [("games.txt", games), ("perft.txt", perft)] {
        let file = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("DVONN_UPDATE_KEPT").is_some() {
            std::fs::write(&file, &made).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap();
        assert!(kept == made, "{name} is another: DVONN_UPDATE_KEPT=1 writes it anew");
    }
}

fn random_game(seed: u64) -> (Vec<String>, Vec<PlainBoard>) {
    let mut random = Random::new(seed);
    let mut boards = vec![PlainBoard::new()];
    let mut plies = Vec::new();
    loop {
        let mut board = boards[boards.len() - 1].clone();
        let legal = board.plies();
        if legal.is_empty() {
            return (plies, boards);
        }
        let ply = legal[random.below(legal.len())].clone();
        board.play(&ply);
        plies.push(ply);
        boards.push(board);
    }
}

fn write_positions(boards: &[PlainBoard], perft: &mut String) {
    for (ply, board) in boards.iter().enumerate().skip(44).step_by(5) {
        let depth = if ply < 60 { 2 } else { 3 };
        let counts: Vec<String> =
            (1..=depth).map(|depth| format_count(depth as usize, board.perft(depth))).collect();
        writeln!(perft, "{} ; {}", board.text(), counts.join(" ; ")).unwrap();
    }
}
