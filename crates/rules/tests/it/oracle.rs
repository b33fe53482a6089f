//! Compares the rules with results of other programs.

use dvonn_rules::{ByColor, Game, Ply, Position};

use crate::files;

fn position(text: &str) -> Position {
    text.trim().parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn perft_matches_other_programs() {
    let lines = files::content_lines(files::PERFT);
    assert_eq!(lines.len(), 200);
    for line in lines {
        let mut fields = line.split(';');
        let start = position(fields.next().unwrap());
        for field in fields {
            let (depth, count) = field.trim().split_once(' ').expect("D1 41");
            let depth: u32 = depth.strip_prefix('D').unwrap().parse().unwrap();
            assert_eq!(start.perft(depth), count.parse::<u64>().unwrap(), "{line}");
        }
    }
}

#[test]
fn legal_plies_and_scores_match_other_programs() {
    let lines = files::content_lines(files::LEGAL_PLIES);
    assert_eq!(lines.len(), 200);
    for line in lines {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let position = position(fields[0]);
        let mut plies: Vec<String> = position.legal_plies().iter().map(Ply::to_string).collect();
        plies.sort();
        let expected = if fields[1] == "-" { "" } else { fields[1] };
        assert_eq!(plies.join(" "), expected, "{line}");
        let ByColor { white, black } = position.score();
        assert_eq!(format!("score {white} {black}"), fields[2], "{line}");
        assert_eq!(position.result().is_some(), fields[1] == "-", "{line}");
    }
}

#[test]
fn final_scores_match_other_programs() {
    for line in files::games() {
        let game: Game = line.parse().unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(game.to_string(), line);
    }
}
