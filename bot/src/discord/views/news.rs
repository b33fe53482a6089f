//! What plies do, in words.

#[cfg(test)]
mod tests;

use dvonn_model::{Ending, GameEvent, GameState, Player, VoidReason};
use dvonn_play::Match;
use dvonn_play::offers::gift;
use dvonn_rules::{ByColor, Color, Effect, Phase, Piece, Ply, Position, Stack};

use super::super::style::Style;
use super::super::view::plain;
use super::players::{called, somebody};
use super::terms::{length, terms};
use super::{automatic, ladder, place};
use crate::say;
use crate::text::Text;

/// A ply and what it captures and costs: `D3F3, takes black 2, isolates 4 white`.
pub(in crate::discord) fn ply_label(style: Style, effect: &Effect) -> String {
    let mut parts = vec![style.ply(effect.ply)];
    if let Some(captured) = effect.captured {
        parts.push(landing(style.text, effect.color, captured));
    }
    parts.extend(losses(style.text, effect));
    parts.join(", ")
}

/// What landing on this stack means to a player of `color`.
fn landing(text: Text, color: Color, captured: Stack) -> String {
    let height = captured.height();
    let red = if captured.has_red() { "yes" } else { "no" };
    match captured.owner() {
        None => say!(text, "does-take-red"),
        Some(owner) if owner == color => {
            say!(text, "does-join", color = color_key(owner), height = height, red = red)
        }
        Some(owner) => {
            say!(text, "does-take", color = color_key(owner), height = height, red = red)
        }
    }
}

fn losses(text: Text, effect: &Effect) -> Option<String> {
    let (white, black) = (effect.lost.white, effect.lost.black);
    match (white, black) {
        (0, 0) => None,
        (_, 0) => Some(say!(text, "does-isolate", color = "white", count = white)),
        (0, _) => Some(say!(text, "does-isolate", color = "black", count = black)),
        _ => Some(say!(text, "does-isolate-both", white = white, black = black)),
    }
}

/// What has just happened: the last ply that somebody chose, what was played without asking, how
/// the game ended.
pub(super) fn happened(style: Style, game: &Match) -> Vec<String> {
    let text = style.text;
    if let GameState::Ended(ending) = game.row.state
        && !matches!(ending, Ending::Played { .. })
    {
        return result(text, game);
    }
    if let Some(event) = game.row.event {
        return vec![happening(text, game, event)];
    }
    let players = &game.row.players;
    // Of what nobody but the computer played the end is news, not each of its plies.
    let news = if game.has_people() { game.unannounced_plies() } else { Vec::new() };
    let mut lines = automatic::told(style, game, &news);
    if game.game.plies().is_empty() {
        lines.push(say!(
            text,
            "news-start",
            number = game.row.id.to_string(),
            white = called(text, &players.white),
            black = called(text, &players.black)
        ));
        lines.push(terms(text, &game.row.terms));
        lines.extend(place::stake(text, game));
    }
    lines.extend(result(text, game));
    lines
}

/// A ply as news.
pub(super) fn line(style: Style, game: &Match, effect: &Effect) -> String {
    let text = style.text;
    let player = called(text, &game.row.players[effect.color]);
    match effect.ply {
        Ply::Pass => say!(text, "news-pass", player = player),
        Ply::Place(cell) => say!(
            text,
            "news-place",
            player = player,
            piece = placed_piece(effect),
            cell = cell.to_string()
        ),
        Ply::Move { .. } => {
            say!(text, "news-move", player = player, ply = ply_label(style, effect))
        }
    }
}

/// The word for the piece that a placement put down.
pub(super) fn placed_piece(effect: &Effect) -> &'static str {
    match effect.stack.and_then(Stack::owner) {
        Some(color) => color_key(color),
        None => "red",
    }
}

