//! The positions shown with terms: small ones made for them, and three puzzles. Tests check each one against what its
//! term means.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::ALT;
use dvonn_render::{Scene, describe};
use dvonn_rules::{Cell, CellSet, Game, Ply};

use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::learn::GlossaryTerm;
use crate::show::picture;
use crate::show::words::glossary;

/// What a figure shows: either a stack and where it can go, or a game that ends with the move that the term is about,
/// and stacks that the move concerns.
struct Figure {
    game: Game,
    chosen: Option<Cell>,
    marked: CellSet,
}

impl Figure {
    /// A stack of a position and where it can go.
    fn choice(cell: &str, position: &str) -> Figure {
        let (game, cell) = (game(position), Cell::named(cell));
        let marked = game.position().destinations(cell);
        Figure { game, chosen: Some(cell), marked }
    }

    /// A position after a move, with stacks marked.
    fn after(ply: &str, position: &str, marked: &[&str]) -> Figure {
        let mut game = game(position);
        let ply: Ply = ply.parse().expect("a figure's ply is valid");
        game.play(ply).expect("a figure's ply is legal");
        let marked = marked.iter().map(|cell| Cell::named(cell)).collect();
        Figure { game, chosen: None, marked }
    }
}

fn game(position: &str) -> Game {
    Game::from_position(position.parse().expect("a figure starts from a legal position"))
}

/// The single that a figure shows, and its position.
const SINGLE: (&str, &str) = (
    "E3",
    "w .,.,.,.,.,.,.,.,./.,.,.,b2,.,.,.,.,.,./.,.,r1,w2,w1,b1,w1,.,.,.,./\
         .,.,.,b1,r1,r1,.,.,.,./.,.,.,.,.,.,.,.,.",
);

/// The moves that figures show: the term, the move, the position before it, and the marked stacks.
const MOVES: [(GlossaryTerm, &str, &str, &[&str]); 17] = [
    (
        GlossaryTerm::Tower,
        "J3F3",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,r1,b1,.,r1,w1,w4,./\
         .,.,.,.,.,.,.,b8,.,./.,.,.,.,.,.,w6,.,w6*",
        &[],
    ),
    (
        GlossaryTerm::LoosePiece,
        "F3E3",
        "b .,.,.,.,.,.,.,.,./.,.,.,b1,.,.,.,.,.,./.,.,r1,w2,r1,b1,w1,.,.,.,./\
         .,.,w1,b2,.,.,.,.,.,./.,r1,.,.,.,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::Tempo,
        "H4I4",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,b1,r1,w2,w1,w3,r1,.,./\
         .,.,.,.,.,r1,w1,w1,.,./.,.,.,.,.,.,.,.,.",
        &["D3"],
    ),
    (
        GlossaryTerm::Sharpshooting,
        "B3F3",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,w4,b1,w1,.,b2*,r1,.,.,.,./\
         .,r1,.,w1,.,.,.,.,.,./.,.,.,.,.,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::Overload,
        "D2E2",
        "w .,.,.,.,.,.,.,.,./.,.,.,w1,b1,.,b3,.,.,./.,.,.,r1,.,r1,b1,r1,.,.,./\
         .,.,.,w1,b1,.,.,.,.,./.,.,.,.,.,.,.,.,.",
        &["F4", "G2"],
    ),
    (
        GlossaryTerm::Neutralise,
        "D3E3",
        "w .,.,.,.,.,.,.,.,./.,.,.,w2,.,.,.,.,.,./.,.,.,w1,b1,w3,r1,.,.,.,./\
         .,.,r1,.,r1,w1,b1,.,.,./.,.,.,.,.,b1,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::Fork,
        "D2E3",
        "w .,.,.,.,.,.,.,.,./.,.,w1,w1,.,.,.,.,.,./.,.,b3,r1,b1,r1,b3*,.,.,.,./\
         .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.",
        &["C3", "G3"],
    ),
    (
        GlossaryTerm::Isolation,
        "F3H3",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,b2,b1,w2*,w1,r1,.,.,./\
         .,.,.,.,.,w1,b1,.,.,./.,.,.,.,r1,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::Rescue,
        "C3E3",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,w2,w1,b1,r1,b1,r1,.,.,./\
         .,.,.,.,w1,r1,.,.,.,./.,.,.,.,.,.,.,.,.",
        &["D3"],
    ),
    (
        GlossaryTerm::Cut,
        "D3D4",
        "w .,.,.,.,.,.,.,.,./r1,.,.,.,.,.,.,.,.,./b1,b2,r1,w1,b2,b1,.,.,.,.,./\
             w1,w2,b1,.,.,.,.,.,.,./r1,.,.,.,.,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::RunWithRed,
        "E3C3",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,w1,w1,w2*,b1,r1,.,.,.,./\
             r1,w1,.,.,.,b2,.,.,.,./.,.,.,.,.,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::FreeSurrounded,
        "E3F3",
        "w .,.,.,.,.,.,.,.,./.,.,b1,b1,.,.,.,.,.,./.,.,r1,w1,w1,b1,r1,.,.,.,./\
         .,.,b2,w1,r1,.,.,.,.,./.,.,.,.,.,.,.,.,.",
        &["D3"],
    ),
    (
        GlossaryTerm::Immobilise,
        "G3G4",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,b2,r1,w1,w1,r1,.,./\
         .,.,.,.,.,b1,w2,.,.,./.,.,.,.,.,b1,r1,.,.",
        &["E3"],
    ),
    (
        GlossaryTerm::ForcedPass,
        "I3I2",
        "w .,.,.,.,.,.,.,r1,b2/.,.,.,.,.,.,.,r1,b1,./.,.,.,.,.,.,.,.,w1,.,./\
         .,.,.,.,.,.,.,r1,.,./.,.,.,.,.,.,.,.,.",
        &["I1"],
    ),
    (
        GlossaryTerm::Counting,
        "E3I3",
        "w .,.,.,.,.,b1,.,b5,./.,.,.,.,.,b2*,.,w1,w2,./.,.,.,.,w4,.,.,b7*,b1,w3,./\
         .,.,.,.,w12*,.,.,.,w2,./.,.,.,.,.,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::SaveDraw,
        "F4E4",
        "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,b5,.,.,.,.,.,.,./\
             b3,r1,.,b1,w1,.,.,.,.,./.,.,w4,b5*,w1,.,.,.,.",
        &[],
    ),
    (
        GlossaryTerm::LastPlacements,
        "E1",
        "w .,.,w1,b1,.,w1,b1,b1,w1/.,w1,w1,b1,w1,w1,b1,r1,w1,b1/.,b1,b1,b1,r1,w1,r1,b1,w1,b1,w1/\
         w1,w1,w1,b1,w1,b1,b1,b1,w1,w1/b1,b1,b1,w1,b1,w1,w1,b1,b1",
        &[],
    ),
];

