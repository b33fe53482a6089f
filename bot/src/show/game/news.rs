//! The lines of a board message: what happened, how the game ended, whose turn it is.

#[cfg(test)]
mod tests;

use dvonn_discord::markup::plain;
use dvonn_model::{Ending, GameEvent, GameState, Player, VoidReason};
use dvonn_play::Match;
use dvonn_play::offers::gift;
use dvonn_play::turn::game::NewsPly;
use dvonn_rules::{Color, Outcome, Piece};

use crate::runtime::style::Style;
use crate::say;
use crate::show::game::own_ending::CLOSE;
use crate::show::game::{automatic, own_ending};
use crate::show::words::moves::color_key;
use crate::show::words::players::{mention_beside_color, mention_or_deleted, mention_player};
use crate::show::words::terms::{length, terms};
use crate::show::words::{place, result as rating_result};
use crate::text::Text;

/// Returns what has just happened: the last chosen ply, the automatic plies, and how the game
/// ended. `ending` replaces the line about that.
pub(crate) fn events(style: Style, game: &Match, ending: Option<&str>) -> Vec<String> {
    let text = style.text;
    if let GameState::Ended(ended) = game.row.state
        && !matches!(ended, Ending::Played { .. })
    {
        // Conditional moves answer a ply with a resignation.
        let lines = automatic::lines(style, game, &unread(game)).into_iter();
        return lines.chain(result(text, game, ending_here(text, game, ending))).collect();
    }
    let mut lines = Vec::new();
    match game.row.event {
        // Plies may have followed before a board could tell it.
        Some(event @ GameEvent::EngineReplaced { .. }) => lines.push(event_line(text, game, event)),
        Some(event) => return vec![event_line(text, game, event)],
        None => {}
    }
    let players = &game.row.players;
    lines.extend(automatic::lines(style, game, &unread(game)));
    if game.history.plies().is_empty() && game.row.event.is_none() {
        lines.push(say!(
            text,
            "news-start",
            number = game.row.id.to_string(),
            white = mention_player(text, &players.white),
            black = mention_player(text, &players.black)
        ));
        lines.push(terms(text, &game.row.terms));
        lines.extend(place::stake(text, game));
    }
    lines.extend(plan_stopped(text, game));
    lines.extend(result(text, game, ending_here(text, game, ending)));
    lines
}

/// Returns how the game ended for its readers: `ending`, or, if only one player reads it here, what that is for them.
fn ending_here(text: Text, game: &Match, ending: Option<&str>) -> Option<String> {
    if let Some(ending) = ending {
        return Some(ending.to_owned());
    }
    let reader = own_ending::only_reader(game)?;
    let own = own_ending::ending(text, game, reader)?;
    if game.row.venue.guild.is_none() {
        return Some(own);
    }
    let player = mention_player(text, &game.row.players[reader]);
    Some(say!(text, "own-ending-of", player = player, ending = own))
}

/// Returns the plies that readers do not know. If only computers play, only the end is news.
fn unread(game: &Match) -> Vec<NewsPly> {
    if game.has_people() { game.news() } else { Vec::new() }
}

/// Returns the last chosen ply and the automatic plies after it, also if readers know them.
pub(crate) fn last_turn(style: Style, game: &Match) -> Vec<String> {
    if game.history.plies().is_empty() || !game.has_people() {
        return Vec::new();
    }
    automatic::lines(style, game, &game.last_turn())
}

/// Says that the plan of the player to move has just stopped. Why, and what is left of it, only they
/// are told.
fn plan_stopped(text: Text, game: &Match) -> Option<String> {
    let player = game.to_move().filter(|_| game.row.plan_stopped)?;
    Some(say!(text, "news-plan-stopped", player = mention_player(text, player)))
}

/// Returns the line for an event that is neither a ply nor the end.
fn event_line(text: Text, game: &Match, event: GameEvent) -> String {
    let player = |side: Color| mention_player(text, &game.row.players[side]);
    match event {
        GameEvent::TakenBack { by } => {
            say!(text, "event-taken-back", player = player(by), with = opponent_key(game))
        }
        GameEvent::Paused => say!(text, "event-paused", with = opponent_key(game)),
        GameEvent::PlaceLost | GameEvent::PlaceChanged => say!(text, "event-place-lost"),
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
            say!(text, "event-engine-stopped", player = player(side))
        }
        GameEvent::EngineReplaced { side } => {
            say!(text, "event-engine-replaced", player = player(side), color = color_key(side))
        }
        GameEvent::HandedOver { side, from, was_rated } => {
            let (moderator, reason) = decision(text, game);
            let line = say!(
                text,
                "event-handed-over",
                moderator = moderator,
                player = player(side),
                from = mention_or_deleted(text, from),
                color = color_key(side),
                reason = reason
            );
            if was_rated { format!("{line}\n{}", say!(text, "event-now-unrated")) } else { line }
        }
    }
}

/// Returns the key that marks games against the computer in the language files. The computer agrees
/// to everything.
fn opponent_key(game: &Match) -> &'static str {
    if game.is_with_computer() { "computer" } else { "person" }
}

/// Returns how the game ended for one of its players, and what it changed on the ladder, if it is over.
pub(super) fn own_result(text: Text, game: &Match, own: Option<Color>) -> Vec<String> {
    result(text, game, own.and_then(|own| own_ending::ending(text, game, own)))
}

