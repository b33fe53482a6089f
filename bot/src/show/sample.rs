//! A sample game for previews of settings.

use dvonn_rules::Game;

/// Returns a game in the middle of its movement phase, after a move that isolates stacks.
pub(crate) fn mid_game() -> Game {
    let before = "w b1,.,b3,.,.,.,.,.,./b1,b1,w1,r1,.,.,.,.,.,./b1,b1,.,w3,.,.,.,.,.,.,./\
                  .,.,.,w3,b2,b2*,.,.,.,./b1,w5*,b1,.,.,b2,.,.,.";
    let mut game =
        Game::from_position(before.parse().expect("the sample is a position by the rules"));
    game.play("C2D2".parse().expect("the sample's move is a move")).expect("the move is legal");
    game
}
