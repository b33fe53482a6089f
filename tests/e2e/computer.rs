//! Games against the computer.

use crate::support::bout::Bout;
use crate::support::scene::Scene;

#[test]
fn a_whole_game_is_played_against_the_computer() {
    let scene = Scene::begin();
    let mut bout = Bout::begin(scene.ada(), "Beginner");
    assert!(bout.board.content.contains("Computer (Beginner) plays black"), "{:?}", bout.board);
    while !bout.is_over() {
        let told = bout.plays(bout.some_ply());
        let is_answered = told.text().contains("Computer (Beginner) is thinking …");
        assert!(
            is_answered
                || told.message().pings.contains(&scene.ada().id)
                || told.text().contains("Game over"),
            "{:?}",
            told.text()
        );
        if is_answered {
            assert!(told.message().pings.is_empty(), "{:?}", told.message());
            bout.answered();
        } else {
            bout.board = told.message().clone();
        }
    }
    assert!(bout.game().position().result().is_some());
}
