//! Describes a scene in words, for people who cannot see the picture. This module decides what to
//! say and in which order of importance; the caller supplies the words.

use dvonn_rules::{
    ByColor, Cell, CellSet, Color, Effect, Outcome, Phase, Piece, Ply, Position, Reds, Stack,
    ToPlace,
};

use crate::sanitize::truncated;
use crate::scene::{Scene, Status};

/// The maximum length of a name in a description, in characters.
const NAME_LIMIT: usize = 40;

/// One statement about a scene. Names are single lines of at most 40 characters without control
/// characters. They may contain anything else, such as Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase<'a> {
    /// Who plays which side.
    Players(ByColor<&'a str>),
    /// Whose turn it is.
    Turn {
        /// The side to move.
        color: Color,
        /// Its player's name. Empty if nobody plays yet.
        name: &'a str,
        /// The piece to place, or `None` to move a stack.
        next: Option<Piece>,
    },
    /// The game was played out.
    Result {
        /// The final score and the winner.
        outcome: Outcome,
        /// The players' names.
        names: ByColor<&'a str>,
    },
    /// One side won before the game was played out.
    WonEarly {
        /// The winning side.
        color: Color,
        /// The winner's name.
        winner: &'a str,
        /// The loser's name.
        loser: &'a str,
    },
    /// The game was drawn before it was played out.
    DrawnEarly,
    /// The game ended without a result.
    NoResult,
    /// The last ply: a placement, a move with its capture, or a pass.
    LastPly {
        /// The effect of the ply.
        effect: &'a Effect,
        /// The name of the player.
        name: &'a str,
    },
    /// A previewed ply. Everything else is described as if it had been played.
    Preview {
        /// The effect that the ply would have.
        effect: &'a Effect,
        /// The name of the player.
        name: &'a str,
    },
    /// The last ply isolated stacks, which were removed.
    Isolated(&'a Effect),
    /// Suggested plies, the best first. Never empty.
    Hints(&'a [Ply]),
    /// The cells to which the chosen stack can move or, if none is chosen, where a piece can be
    /// placed. Empty only if the chosen stack cannot move.
    Targets {
        /// The chosen stack.
        from: Option<Cell>,
        /// The possible destinations.
        cells: CellSet,
    },
    /// The stacks that can move. Never empty.
    Movable(CellSet),
    /// Stacks that are surrounded and so cannot move. Never empty.
    Blocked(CellSet),
    /// White's winning chances in per cent, from 0 to 100.
    WhiteChance(u8),
    /// The score: the total height of each side's stacks.
    Score(ByColor<u8>),
    /// The number of pieces still to place.
    ToPlace(ToPlace),
    /// All stacks of one owner with the same height and the same reds.
    Stacks {
        /// The owner.
        owner: Color,
        /// The height of each stack.
        height: u8,
        /// Whether each stack contains red.
        has_red: bool,
        /// The number of red pieces in each stack, if known.
        reds: Option<u8>,
        /// The cells of the stacks. Never empty.
        cells: CellSet,
    },
    /// The cells of single red pieces, which nobody owns. Never empty.
    LoneReds(CellSet),
    /// No piece has been placed yet.
    EmptyBoard,
}

/// Puts statements about scenes into words of some language.
pub trait Phrases {
    /// Returns one complete sentence with its punctuation.
    fn say(&self, phrase: &Phrase<'_>) -> String;

    /// Returns what the language puts between two sentences: a space, or nothing.
    fn space(&self) -> String {
        String::from(" ")
    }
}

/// Describes a scene in at most `limit` characters (Unicode code points).
///
/// The stacks come last and are always complete. Other sentences are left out if there is no room,
/// the least important first: the players, the pieces to place, the score, the isolated stacks, the
/// last ply, the surrounded stacks, the winning chances, the hints, the targets, and finally the turn, the result or the
/// preview.
///
/// If the sentences about the stacks alone are too long, the position is given in notation instead,
/// which takes less than 200 characters. If even that exceeds the limit, the result is empty.
pub fn describe(scene: &Scene<'_>, words: &impl Phrases, limit: usize) -> String {
    let mut phrases = stack_phrases(scene.position, scene.reds, CellSet::ALL);
    if phrases.is_empty() {
        phrases.push(Phrase::EmptyBoard);
    }
    let mut board = say_all(words, &phrases);
    if board.chars().count() > limit {
        board = scene.position.to_string();
    }
    let Some(mut room) = limit.checked_sub(board.chars().count()) else {
        return String::new();
    };
    let names = ByColor {
        white: truncated(scene.names.white.full, NAME_LIMIT),
        black: truncated(scene.names.black.full, NAME_LIMIT),
    };
    let names = ByColor { white: names.white.as_str(), black: names.black.as_str() };
    let mut kept: Vec<(TextOrder, String)> = Vec::new();
    for (order, phrase) in remarks(scene, names) {
        let sentence = words.say(&phrase);
        let length = sentence.chars().count() + 1;
        if let Some(left) = room.checked_sub(length) {
            room = left;
            kept.push((order, sentence));
        }
    }
    kept.sort_by_key(|(order, _)| *order);
    let sentences = kept.into_iter().map(|(_, sentence)| sentence).chain([board]);
    sentences.collect::<Vec<_>>().join(&words.space())
}

/// Describes the stacks on some cells, as the description of a whole board does. Empty if there is none.
pub fn describe_stacks(
    position: &Position,
    reds: Reds,
    cells: CellSet,
    words: &impl Phrases,
) -> String {
    say_all(words, &stack_phrases(position, reds, cells))
}

fn say_all(words: &impl Phrases, phrases: &[Phrase<'_>]) -> String {
    phrases.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join(&words.space())
}

/// The order of remarks in the text, which differs from their importance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum TextOrder {
    Players,
    LastPly,
    Isolated,
    Turn,
    Targets,
    Hints,
    WhiteChance,
    Blocked,
    Score,
    ToPlace,
}

/// Returns all remarks except the stacks, the most important first.
fn remarks<'a>(scene: &Scene<'a>, names: ByColor<&'a str>) -> Vec<(TextOrder, Phrase<'a>)> {
    let position = scene.position;
    let mut remarks =
        Vec::from_iter(turn_or_result(scene, names).map(|phrase| (TextOrder::Turn, phrase)));
    if scene.chosen.is_some() || !scene.targets.is_empty() {
        let are_stacks = scene.targets.iter().any(|cell| position.stack(cell).is_some());
        let phrase = if scene.chosen.is_none() && are_stacks {
            Phrase::Movable(scene.targets)
        } else {
            Phrase::Targets { from: scene.chosen, cells: scene.targets }
        };
        remarks.push((TextOrder::Targets, phrase));
    }
    if !scene.hints.is_empty() {
        remarks.push((TextOrder::Hints, Phrase::Hints(scene.hints)));
    }
    if let Some(chance) = scene.white_chance {
        remarks.push((TextOrder::WhiteChance, Phrase::WhiteChance(chance)));
    }
    if !scene.blocked.is_empty() {
        remarks.push((TextOrder::Blocked, Phrase::Blocked(scene.blocked)));
    }
    if let Some(effect) = scene.last {
        let name = names[effect.color];
        let ply = match scene.status {
            Status::Preview => Phrase::Preview { effect, name },
            _ => Phrase::LastPly { effect, name },
        };
        remarks.push((TextOrder::LastPly, ply));
        if !effect.isolated.is_empty() {
            remarks.push((TextOrder::Isolated, Phrase::Isolated(effect)));
        }
    }
    // A game that ended early was not played for a score.
    if !scene.ended_early() {
        remarks.push((TextOrder::Score, Phrase::Score(position.score())));
    }
    if position.phase() == Phase::Placement && !scene.ended_early() {
        remarks.push((TextOrder::ToPlace, Phrase::ToPlace(position.to_place())));
    }
    if names != (ByColor { white: "", black: "" }) {
        remarks.push((TextOrder::Players, Phrase::Players(names)));
    }
    remarks
}

/// Returns whose turn it is, or how the game ended. A preview has neither.
fn turn_or_result<'a>(scene: &Scene<'a>, names: ByColor<&'a str>) -> Option<Phrase<'a>> {
    match scene.status {
        Status::Running => Some(match scene.position.result() {
            Some(outcome) => Phrase::Result { outcome, names },
            None => {
                let color = scene.position.side_to_move();
                Phrase::Turn { color, name: names[color], next: scene.position.next_piece() }
            }
        }),
        Status::Won(color) => {
            Some(Phrase::WonEarly { color, winner: names[color], loser: names[color.other()] })
        }
        Status::Drawn => Some(Phrase::DrawnEarly),
        Status::NoResult => Some(Phrase::NoResult),
        Status::Preview => None,
    }
}

/// Returns the stacks on these cells. Equal ones are grouped; White's come first, and higher ones before lower
/// ones.
fn stack_phrases(position: &Position, reds: Reds, among: CellSet) -> Vec<Phrase<'static>> {
    let mut groups: Vec<((Stack, Option<u8>), CellSet)> = Vec::new();
    for (cell, stack) in position.stacks().filter(|(cell, _)| among.contains(*cell)) {
        let kind = (stack, reds.at(cell));
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, cells)) => {
                cells.insert(cell);
            }
            None => groups.push((kind, CellSet::of(cell))),
        }
    }
    let rank = |owner: Option<Color>| match owner {
        Some(Color::White) => 0,
        Some(Color::Black) => 1,
        None => 2,
    };
    groups.sort_by_key(|((stack, reds), _)| {
        (rank(stack.owner()), std::cmp::Reverse((stack.height(), stack.has_red(), *reds)))
    });
    groups
        .into_iter()
        .map(|((stack, reds), cells)| match stack.owner() {
            Some(owner) => {
                let (height, has_red) = (stack.height(), stack.has_red());
                Phrase::Stacks { owner, height, has_red, reds, cells }
            }
            None => Phrase::LoneReds(cells),
        })
        .collect()
}
