//! Tests of board messages and captions.

use dvonn_model::{GameRow, PlyOrigin, PlyRow, Terms};
use dvonn_rules::{ByColor, Position};

use crate::show::game::news::*;
use crate::show::picture::captions::*;
use crate::show::words::moves::*;
use crate::show::words::players::names;

/// A board on which White can capture red and isolate five black pieces.
const CUT_OFF: &str = "w b1,.,b3,.,.,.,.,.,./b1,b1,w1,r1,.,.,.,.,.,./b1,b1,.,w3,.,.,.,.,.,.,./\
                       .,.,.,w3,b2,b2*,.,.,.,./b1,w5*,b1,.,.,b2,.,.,.";
/// A board on which White can capture a black piece.
const CAPTURE: &str = "w w1,b1,r1,r1,r1,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
                       .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,. movement";
/// A board on which White has no move, but Black has.
const STUCK: &str = "b w3,b1,b5*,.,.,.,.,.,./.,b1,b1,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
                     .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

fn style() -> Style {
    Style::public(Text::of(None), None)
}

/// Returns a game from this position after these plies.
fn game(start: &Position, plies: &[(&str, PlyOrigin)], state: GameState) -> Match {
    let sample = GameRow::sample();
    let terms = Terms { start: *start, ..sample.terms.clone() };
    let plies: Vec<_> =
        plies.iter().map(|&(ply, origin)| PlyRow { ply: ply.parse().unwrap(), origin }).collect();
    let count = u32::try_from(plies.len()).unwrap();
    Match::new(GameRow { state, terms, plies: count, ..sample }, &plies).unwrap()
}

#[test]
fn a_move_names_captures_and_isolated_pieces() {
    let position: Position = CUT_OFF.parse().unwrap();
    let effect = position.preview("C2D2".parse().unwrap()).unwrap();
    assert_eq!(ply_label(style(), &effect), "C2→D2, captures red, isolates 5 black pieces");
    let told = "You played **C2→D2**: it captures red and cuts off 5 of your opponent's pieces.";
    assert_eq!(you_played(style(), &effect), told);
}

#[test]
fn the_caption_shows_who_chose_the_last_ply() {
    let caption_of = |start: &Position, plies: &[(&str, PlyOrigin)]| {
        let game = game(start, plies, GameState::Running);
        let players = names(style().text, &game);
        let caption = caption(style(), &game);
        let of = |color| caption.strip_prefix(&format!("{}: ", players[color].short));
        Color::ALL.map(|color: Color| of(color).map(str::to_owned))
    };
    let some = |ply: &str| Some(ply.to_owned());
    let chosen = PlyOrigin::Chosen;
    let cut_off = CUT_OFF.parse().unwrap();
    assert_eq!(caption_of(&cut_off, &[("C2D2", chosen)]), [some("C2→D2, isolates 5"), None]);
    let capture = CAPTURE.parse().unwrap();
    assert_eq!(caption_of(&capture, &[("A1B1", chosen)]), [some("A1→B1, captures 1"), None]);
    let plies = [("D3", chosen), ("F4", PlyOrigin::Plan)];
    assert_eq!(caption_of(&Position::new(), &plies), [None, some("F4")]);
}

#[test]
fn the_caption_before_the_first_ply_says_what_to_do() {
    let caption_of = |start: Position| caption(style(), &game(&start, &[], GameState::Running));
    assert_eq!(caption_of(Position::new()), "White to place a red piece");
    assert_eq!(caption_of(CUT_OFF.parse().unwrap()), "White to move");
}

#[test]
fn a_pass_is_shown_after_the_ply_that_forced_it() {
    let start = STUCK.parse().unwrap();
    let plies = [("C2B2", PlyOrigin::Chosen), ("PASS", PlyOrigin::Forced)];
    let game = game(&start, &plies, GameState::Running);
    assert!(caption(style(), &game).ends_with(": C2→B2 · White passes"));
    assert_eq!(last_caption(style(), &game.history.last_effect().unwrap()), "White passes");
}

#[test]
fn the_caption_of_a_finished_game_says_how_it_ended() {
    let score = ByColor { white: 5, black: 3 };
    let ended = GameState::Ended(Ending::Resigned { by: Color::Black, score });
    let plies = [("D3", PlyOrigin::Chosen)];
    let over = game(&Position::new(), &plies, ended);
    assert_eq!(caption(style(), &over), "Black resigns");
}

#[test]
fn a_deleted_player_who_resigned_is_named_by_colour() {
    let score = ByColor { white: 5, black: 3 };
    let ended = GameState::Ended(Ending::Resigned { by: Color::Black, score });
    let mut over = game(&Position::new(), &[("D3", PlyOrigin::Chosen)], ended);
    over.row.players.black = Player::Deleted(1);
    let line = ending_line(Text::of(None), &over).unwrap();
    assert!(line.starts_with("Black (deleted player) resigned. "), "{line}");
    assert!(line.ends_with(" (White) wins."), "{line}");
}

#[test]
fn what_plans_have_placed_is_noted_in_the_sentence_or_counted() {
    let told = |count: usize| {
        let cells = dvonn_rules::Cell::ALL[..count].iter().map(ToString::to_string);
        let cells: Vec<_> = cells.collect();
        let plies: Vec<_> = cells.iter().map(|cell| (cell.as_str(), PlyOrigin::Plan)).collect();
        events(style(), &game(&Position::new(), &plies, GameState::Running), None)
    };
    assert!(told(1)[0].ends_with(" places a red piece on **A1** (planned)."), "{:?}", told(1));
    assert_eq!(told(6), ["Placed as planned: 3 red, 1 white, 2 black."]);
}