/// What has happened besides a ply and the end.
fn happening(text: Text, game: &Match, event: GameEvent) -> String {
    let player = |side: Color| called(text, &game.row.players[side]);
    match event {
        GameEvent::TakenBack { by } => {
            say!(text, "event-taken-back", player = player(by), with = opponent_key(game))
        }
        GameEvent::Paused => say!(text, "event-paused", with = opponent_key(game)),
        GameEvent::Resumed { by } => say!(text, "event-resumed", player = player(by)),
        GameEvent::TimeGiven { to } => {
            let gift = gift(game.row.terms.control).unwrap_or_default();
            let (giver, player) = (player(to.other()), player(to));
            say!(
                text,
                "event-time-given",
                giver = giver,
                player = player,
                time = length(text, gift)
            )
        }
        GameEvent::VacationBegan { side } => say!(text, "event-vacation", player = player(side)),
        GameEvent::ComputerCalledOff { side } => {
            say!(text, "event-computer-called-off", player = player(side))
        }
        GameEvent::HandedOver { side, from } => {
            let (moderator, reason) = decision(text, game);
            say!(
                text,
                "event-handed-over",
                moderator = moderator,
                player = player(side),
                from = somebody(text, from),
                color = color_key(side),
                reason = reason
            )
        }
    }
}

/// The word by which the language files tell games against the computer, which agrees to all.
fn opponent_key(game: &Match) -> &'static str {
    if game.is_with_computer() { "computer" } else { "person" }
}

/// How the game ended and what that meant for the ladder, if it has.
pub(super) fn result(text: Text, game: &Match) -> Vec<String> {
    let lines = ended(text, game).into_iter().chain(ladder::result(text, game));
    lines.chain(place::swapped(text, game)).collect()
}

/// How the game ended, if it has.
pub(super) fn ended(text: Text, game: &Match) -> Option<String> {
    let GameState::Ended(ending) = &game.row.state else { return None };
    let players = &game.row.players;
    let line = match ending {
        Ending::Played { score } => {
            let (winner, margin) = match score.white.cmp(&score.black) {
                std::cmp::Ordering::Equal => {
                    return Some(say!(text, "end-draw", score = score.white));
                }
                std::cmp::Ordering::Greater => (Color::White, score.white - score.black),
                std::cmp::Ordering::Less => (Color::Black, score.black - score.white),
            };
            say!(
                text,
                "end-won",
                player = called(text, &players[winner]),
                color = color_key(winner),
                own = score[winner],
                other = score[winner.other()],
                margin = margin
            )
        }
        Ending::Resigned { by, .. } => say!(
            text,
            "end-resigned",
            loser = called(text, &players[*by]),
            winner = called(text, &players[by.other()]),
            color = color_key(by.other())
        ),
        Ending::OutOfTime { loser, .. } => say!(
            text,
            "end-out-of-time",
            loser = called(text, &players[*loser]),
            winner = called(text, &players[loser.other()]),
            color = color_key(loser.other())
        ),
        Ending::Drawn { .. } => say!(text, "end-agreed"),
        Ending::Awarded { loser, .. } => awarded(text, game, *loser),
        Ending::Deadline { loser: Some(loser), .. } => say!(
            text,
            "end-deadline",
            loser = called(text, &players[*loser]),
            winner = called(text, &players[loser.other()]),
            color = color_key(loser.other())
        ),
        Ending::Deadline { loser: None, .. } => say!(text, "end-deadline-draw"),
        Ending::Void { reason } => void(text, game, *reason),
    };
    Some(line)
}

fn awarded(text: Text, game: &Match, loser: Option<Color>) -> String {
    let (moderator, reason) = decision(text, game);
    match loser.map(Color::other) {
        Some(winner) => say!(
            text,
            "end-awarded",
            moderator = moderator,
            winner = called(text, &game.row.players[winner]),
            color = color_key(winner),
            reason = reason
        ),
        None => say!(text, "end-awarded-draw", moderator = moderator, reason = reason),
    }
}

fn void(text: Text, game: &Match, reason: VoidReason) -> String {
    match reason {
        VoidReason::PlayerLeft if game.has_deleted_player() => say!(text, "end-deleted"),
        VoidReason::PlayerLeft => say!(text, "end-left"),
        VoidReason::ChannelDeleted => say!(text, "end-channel"),
        VoidReason::Aborted => say!(text, "end-aborted"),
        VoidReason::OutOfTime => {
            let late = game.position().side_to_move();
            say!(text, "end-out-of-time-void", player = called(text, &game.row.players[late]))
        }
        VoidReason::Moderator => {
            let (moderator, reason) = decision(text, game);
            say!(text, "end-voided", moderator = moderator, reason = reason)
        }
    }
}

/// Who ended the game as a moderator, and the reason that they gave, harmless in any text.
fn decision(text: Text, game: &Match) -> (String, String) {
    let decision = game.row.decision.as_ref();
    let moderator = decision.map(|by| somebody(text, by.moderator)).unwrap_or_default();
    (moderator, decision.map(|decision| plain(&decision.reason)).unwrap_or_default())
}

