//! What a picture shows in words: its alt text, for people who do not see it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use dvonn_render::{Phrase, Phrases};
use dvonn_rules::{ByColor, Cell, CellSet, Color, Piece, Ply, Stack};

use crate::runtime::style::Style;
use crate::say;
use crate::show::picture::list_with_letters;
use crate::show::words::moves::{color_key, placed_piece, ply_label};
use crate::show::words::players::or_color;
use crate::text::Text;

impl Phrases for Style {
    fn space(&self) -> String {
        say!(self.text, "sentence-space")
    }

    fn say(&self, phrase: &Phrase<'_>) -> String {
        let text = self.text;
        match phrase {
            Phrase::Players(names) => {
                let names = ByColor::from_fn(|color| or_color(text, color, names[color]));
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
            Phrase::WonEarly { color, winner, loser } => won_early(text, *color, winner, loser),
            Phrase::DrawnEarly => say!(text, "alt-drawn-early"),
            Phrase::NoResult => say!(text, "alt-no-result"),
            Phrase::Preview { effect, name } => {
                let name = or_color(text, effect.color, name);
                if let Ply::Place(cell) = effect.ply {
                    let (cell, piece) = (cell.to_string(), placed_piece(effect));
                    let placed = say!(text, "alt-placed", piece = piece, name = name, cell = cell);
                    return text.sentences([say!(text, "alt-preview-only"), placed]);
                }
                say!(text, "alt-preview", name = name, ply = ply_label(*self, effect))
            }
            Phrase::LastPly { effect, name } => {
                let name = or_color(text, effect.color, name);
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
            Phrase::Movable(stacks) => say!(text, "alt-movable", cells = cells(*stacks)),
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

fn won_early(text: Text, color: Color, winner: &str, loser: &str) -> String {
    let color = color_key(color);
    if winner.is_empty() || loser.is_empty() {
        say!(text, "alt-won-early-without-names", color = color)
    } else {
        say!(text, "alt-won-early", color = color, winner = winner, loser = loser)
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
    text.grouped(&parts.collect::<Vec<_>>())
}

fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use dvonn_model::Settings;

    use super::*;

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
        assert_eq!(said, "Letters mark the best moves: A. D3→F3, B. E4→E5, C. C1→D1.");
    }
}
