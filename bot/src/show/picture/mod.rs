//! Pictures of games. `alt_text` puts into words what they show.

mod alt_text;
pub(crate) mod captions;
mod owned_scene;
#[cfg(test)]
mod real_games;

use dvonn_discord::picture::Picture;
use dvonn_discord::view::ALT;
use dvonn_model::{Ending, GameState};
use dvonn_play::Match;
use dvonn_render::{Scene, Status, describe};
use dvonn_rules::{ByColor, Cell, CellSet, Color, Ply, Position};

use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::show::picture::captions::{caption, turn_caption};
use crate::show::picture::owned_scene::OwnedScene;

use crate::show::words::players;

/// What is marked on the picture of a game.
#[derive(Clone, Copy, Default)]
pub(crate) struct Marks {
    /// Stacks that the player to move can move, shown with the names of their cells.
    pub(crate) movable: CellSet,
    /// Stacks that are surrounded.
    pub(crate) blocked: CellSet,
}

/// Returns the picture of a game's current position. Highlights the last ply that a player chose.
/// `own` is the reader's colour in the game, if any.
pub(crate) fn of_game(style: Style, own: Option<Color>, game: &Match, marks: Marks) -> Picture {
    let last = game.last_ply();
    let names = players::names(style.text, game);
    let scene = Scene {
        reds: game.history.reds(),
        status: status(game.row.state),
        last: last.as_ref(),
        names: players::as_names(&names),
        caption: &caption(style, game),
        targets: marks.movable,
        blocked: marks.blocked,
        ..Scene::of(game.position())
    };
    of_scene(style, own, &scene)
}

/// Returns the status that a picture shows: running, or how the game ended early.
pub(crate) fn status(state: GameState) -> Status {
    match state {
        GameState::Running | GameState::Ended(Ending::Played { .. }) => Status::Running,
        GameState::Ended(
            Ending::Resigned { by: loser, .. }
            | Ending::OutOfTime { loser, .. }
            | Ending::Awarded { loser: Some(loser), .. }
            | Ending::Deadline { loser: Some(loser), .. },
        ) => Status::Won(loser.other()),
        GameState::Ended(
            Ending::Drawn { .. }
            | Ending::Awarded { loser: None, .. }
            | Ending::Deadline { loser: None, .. },
        ) => Status::Drawn,
        GameState::Ended(Ending::Void { .. }) => Status::NoResult,
    }
}

/// Returns the picture for a player who must choose a target: a destination of the chosen stack,
/// or a cell for a piece.
pub(crate) fn of_choice(
    style: Style,
    game: &Match,
    chosen: Option<Cell>,
    targets: CellSet,
) -> Picture {
    let position = game.position();
    let names = players::names(style.text, game);
    let scene = Scene {
        reds: game.history.reds(),
        chosen,
        targets,
        names: players::as_names(&names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    of_scene(style, Some(position.side_to_move()), &scene).for_turn()
}

/// Returns the picture of a board without a game.
pub(crate) fn of_board(style: Style, position: &Position) -> Picture {
    let scene = Scene { caption: &turn_caption(style.text, position), ..Scene::of(position) };
    of_scene(style, None, &scene)
}

/// Returns the picture of a scene. `own` is the reader's colour in it, if any.
pub(crate) fn of_scene(style: Style, own: Option<Color>, scene: &Scene<'_>) -> Picture {
    let names =
        ByColor::from_fn(|color| players::or_color(style.text, color, scene.names[color].short));
    let drawn = OwnedScene::of(scene, names);
    let alt = describe(scene, &style, ALT);
    painter::picture(style, own, alt, move |painter, look| painter.png(&drawn.as_scene(), look))
}

/// Like [`of_scene`], but the alt text starts with `lead` in place of the sentence about hints.
pub(crate) fn of_scene_with(
    style: Style,
    own: Option<Color>,
    scene: &Scene<'_>,
    lead: &str,
) -> Picture {
    let room = ALT.saturating_sub(lead.chars().count() + 1);
    let board = describe(&Scene { hints: &[], ..*scene }, &style, room);
    of_scene(style, own, scene).with_alt(style.text.sentences([lead, &board]))
}

/// Pairs things with the letters that mark suggested moves in a picture.
pub(crate) fn with_letters<T>(
    things: impl IntoIterator<Item = T>,
) -> impl Iterator<Item = (char, T)> {
    ('A'..='Z').zip(things)
}

/// Returns plies with their letters in the picture: `A. D3F3, B. E4E5`.
pub(crate) fn list_with_letters(style: Style, plies: &[Ply]) -> String {
    let plies = with_letters(plies).map(|(letter, &ply)| format!("{letter}. {}", style.ply(ply)));
    style.text.listed(&plies.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameRow, PlyOrigin, PlyRow, VoidReason};
    use dvonn_rules::Seed;

    use super::*;
    use crate::text::Text;

    /// Returns the alt text of the sample game in this state after one ply.
    fn alt(state: GameState) -> String {
        let row = GameRow { state, plies: 1, ..GameRow::sample() };
        let ply = PlyRow { ply: Ply::Place(Cell::named("F3")), origin: PlyOrigin::Chosen };
        let game = Match::new(row, &[ply]).unwrap();
        let style = Style::public(Text::of(None), None);
        of_game(style, None, &game, Marks::default()).alt
    }

    #[test]
    fn the_alt_text_of_a_running_game_says_whose_turn_it_is() {
        let alt = alt(GameState::Running);
        assert!(alt.contains("Ben, Black, to place a red piece."), "{alt}");
    }

    #[test]
    fn the_alt_text_after_a_placement_says_that_a_piece_was_placed() {
        let alt = alt(GameState::Running);
        assert!(alt.contains("Ada places a red piece on F3."), "{alt}");
        assert!(!alt.contains("plays"), "{alt}");
    }

    #[test]
    fn the_alt_text_of_a_resigned_game_names_the_winner_and_no_turn() {
        let score = ByColor { white: 0, black: 0 };
        let alt = alt(GameState::Ended(Ending::Resigned { by: Color::Black, score }));
        assert!(alt.contains("Game ended early: Ada (White) wins against Ben."), "{alt}");
        assert!(!alt.contains(" to move"), "{alt}");
    }

    #[test]
    fn the_alt_text_of_a_board_without_players_names_the_side_to_move() {
        let alt = |position: &Position| of_board(Style::public(Text::of(None), None), position).alt;
        let placement = alt(&Position::new());
        assert!(placement.starts_with("White to place a red piece."), "{placement}");
        let dealt = alt(&Position::dealt(Seed::default()));
        assert!(dealt.starts_with("White to move. Score: White 23, Black 23."), "{dealt}");
        assert!(!dealt.contains("White: ."), "{dealt}");
    }

    #[test]
    fn the_alt_text_of_an_agreed_draw_says_so() {
        let score = ByColor { white: 0, black: 0 };
        let alt = alt(GameState::Ended(Ending::Drawn { score }));
        assert!(alt.contains("Game ended early: a draw."), "{alt}");
    }

    #[test]
    fn the_alt_text_of_a_void_game_says_so_and_names_no_turn() {
        let alt = alt(GameState::Ended(Ending::Void { reason: VoidReason::PlayerLeft }));
        assert!(alt.contains("Game over: no result."), "{alt}");
        assert!(!alt.contains(" to move"), "{alt}");
    }
}
