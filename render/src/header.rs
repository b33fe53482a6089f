//! Draws the frame of the board: both players' cards above it, the caption and the pieces
//! still to place below it.

use dvonn_rules::{ByColor, Color, Phase};

use crate::atlas::Atlas;
use crate::canvas::Canvas;
use crate::clean::one_line;
use crate::layout::{Card, FOOT, FOOT_ENDS, FOOT_HEIGHT};
use crate::scene::Scene;
use crate::sprite::Sprite;
use crate::text::Face;

/// The winner's crown stands at this distance from the score, and needs this much room.
const CROWN: (f32, f32) = (46.0, 80.0);
/// Between a name and the figure beside it.
const FIGURE_GAP: f32 = 20.0;
/// Between a small icon's middle and its count, and between one count and the next icon.
const STOCK_GAPS: (f32, f32) = (26.0, 44.0);

/// Draws the cards and the foot.
pub(crate) fn draw(canvas: &mut Canvas<'_>, atlas: &Atlas, scene: &Scene<'_>) {
    let scores = scene.position.score();
    for color in Color::ALL {
        if scene.turn() == Some(color) {
            canvas.draw(&atlas.players[color].active_card, (0.0, 0.0));
        }
        let figure = scores[color].to_string();
        let won = scene.winner() == Some(color);
        let on =
            OnCard { name: scene.names[color], figure: &figure, face: &atlas.faces.score, won };
        draw_card(canvas, atlas, color, &on);
    }
    let room = draw_stock(canvas, atlas, scene) - FOOT_ENDS.0;
    draw_caption(canvas, atlas, scene.caption, room);
}

/// Draws one line into the foot, from its left end and no wider than `room`.
pub(crate) fn draw_caption(canvas: &mut Canvas<'_>, atlas: &Atlas, caption: &str, room: f32) {
    let face = &atlas.faces.foot;
    let caption = face.fit(&one_line(caption), room);
    let middle = canvas.height() - FOOT_HEIGHT / 2.0;
    let at = (FOOT_ENDS.0, middle + face.drop());
    face.draw(canvas, &caption, at, atlas.scheme.text);
}

/// What a player's card shows.
pub(crate) struct OnCard<'a> {
    pub(crate) name: &'a str,
    /// What stands at the card's inner end: a score, or another short figure.
    pub(crate) figure: &'a str,
    pub(crate) face: &'a Face,
    /// Whether the player wears the crown.
    pub(crate) won: bool,
}

/// Writes on a card that lies on the canvas already.
pub(crate) fn draw_card(canvas: &mut Canvas<'_>, atlas: &Atlas, color: Color, on: &OnCard<'_>) {
    let card = Card::of(color);
    let sprites = &atlas.players[color];
    canvas.draw(&sprites.icon, card.icon);
    canvas.draw(&sprites.small_hub, (card.icon.0, card.icon.1 - 3.0));

    let scheme = &atlas.scheme;
    let face = on.face;
    let width = face.width(on.figure);
    let outer = card.score - card.inwards * width;
    let at = (outer.min(card.score), card.middle + face.drop());
    face.draw(canvas, on.figure, at, scheme.text);

    let mut name_end = outer - card.inwards * FIGURE_GAP;
    if on.won {
        canvas.draw(&atlas.crown, (outer - card.inwards * CROWN.0, card.middle));
        name_end = outer - card.inwards * CROWN.1;
    }
    let room = (name_end - card.name.0).abs().min((card.name.1 - card.name.0).abs());
    let name = one_line(on.name);
    // Smaller letters rather than fewer.
    let fits = atlas.faces.name.width(&name) <= room;
    let face = if fits { &atlas.faces.name } else { &atlas.faces.foot };
    let name = face.fit(&name, room);
    let width = face.width(&name);
    let left = card.name.0.min(card.name.0 + card.inwards * width);
    face.draw(canvas, &name, (left, card.middle + face.drop()), scheme.text);
}

/// Draws what is still to be placed, from the right edge leftwards; returns where it begins.
fn draw_stock(canvas: &mut Canvas<'_>, atlas: &Atlas, scene: &Scene<'_>) -> f32 {
    let mut right = FOOT_ENDS.1;
    if scene.position.phase() != Phase::Placement {
        return right;
    }
    let stock = scene.position.to_place();
    let ByColor { white, black } = &atlas.players;
    let kinds: [(&Sprite, Option<&Sprite>, u8); 3] = [
        (&black.small_icon, None, stock.pieces.black),
        (&white.small_icon, None, stock.pieces.white),
        (&atlas.small_red, Some(&atlas.small_emblem), stock.reds),
    ];
    let face = &atlas.faces.foot;
    for (icon, emblem, count) in kinds.into_iter().filter(|(.., count)| *count > 0) {
        let label = format!("×{count}");
        let left = right - face.width(&label);
        let at = (left, FOOT + face.drop());
        face.draw(canvas, &label, at, atlas.scheme.text);
        let middle = left - STOCK_GAPS.0;
        canvas.draw(icon, (middle, FOOT));
        if let Some(emblem) = emblem {
            canvas.draw(emblem, (middle, FOOT - 2.0));
        }
        right = middle - STOCK_GAPS.1;
    }
    right
}