/// Returns the figure of a term, if it has one.
fn of(term: GlossaryTerm) -> Option<Figure> {
    if term == GlossaryTerm::Single {
        let (cell, position) = SINGLE;
        return Some(Figure::choice(cell, position));
    }
    let (_, ply, position, marked) = MOVES.iter().find(|(shown, ..)| *shown == term)?;
    Some(Figure::after(ply, position, marked))
}

/// Returns the picture of a term, if it has one. Its description begins with the caption.
pub(super) fn picture(style: Style, term: GlossaryTerm) -> Option<Picture> {
    let Figure { game, chosen, marked } = of(term)?;
    let ply = game.plies().last().map(|&ply| style.ply(ply)).unwrap_or_default();
    let caption = glossary::caption(style.text, term, &ply);
    let effect = game.last_effect();
    let plain = Scene { last: effect.as_ref(), caption: &caption, ..Scene::of(game.position()) };
    let scene = Scene { chosen, targets: marked, ..plain };
    let mut lead = say!(style.text, "sentence", words = caption.clone());
    if chosen.is_none() && !marked.is_empty() {
        let cells: Vec<_> = marked.iter().map(|cell| cell.to_string()).collect();
        let marked = say!(style.text, "lesson-alt-marked", cells = cells.join(" "));
        lead = style.text.sentences([lead, marked]);
    }
    let room = ALT.saturating_sub(lead.chars().count() + 1);
    // The marked cells are no destinations, unless a stack is chosen.
    let described = if chosen.is_some() { &scene } else { &plain };
    let board = describe(described, &style, room);
    let alt = style.text.sentences([lead, board]);
    Some(picture::of_scene(style, None, &scene).with_alt(alt))
}

#[cfg(test)]
mod tests;
