//! Draws the players' cards above the board, and below it the caption and the red pieces still to
//! place.

use dvonn_rules::{Color, Phase};

use crate::atlas::Atlas;
use crate::chance_bar;
use crate::layout::{Card, FOOTER_HEIGHT, FOOTER_LEFT, FOOTER_MIDDLE, FOOTER_RIGHT};
use crate::picture::Picture;
use crate::sanitize::{name_line, one_line};
use crate::scene::{Scene, Status};

/// The distance of the winner's crown from the score, and the room it needs. Then the same for the
/// icon beside the number of pieces to place.
const CROWN_OFFSET: f32 = 42.0;
const CROWN_ROOM: f32 = 76.0;
const ICON_OFFSET: f32 = 26.0;
const ICON_ROOM: f32 = 54.0;
/// The gap between a name and the figure beside it.
const FIGURE_GAP: f32 = 20.0;

/// Draws the cards and the footer. A pointer shows whose turn it is and, if `framed`, a frame around
/// the card.
pub(crate) fn draw(picture: &mut Picture<'_>, atlas: &Atlas, scene: &Scene<'_>, framed: bool) {
    let placing = scene.position.phase() == Phase::Placement && !scene.ended_early();
    let (scores, stock) = (scene.position.score(), scene.position.to_place());
    for color in Color::ALL {
        if scene.turn() == Some(color) {
            let card = Card::of(color);
            if framed {
                picture.draw(&atlas.players[color].active_card, (0.0, 0.0));
            }
            picture.draw(&atlas.turn_pointer, (card.icon.0, card.panel.bottom));
        }
        let name = scene.names[color].short;
        let score = scores[color].to_string();
        let figure = match (scene.status, scene.winner()) {
            (Status::NoResult, _) => Figure::Other("–"),
            (Status::Drawn, _) => Figure::WinningScore("½"),
            (Status::Won(winner), _) if winner == color => Figure::WinningScore("1"),
            (Status::Won(_), _) => Figure::LosingScore("0"),
            _ if placing => Figure::ToPlace(stock.pieces[color]),
            (_, None) => Figure::Score(&score),
            (_, Some(winner)) if winner == color => Figure::WinningScore(&score),
            (_, Some(_)) => Figure::LosingScore(&score),
        };
        draw_card(
            picture,
            atlas,
            color,
            &CardContent { name, figure, won: scene.winner() == Some(color) },
        );
    }
    let reds = if placing { stock.reds } else { 0 };
    let mut right = draw_reds(picture, atlas, reds);
    if let Some(white) = scene.white_chance {
        right = chance_bar::draw(picture, atlas, white, scene.chance_figures, right) - FIGURE_GAP;
    }
    draw_caption(picture, atlas, scene.caption, right - FOOTER_LEFT);
}

/// Draws the caption on one line at the left of the footer, at most `room` wide.
pub(crate) fn draw_caption(picture: &mut Picture<'_>, atlas: &Atlas, caption: &str, room: f32) {
    let font = &atlas.fonts.footer;
    let caption = font.fit(&one_line(caption), room);
    let middle = picture.height() - FOOTER_HEIGHT / 2.0;
    let at = (FOOTER_LEFT, middle + font.baseline_offset());
    font.draw(picture, &caption, at, atlas.scheme.text);
}

/// The text at the inner end of a card.
pub(crate) enum Figure<'a> {
    /// The score, in large letters.
    Score(&'a str),
    /// The score or result of the winner, in larger letters, and of the loser, in fainter ones. A game that was not
    /// played out has no score: its result is 1, ½ or 0.
    WinningScore(&'a str),
    LosingScore(&'a str),
    /// The number of pieces to place.
    ToPlace(u8),
    /// Any other short text.
    Other(&'a str),
}

/// The content of a player's card.
pub(crate) struct CardContent<'a> {
    pub(crate) name: &'a str,
    pub(crate) figure: Figure<'a>,
    /// Whether to draw the winner's crown.
    pub(crate) won: bool,
}

/// Draws the content of a card whose panel is already drawn.
pub(crate) fn draw_card(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    color: Color,
    content: &CardContent<'_>,
) {
    let (card, scheme) = (Card::of(color), atlas.scheme);
    let inwards = card.inwards;
    picture.draw(&atlas.players[color].icon, card.icon);

    let (fonts, text) = (&atlas.fonts, scheme.text);
    let (font, figure, text) = match content.figure {
        Figure::Score(score) => (&fonts.score, score.to_owned(), text),
        Figure::WinningScore(score) => (&fonts.winning_score, score.to_owned(), text),
        Figure::LosingScore(score) => (&fonts.number, score.to_owned(), scheme.secondary_text),
        Figure::ToPlace(count) => (&fonts.name, format!("×{count}"), text),
        Figure::Other(figure) => (&fonts.number, figure.to_owned(), text),
    };
    let outer = card.score - inwards * font.width(&figure);
    let at = (outer.min(card.score), card.middle + font.baseline_offset());
    font.draw(picture, &figure, at, text);

    let mut figure_end = outer;
    if let Figure::ToPlace(_) = content.figure {
        picture
            .draw(&atlas.players[color].small_icon, (outer - inwards * ICON_OFFSET, card.middle));
        figure_end = outer - inwards * (ICON_ROOM - FIGURE_GAP);
    }
    let mut name_end = figure_end - inwards * FIGURE_GAP;
    if content.won {
        picture.draw(&atlas.crown, (figure_end - inwards * CROWN_OFFSET, card.middle));
        name_end = figure_end - inwards * CROWN_ROOM;
    }
    let room = (name_end - card.name.0).abs().min((card.name.1 - card.name.0).abs());
    let name = name_line(content.name);
    // Smaller letters are better than fewer letters.
    let font =
        if atlas.fonts.name.fits(&name, room) { &atlas.fonts.name } else { &atlas.fonts.cell };
    let name = font.fit(&name, room);
    let left = card.name.0.min(card.name.0 + inwards * font.width(&name));
    font.draw(picture, &name, (left, card.middle + font.baseline_offset()), scheme.text);
}

/// Draws the number of red pieces to place at the right edge. Returns its left end.
fn draw_reds(picture: &mut Picture<'_>, atlas: &Atlas, reds: u8) -> f32 {
    let right = FOOTER_RIGHT;
    if reds == 0 {
        return right;
    }
    let font = &atlas.fonts.footer;
    let label = format!("×{reds}");
    let left = right - font.width(&label);
    font.draw(picture, &label, (left, FOOTER_MIDDLE + font.baseline_offset()), atlas.scheme.text);
    picture.draw(&atlas.small_red_icon, (left - ICON_OFFSET, FOOTER_MIDDLE));
    left - ICON_ROOM
}
