//! Every position that arises in a game can be written down, read, and set up.

use dvonn_rules::{Game, Position, Setup};

use crate::files;
use crate::random::Random;

fn assert_can_be_set_up(position: &Position) {
    assert_eq!(position.to_string().parse(), Ok(*position), "{position}");
    assert_eq!(Position::try_from(Setup::from(position)), Ok(*position), "{position}");
}

#[test]
fn no_position_of_a_recorded_game_is_faulty() {
    for file in ["games_random.txt", "boardspace_games.txt"] {
        for line in files::oracle(file) {
            let game: Game = line.parse().unwrap();
            for count in 0..=game.plies().len() {
                assert_can_be_set_up(game.position_after(count).unwrap());
            }
        }
    }
}

#[test]
fn no_position_of_a_random_game_is_faulty() {
    for seed in 0..4000 {
        let mut random = Random::new(seed);
        // Every other game isolates whatever it can, so that it ends with few and odd stacks.
        let isolates = seed % 2 == 0;
        let mut position = Position::new();
        loop {
            assert_can_be_set_up(&position);
            let plies = position.legal_plies();
            if plies.is_empty() {
                break;
            }
            let lost = |&ply: &dvonn_rules::Ply| position.preview(ply).unwrap().isolated.len();
            let greediest = plies.iter().copied().max_by_key(lost);
            let ply = greediest.filter(|ply| isolates && lost(ply) > 0);
            position.play(ply.unwrap_or(plies[random.below(plies.len())])).unwrap();
        }
    }
}
