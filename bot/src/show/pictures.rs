//! Pictures of games, and their alt text.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use dvonn_discord::picture::Picture;
use dvonn_discord::view::ALT;
use dvonn_model::{Ending, GameState};
use dvonn_play::Match;
use dvonn_render::{Phrase, Phrases, Scene, Status, describe};
use dvonn_rules::{ByColor, Cell, CellSet, Color, Piece, Ply, Position, Stack};

use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::captions::{caption, turn_caption};
use crate::show::owned_scene::OwnedScene;
use crate::show::words::moves::{color_key, placed_piece, ply_label};
use crate::show::words::players;
use crate::text::Text;

/// Returns the picture of a game's current position. Highlights the last ply that a player chose,
/// and marks the stacks of `blocked` as surrounded. `own` is the reader's colour in the game, if
/// any.
pub(crate) fn of_game(style: Style, own: Option<Color>, game: &Match, blocked: CellSet) -> Picture {
    let last = game.last_ply();
    let names = players::names(style.text, game);
    let scene = Scene {
        reds: game.history.reds(),
        status: status(game.row.state),
        last: last.as_ref(),
        blocked,
        names: players::as_names(&names),
        caption: &caption(style, game),
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
    let names = ByColor::from_fn(|color| player(style.text, color, scene.names[color].short));
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
    of_scene(style, own, scene).with_alt(format!("{lead} {board}"))
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
    plies.collect::<Vec<_>>().join(", ")
}

impl Phrases for Style {
    fn say(&self, phrase: &Phrase<'_>) -> String {
        let text = self.text;
        match phrase {
            Phrase::Players(names) => {
                say!(text, "alt-players", white = names.white, black = names.black)
            }
            Phrase::Turn { color, name, next } => turn(text, *color, name, *next),
            Phrase::Result { outcome, names } => match outcome.winner() {
                Some(winner) if names[winner].is_empty() => say!(
                    text,
                    "alt-won-without-name",
                    color = color_key(winner),
                    margin = outcome.margin()
                ),
                Some(winner) => say!(
                    text,
                    "alt-won",
                    name = names[winner],
                    color = color_key(winner),
                    margin = outcome.margin()
                ),
                None => say!(text, "alt-draw"),
            },
            Phrase::WonEarly { color, winner, loser } => say!(
                text,
                "alt-won-early",
                color = color_key(*color),
                winner = *winner,
                loser = *loser
            ),
            Phrase::DrawnEarly => say!(text, "alt-drawn-early"),
            Phrase::NoResult => say!(text, "alt-no-result"),
            Phrase::Preview { effect, name } => {
                let name = player(text, effect.color, name);
                if let Ply::Place(cell) = effect.ply {
                    let (cell, piece) = (cell.to_string(), placed_piece(effect));
                    let placed = say!(text, "alt-placed", piece = piece, name = name, cell = cell);
                    return format!("{} {placed}", say!(text, "alt-preview-only"));
                }
                say!(text, "alt-preview", name = name, ply = ply_label(*self, effect))
            }
            Phrase::LastPly { effect, name } => {
                let name = player(text, effect.color, name);
                if effect.ply == Ply::Pass {
                    return say!(text, "alt-passed", name = name);
                }
                if let Ply::Place(cell) = effect.ply {
                    let (cell, piece) = (cell.to_string(), placed_piece(effect));
                    return say!(text, "alt-placed", piece = piece, name = name, cell = cell);
                }
                say!(text, "alt-last", name = name, ply = ply_label(*self, effect))
            }
            Phrase::Isolated(effect) => {
                say!(text, "alt-isolated", stacks = list_removed(text, &effect.isolated_stacks))
            }
            Phrase::Hints(plies) => {
                say!(text, "alt-hints", plies = list_with_letters(*self, plies))
            }
            Phrase::Targets { from: None, cells: targets } => {
                say!(text, "alt-places", cells = cells(*targets))
            }
            Phrase::Targets { from: Some(from), cells: targets } if targets.is_empty() => {
                say!(text, "alt-no-targets", from = from.to_string())
            }
            Phrase::Targets { from: Some(from), cells: targets } => {
                say!(text, "alt-targets", from = from.to_string(), cells = cells(*targets))
            }
            Phrase::Blocked(blocked) => say!(text, "alt-blocked", cells = cells(*blocked)),
            Phrase::WhiteChance(chance) => say!(text, "alt-white-chance", chance = *chance),
            Phrase::Score(score) => {
                say!(text, "alt-score", white = score.white, black = score.black)
            }
            Phrase::ToPlace(left) => say!(
                text,
                "alt-to-place",
                red = left.reds,
                white = left.pieces.white,
                black = left.pieces.black
            ),
            Phrase::Stacks { owner, height, has_red, reds, cells: stacks } => say!(
                text,
                "alt-stacks",
                color = color_key(*owner),
                height = *height,
                content = match reds {
                    _ if !has_red => "plain",
                    None => "red",
                    Some(1) => "one",
                    Some(_) => "several",
                },
                reds = reds.unwrap_or_default(),
                cells = cells(*stacks)
            ),
            Phrase::LoneReds(reds) => say!(text, "alt-lone-reds", cells = cells(*reds)),
            Phrase::EmptyBoard => say!(text, "alt-empty"),
        }
    }
}

/// Returns the player's name or, on a board without players, the colour.
fn player(text: Text, color: Color, name: &str) -> String {
    match color {
        _ if !name.is_empty() => name.to_owned(),
        Color::White => say!(text, "color-white"),
        Color::Black => say!(text, "color-black"),
    }
}

fn turn(text: Text, color: Color, name: &str, next: Option<Piece>) -> String {
    let next = match next {
        Some(Piece::Red) => "red",
        Some(Piece::Of(_)) => "own",
        None => "move",
    };
    let color = color_key(color);
    if name.is_empty() {
        say!(text, "alt-turn-without-name", color = color, next = next)
    } else {
        say!(text, "alt-turn", name = name, color = color, next = next)
    }
}

/// Lists removed stacks, grouped by owner and height: White's first, and the highest first.
fn list_removed(text: Text, stacks: &[(Cell, Stack)]) -> String {
    let mut groups: BTreeMap<(usize, Reverse<u8>), CellSet> = BTreeMap::new();
    for (cell, stack) in stacks {
        let side = Color::ALL.into_iter().position(|color| stack.owner() == Some(color));
        let Some(side) = side else { continue };
        groups.entry((side, Reverse(stack.height()))).or_default().insert(*cell);
    }
    let parts = groups.into_iter().map(|((side, Reverse(height)), removed)| {
        let color = color_key(Color::ALL[side]);
        say!(text, "alt-isolated-stacks", color = color, height = height, cells = cells(removed))
    });
    parts.collect::<Vec<_>>().join("; ")
}

fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameRow, PlyOrigin, PlyRow, Settings, VoidReason};
    use dvonn_rules::Seed;

    use super::*;

    /// Returns the alt text of the sample game in this state after one ply.
    fn alt(state: GameState) -> String {
        let row = GameRow { state, plies: 1, ..GameRow::sample() };
        let ply = PlyRow { ply: Ply::Place(Cell::named("F3")), origin: PlyOrigin::Chosen };
        let game = Match::new(row, &[ply]).unwrap();
        let style = Style::public(Text::of(None), None);
        of_game(style, None, &game, CellSet::EMPTY).alt
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
        assert!(alt.contains("Game ended early: Ada wins as White against Ben."), "{alt}");
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
    fn removed_stacks_are_grouped_by_owner_and_height() {
        let text = Text::of(None);
        let stack = |letters: &str| letters.parse().unwrap();
        let stacks = [("A1", "w1"), ("A2", "b3"), ("B1", "w2"), ("B2", "w1")];
        let stacks = stacks.map(|(cell, letters)| (Cell::named(cell), stack(letters)));
        let said = list_removed(text, &stacks);
        assert_eq!(said, "white, height 2: B1; white, height 1: A1 B2; black, height 3: A2");
    }

    #[test]
    fn one_red_in_a_stack_differs_from_an_unknown_number() {
        let style = Style::public(Text::of(None), None);
        let said = |has_red, reds| {
            let cells = CellSet::of(Cell::named("D3"));
            style.say(&Phrase::Stacks { owner: Color::White, height: 4, has_red, reds, cells })
        };
        assert_eq!(said(false, Some(0)), "White, height 4: D3.");
        assert_eq!(said(false, None), "White, height 4: D3.");
        assert_eq!(said(true, None), "White, height 4 with red: D3.");
        assert_eq!(said(true, Some(1)), "White, height 4 with one red: D3.");
        assert_eq!(said(true, Some(3)), "White, height 4 with 3 reds: D3.");
    }

    #[test]
    fn hints_have_the_same_letters_as_in_the_picture() {
        let plies = ["D3F3", "E4E5", "C1D1"].map(|ply| ply.parse().unwrap());
        let style = Style::of(Text::of(None), &Settings::default(), None);
        let said = style.say(&Phrase::Hints(&plies));
        assert_eq!(said, "Letters mark the best moves: A. D3F3, B. E4E5, C. C1D1.");
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
