//! The view of a preview.

use dvonn_discord::view::View;
use dvonn_model::UserId;
use dvonn_play::Match;
use dvonn_play::preview::LinePreview;
use dvonn_render::{Scene, Status};
use dvonn_rules::{Color, Effect, Phase, Piece, Ply};

use crate::discord::kit::pictures as picture;
use crate::discord::kit::style::Style;
use crate::discord::kit::words::moves::{color_key, placed_piece, ply_label};
use crate::discord::kit::words::players;
use crate::discord::kit::words::players::mention_player;
use crate::say;
use crate::text::Text;

/// Returns the position after some plies, the effect of each ply, and the next turn.
pub(crate) fn ahead(style: Style, game: &Match, reader: UserId, ahead: &LinePreview) -> View {
    let text = style.text;
    let plies: Vec<_> = ahead.effects.iter().map(|effect| style.ply(effect.ply)).collect();
    let names = players::names(text, game);
    let scene = Scene {
        reds: ahead.reds,
        status: Status::Preview,
        last: ahead.effects.last(),
        names: players::as_names(&names),
        caption: &say!(text, "caption-preview", ply = plies.join(" ")),
        ..Scene::of(&ahead.position)
    };
    let mut lines = vec![say!(text, "preview-title")];
    match &ahead.effects[..] {
        [effect] => lines.push(describe_effect(style, game, effect)),
        effects => lines.extend(
            (1..)
                .zip(effects)
                .map(|(n, effect)| format!("{n}. {}", describe_effect(style, game, effect))),
        ),
    }
    if ahead.position.phase() != Phase::Placement {
        let score = ahead.position.score();
        lines.push(say!(text, "preview-score", white = score.white, black = score.black));
    }
    lines.push(next_turn(text, game, ahead));
    let own = game.color_of(reader);
    let picture = picture::of_scene(style, own, &scene);
    let picture = if own.is_some() { picture.for_turn() } else { picture };
    View::new(lines.join("\n")).picture(picture)
}

fn player(text: Text, game: &Match, color: Color) -> String {
    mention_player(text, &game.row.players[color])
}

fn describe_effect(style: Style, game: &Match, effect: &Effect) -> String {
    let (text, player) = (style.text, player(style.text, game, effect.color));
    match effect.ply {
        Ply::Pass => say!(text, "preview-pass", player = player),
        Ply::Place(cell) => say!(
            text,
            "preview-place",
            player = player,
            piece = placed_piece(effect),
            cell = cell.to_string()
        ),
        Ply::Move { .. } => {
            say!(text, "preview-move", player = player, ply = ply_label(style, effect))
        }
    }
}

/// Returns the next turn after the preview, or the result of the game.
fn next_turn(text: Text, game: &Match, ahead: &LinePreview) -> String {
    let position = &ahead.position;
    if let Some(outcome) = position.result() {
        return match outcome.winner() {
            Some(winner) => say!(
                text,
                "preview-won",
                player = player(text, game, winner),
                own = outcome.score[winner],
                other = outcome.score[winner.other()],
                margin = outcome.margin()
            ),
            None => say!(text, "preview-draw", score = outcome.score.white),
        };
    }
    let color = position.side_to_move();
    let (player, other) = (player(text, game, color), player(text, game, color.other()));
    match position.next_piece() {
        Some(_) if ahead.is_dealt_next => say!(text, "preview-next-dealt"),
        Some(piece) => {
            let piece = match piece {
                Piece::Red => "red",
                Piece::Of(color) => color_key(color),
            };
            say!(text, "preview-next-place", player = player, piece = piece)
        }
        None if position.must_pass() => {
            let moves = ahead.moves(color.other());
            say!(text, "preview-next-passes", player = player, other = other, moves = moves)
        }
        None => {
            let (own, others) = (ahead.moves(color), ahead.moves(color.other()));
            let other = say!(text, "preview-other-moves", player = other, moves = others);
            say!(text, "preview-next-moves", player = player, moves = own, other = other)
        }
    }
}
