//! Every position that arises in a game is valid as text and as a setup.

use dvonn_rules::{Game, Position, RawPosition};

use crate::files;
use crate::random::Random;

fn assert_is_valid(position: &Position) {
    assert_eq!(position.to_string().parse(), Ok(*position), "{position}");
    assert_eq!(Position::try_from(RawPosition::from(position)), Ok(*position), "{position}");
}

#[test]
fn all_positions_of_recorded_games_are_valid() {
    for line in files::games() {
        let game: Game = line.parse().unwrap();
        for count in 0..=game.plies().len() {
            assert_is_valid(game.position_after(count).unwrap());
        }
    }
}

#[test]
fn all_positions_of_random_games_are_valid() {
    for seed in 0..4000 {
        let mut random = Random::new(seed);
        // Every second game isolates as many stacks as possible, to reach unusual endgames.
        let isolates = seed % 2 == 0;
        let mut position = Position::new();
        loop {
            assert_is_valid(&position);
            let plies = position.legal_plies();
            if plies.is_empty() {
                break;
            }
            let lost = |&ply: &dvonn_rules::Ply| position.preview(ply).unwrap().isolated.len();
            let most_isolating = plies.iter().copied().max_by_key(lost);
            let ply = most_isolating.filter(|ply| isolates && lost(ply) > 0);
            position.play(ply.unwrap_or(plies[random.below(plies.len())])).unwrap();
        }
    }
}