/// The lines that a board of this game may have had while the computer thought.
pub(in crate::discord) fn thinking(text: Text, game: &Match) -> [String; 2] {
    Color::ALL.map(|color| waits(text, &game.row.players[color]))
}

fn waits(text: Text, player: &Player) -> String {
    let name = called(text, player);
    match player {
        Player::Computer(_) => say!(text, "todo-computer", player = name),
        Player::Person(_) | Player::Deleted(_) => say!(text, "todo-computer-for", player = name),
    }
}

/// Whose turn it is and what to do, with a person who is to move mentioned.
pub(super) fn to_do(text: Text, game: &Match) -> Option<String> {
    let player = game.to_move()?;
    if game.row.computer_chooses {
        return Some(waits(text, player));
    }
    let player = called(text, player);
    let position = game.position();
    let left = position.to_place();
    let line = match position.next_piece() {
        Some(Piece::Red) => say!(text, "todo-place-red", player = player, left = left.reds),
        Some(Piece::Of(color)) => say!(
            text,
            "todo-place",
            player = player,
            color = color_key(color),
            left = left.pieces[color]
        ),
        None => say!(text, "todo-move", player = player),
    };
    Some(line)
}

/// The line at the foot of a game's picture: how the game ended or, while it runs, the last ply that
/// a player wanted and whether the other side has passed since; before that, what is to be done.
pub(super) fn caption(style: Style, game: &Match) -> String {
    if let Some(end) = end_caption(style.text, game) {
        return end;
    }
    let Some(last) = game.last_ply() else { return turn_caption(style.text, game.position()) };
    let passed =
        game.game.last_effect().filter(|effect| effect.ply == Ply::Pass && *effect != last);
    let told = std::iter::once(&last).chain(&passed).map(|effect| last_caption(style, effect));
    told.collect::<Vec<_>>().join(" · ")
}

/// How a game ended, if it has, in few words.
pub(super) fn end_caption(text: Text, game: &Match) -> Option<String> {
    let caption = match &game.row.state {
        GameState::Ended(Ending::Played { score }) => score_caption(text, *score),
        GameState::Ended(Ending::Resigned { by, .. }) => {
            say!(text, "caption-resigned", color = color_key(*by))
        }
        GameState::Ended(
            Ending::OutOfTime { loser, .. }
            | Ending::Awarded { loser: Some(loser), .. }
            | Ending::Deadline { loser: Some(loser), .. },
        ) => say!(text, "caption-won-early", color = color_key(loser.other())),
        GameState::Ended(
            Ending::Drawn { .. }
            | Ending::Awarded { loser: None, .. }
            | Ending::Deadline { loser: None, .. },
        ) => say!(text, "caption-draw"),
        GameState::Ended(Ending::Void { .. }) => say!(text, "caption-void"),
        GameState::Running => return None,
    };
    Some(caption)
}

/// Who won, by how much.
pub(super) fn score_caption(text: Text, score: ByColor<u8>) -> String {
    if score.white == score.black {
        return say!(text, "caption-draw");
    }
    let winner = if score.white > score.black { Color::White } else { Color::Black };
    let margin = score.white.abs_diff(score.black);
    say!(text, "caption-won", color = color_key(winner), margin = margin)
}

/// The line for a position in which somebody is to move.
pub(super) fn turn_caption(text: Text, position: &Position) -> String {
    let color = color_key(position.side_to_move());
    match (position.phase(), position.next_piece()) {
        (Phase::Placement, Some(Piece::Red)) => say!(text, "caption-place-red", color = color),
        (Phase::Placement, _) => say!(text, "caption-place", color = color),
        _ => say!(text, "caption-move", color = color),
    }
}

/// A ply that was played, in few words: `E4→C2, isolates 3`, or who had to pass.
pub(super) fn last_caption(style: Style, effect: &Effect) -> String {
    if effect.ply == Ply::Pass {
        return say!(style.text, "caption-passed", color = color_key(effect.color));
    }
    match effect.lost.white + effect.lost.black {
        0 => style.ply(effect.ply),
        lost => say!(style.text, "caption-isolates", ply = style.ply(effect.ply), count = lost),
    }
}

/// The word by which the language files choose between colours.
pub(super) fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