/// Returns how the game ended, or `ending` instead, and what it changed on the ladder, if it is over.
fn result(text: Text, game: &Match, ending: Option<String>) -> Vec<String> {
    let ended = ending_line(text, game).map(|usual| ending.unwrap_or(usual));
    let lines = ended.into_iter().chain(rating_result::result(text, game));
    lines.chain(place::place_change(text, game)).collect()
}

/// Returns how the game ended, if it has ended.
pub(crate) fn ending_line(text: Text, game: &Match) -> Option<String> {
    let GameState::Ended(ending) = &game.row.state else { return None };
    let players = &game.row.players;
    let line = match ending {
        Ending::Played { score } => played_line(text, game, Outcome { score: *score }),
        Ending::Resigned { by, .. } if matches!(players[*by], Player::Deleted(_)) => say!(
            text,
            "end-resigned-deleted",
            winner = mention_beside_color(text, &players[by.other()]),
            color = color_key(by.other())
        ),
        Ending::Resigned { by, .. } => say!(
            text,
            "end-resigned",
            loser = mention_player(text, &players[*by]),
            winner = mention_beside_color(text, &players[by.other()]),
            color = color_key(by.other())
        ),
        Ending::OutOfTime { loser, .. } => say!(
            text,
            "end-out-of-time",
            loser = mention_player(text, &players[*loser]),
            winner = mention_beside_color(text, &players[loser.other()]),
            color = color_key(loser.other())
        ),
        Ending::Drawn { .. } => say!(text, "end-agreed"),
        Ending::Awarded { loser, .. } => awarded_line(text, game, *loser),
        Ending::Deadline { loser: Some(loser), .. } => say!(
            text,
            "end-deadline",
            loser = mention_player(text, &players[*loser]),
            winner = mention_beside_color(text, &players[loser.other()]),
            color = color_key(loser.other())
        ),
        Ending::Deadline { loser: None, .. } => say!(text, "end-deadline-draw"),
        Ending::Void { reason } => void_line(text, game, *reason),
    };
    Some(line)
}

/// Says who won a game that was played to its end, and whether it was close.
fn played_line(text: Text, game: &Match, outcome: Outcome) -> String {
    let score = outcome.score;
    let Some(winner) = outcome.winner() else {
        return say!(text, "end-draw", score = score.white);
    };
    let won = say!(
        text,
        "end-won",
        player = mention_beside_color(text, &game.row.players[winner]),
        color = color_key(winner),
        own = score[winner],
        other = score[winner.other()]
    );
    text.sentences([won].into_iter().chain(remark(text, outcome)))
}

/// Returns whether a win was close, or total.
pub(super) fn remark(text: Text, outcome: Outcome) -> Option<String> {
    match outcome.margin() {
        margin if margin <= CLOSE => Some(say!(text, "end-close", margin = margin)),
        margin if margin == outcome.score[outcome.winner()?] => Some(say!(text, "end-sweep")),
        _ => None,
    }
}

fn awarded_line(text: Text, game: &Match, loser: Option<Color>) -> String {
    let (moderator, reason) = decision(text, game);
    match loser.map(Color::other) {
        Some(winner) => say!(
            text,
            "end-awarded",
            moderator = moderator,
            winner = mention_beside_color(text, &game.row.players[winner]),
            color = color_key(winner),
            reason = reason
        ),
        None => say!(text, "end-awarded-draw", moderator = moderator, reason = reason),
    }
}

fn void_line(text: Text, game: &Match, reason: VoidReason) -> String {
    match reason {
        VoidReason::PlayerLeft if game.has_deleted_player() => say!(text, "end-deleted"),
        VoidReason::PlayerLeft => say!(text, "end-left"),
        VoidReason::ChannelDeleted => say!(text, "end-channel"),
        VoidReason::Aborted => say!(text, "end-aborted"),
        VoidReason::TournamentOver => say!(text, "end-tournament-over"),
        VoidReason::OutOfTime => {
            let late = game.position().side_to_move();
            say!(
                text,
                "end-out-of-time-void",
                player = mention_player(text, &game.row.players[late])
            )
        }
        // What moderators write is for their own server.
        VoidReason::Moderator if game.row.is_relayed() => say!(text, "end-voided-elsewhere"),
        VoidReason::Moderator => {
            let (moderator, reason) = decision(text, game);
            say!(text, "end-voided", moderator = moderator, reason = reason)
        }
    }
}

/// Returns the moderator who decided the game, and their reason with markup escaped.
fn decision(text: Text, game: &Match) -> (String, String) {
    let decision = game.row.decision.as_ref();
    let moderator = decision.map(|by| mention_or_deleted(text, by.moderator)).unwrap_or_default();
    (moderator, decision.map(|decision| plain(&decision.reason)).unwrap_or_default())
}

fn thinking_line(text: Text, player: &Player) -> String {
    let name = mention_player(text, player);
    match player {
        Player::Computer(_) => say!(text, "todo-computer", player = name),
        Player::Person(_) | Player::Deleted(_) => say!(text, "todo-computer-for", player = name),
    }
}

/// Returns whose turn it is and what to do, with a mention of the player.
pub(crate) fn to_do(text: Text, game: &Match) -> Option<String> {
    let player = game.to_move()?;
    if game.row.computer_chooses {
        return Some(thinking_line(text, player));
    }
    let is_stranger = player.person().is_some_and(|person| person.stranger);
    let player = mention_player(text, player);
    if is_stranger {
        return Some(say!(text, "todo-elsewhere", player = player));
    }
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
