//! A scene in words, for someone who cannot see the picture. Knows what is worth saying and
//! what matters most; the words themselves are the caller's.

use dvonn_rules::{
    ByColor, Cell, CellSet, Color, Effect, Outcome, Phase, Piece, Ply, Stack, ToPlace,
};

use crate::clean::shortened;
use crate::scene::{Scene, Status};

/// Names in descriptions are no longer than this many characters.
const NAME_LIMIT: usize = 40;

/// One thing to say about a scene. Names are in one line, free of control characters, and at
/// most 40 characters long; nothing else about them is safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase<'a> {
    /// Who plays which colour.
    Players(ByColor<&'a str>),
    /// Whose turn it is.
    Turn {
        /// The side to move.
        color: Color,
        /// Its player; empty where nobody plays yet.
        name: &'a str,
        /// What is to be placed; `None` when a stack is to be moved.
        next: Option<Piece>,
    },
    /// The game is over, as the position tells.
    Result {
        /// The final score, and who won.
        outcome: Outcome,
        /// Both players.
        names: ByColor<&'a str>,
    },
    /// The game is over before it was played out: one side won.
    WonEarly {
        /// The side that won.
        color: Color,
        /// Its player.
        winner: &'a str,
        /// The other side's player.
        loser: &'a str,
    },
    /// The game is over before it was played out: a draw.
    DrawnEarly,
    /// The game is over, and nobody won or lost.
    NoResult,
    /// The last ply: a placement, a move and what it captured, or a pass.
    LastPly {
        /// What it did.
        effect: &'a Effect,
        /// Who played it.
        name: &'a str,
    },
    /// A ply that has not been played; everything else is said as if it had been.
    Preview {
        /// What it would do.
        effect: &'a Effect,
        /// Who could play it.
        name: &'a str,
    },
    /// The last ply isolated stacks, which were removed.
    Isolated(&'a Effect),
    /// Plies that are advised, the best first; never empty.
    Hints(&'a [Ply]),
    /// Where the chosen stack could go or, if none is chosen, a piece could be placed. Nowhere only
    /// where a stack is chosen.
    Targets {
        /// The chosen stack.
        from: Option<Cell>,
        /// Where it could go.
        cells: CellSet,
    },
    /// Stacks that are surrounded, so that they cannot move; never empty.
    Blocked(CellSet),
    /// The total height of each side's stacks.
    Score(ByColor<u8>),
    /// How many pieces are still to be placed.
    ToPlace(ToPlace),
    /// All stacks of one owner, height and content, and where they stand.
    Stacks {
        /// Whose they are.
        owner: Color,
        /// How many pieces each has.
        height: u8,
        /// Whether each holds a red piece.
        has_red: bool,
        /// How many red pieces each holds, if that is known.
        reds: Option<u8>,
        /// Where they stand; never empty.
        cells: CellSet,
    },
    /// The single red pieces, which nobody owns, and where they stand; never empty.
    LoneReds(CellSet),
    /// No piece has been placed yet.
    EmptyBoard,
}

/// Says things about scenes in some language.
pub trait Words {
    /// One whole sentence, ended as the language ends sentences.
    fn say(&self, phrase: &Phrase<'_>) -> String;
}

/// Describes a scene completely in at most `limit` characters (Unicode code points).
///
/// The stacks come last and are always all there. Other sentences are left out whole where
/// there is no room, the least important first: the players, the pieces to place, the score,
/// what was isolated, the last ply, which stacks are surrounded, what is advised, where a chosen stack
/// could go, whose turn it is or how the game ended, or that it is a preview. Where even the sentences about the stacks alone are too long, the position
/// stands in its notation instead, which never takes 200 characters; no limit below that can be kept
/// without losing it, and then the answer is empty.
pub fn describe(scene: &Scene<'_>, words: &impl Words, limit: usize) -> String {
    let mut board = say_all(words, &stacks(scene));
    if board.chars().count() > limit {
        board = scene.position.to_string();
    }
    let Some(mut room) = limit.checked_sub(board.chars().count()) else {
        return String::new();
    };
    let names = ByColor {
        white: shortened(scene.names.white, NAME_LIMIT),
        black: shortened(scene.names.black, NAME_LIMIT),
    };
    let names = ByColor { white: names.white.as_str(), black: names.black.as_str() };
    let mut kept: Vec<(Place, String)> = Vec::new();
    for (place, phrase) in remarks(scene, names) {
        let sentence = words.say(&phrase);
        let length = sentence.chars().count() + 1;
        if let Some(left) = room.checked_sub(length) {
            room = left;
            kept.push((place, sentence));
        }
    }
    kept.sort_by_key(|(place, _)| *place);
    let sentences = kept.into_iter().map(|(_, sentence)| sentence).chain([board]);
    sentences.collect::<Vec<_>>().join(" ")
}

fn say_all(words: &impl Words, phrases: &[Phrase<'_>]) -> String {
    phrases.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join(" ")
}

/// Where a remark stands in the text, which is not how important it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Players,
    LastPly,
    Isolated,
    Turn,
    Targets,
    Hints,
    Blocked,
    Score,
    Stock,
}

/// All that there is to say beside the stacks, the most important first.
fn remarks<'a>(scene: &Scene<'a>, names: ByColor<&'a str>) -> Vec<(Place, Phrase<'a>)> {
    let position = scene.position;
    let mut remarks = Vec::from_iter(standing(scene, names).map(|phrase| (Place::Turn, phrase)));
    if scene.chosen.is_some() || !scene.targets.is_empty() {
        let targets = Phrase::Targets { from: scene.chosen, cells: scene.targets };
        remarks.push((Place::Targets, targets));
    }
    if !scene.hints.is_empty() {
        remarks.push((Place::Hints, Phrase::Hints(scene.hints)));
    }
    if !scene.blocked.is_empty() {
        remarks.push((Place::Blocked, Phrase::Blocked(scene.blocked)));
    }
    if let Some(effect) = scene.last {
        let name = names[effect.color];
        let ply = match scene.status {
            Status::Preview => Phrase::Preview { effect, name },
            _ => Phrase::LastPly { effect, name },
        };
        remarks.push((Place::LastPly, ply));
        if !effect.isolated.is_empty() {
            remarks.push((Place::Isolated, Phrase::Isolated(effect)));
        }
    }
    remarks.push((Place::Score, Phrase::Score(position.score())));
    if position.phase() == Phase::Placement {
        remarks.push((Place::Stock, Phrase::ToPlace(position.to_place())));
    }
    if names != (ByColor { white: "", black: "" }) {
        remarks.push((Place::Players, Phrase::Players(names)));
    }
    remarks
}

/// Whose turn it is, or how the game ended; a preview leaves both open.
fn standing<'a>(scene: &Scene<'a>, names: ByColor<&'a str>) -> Option<Phrase<'a>> {
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

/// The stacks, alike ones together, White's first and the highest first.
fn stacks(scene: &Scene<'_>) -> Vec<Phrase<'static>> {
    let mut groups: Vec<((Stack, Option<u8>), CellSet)> = Vec::new();
    for cell in Cell::ALL {
        let Some(stack) = scene.position.stack(cell) else { continue };
        let kind = (stack, scene.reds.at(cell));
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, cells)) => {
                cells.insert(cell);
            }
            None => groups.push((kind, CellSet::of(cell))),
        }
    }
    if groups.is_empty() {
        return vec![Phrase::EmptyBoard];
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
