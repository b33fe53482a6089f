//! Previews: the result of moves, without playing them, in `/game preview`.

use dvonn_discord::view::View;
use dvonn_model::UserId;
use dvonn_play::preview::{LinePreview, LinePreviewError};
use dvonn_play::{Match, Refusal};
use dvonn_render::{Scene, Status};
use dvonn_rules::{Color, Effect, Phase, Piece, Ply};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{CommandPlace, Feature};
use crate::runtime::style::Style;
use crate::say;
use crate::show::complete::{autocomplete_response, last_word, plies_starting_with};
use crate::show::picture;
use crate::show::words::moves::{color_key, placed_piece, ply_label};
use crate::show::words::players;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature =
    Feature { commands: &[CommandPlace::Under("game", preview)], ..Feature::EMPTY };

#[poise::command(slash_command)]
async fn preview(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "next_plies"]
    ply: String,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
    let ahead = LinePreview::read(&ply, &game).map_err(Refusal::NotALine)?;
    let view = ahead_view(caller.style(), &game, caller.person.id, &ahead);
    Ok(caller.reply_private(&view).await?)
}

/// Suggests legal plies for the side to move, after the plies that are already typed. Works for
/// everyone.
async fn next_plies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(suggestions(ctx, typed.trim_start()).await)
}

async fn suggestions(ctx: Context<'_>, typed: &str) -> Result<Vec<AutocompleteChoice>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    let game = Match::find(&ctx.framework.user_data.store, caller.venue.channel).await?;
    let (before, last) = last_word(typed);
    if before.is_empty() {
        return Ok(plies_starting_with(caller.style(), game.position(), "", last));
    }
    Ok(match LinePreview::read(before, &game) {
        Ok(ahead) if ahead.is_dealt_next => Vec::new(),
        Ok(ahead) => plies_starting_with(caller.style(), &ahead.position, before, last),
        // The last word may be the second half of a move.
        Err(LinePreviewError::HalfAMove(_)) => {
            let (before, first) =
                last_word(before.trim_end_matches(|c: char| !c.is_alphanumeric()));
            let position = match LinePreview::read(before, &game) {
                Ok(ahead) => ahead.position,
                Err(_) => *game.position(),
            };
            plies_starting_with(caller.style(), &position, before, &format!("{first}{last}"))
        }
        Err(_) => Vec::new(),
    })
}

/// Returns the position after some plies, the effect of each ply, and the next turn.
fn ahead_view(style: Style, game: &Match, reader: UserId, ahead: &LinePreview) -> View {
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
