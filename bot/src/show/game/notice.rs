//! The private notices about a plan, conditional moves, an automatic vacation, a board that cannot be
//! shown, or a thread that a player could not be added to.

use dvonn_discord::cause::Cause;
use dvonn_discord::markup::code;
use dvonn_discord::view::View;
use dvonn_model::UserId;
use dvonn_play::Match;
use dvonn_play::clock::ClockState;
use dvonn_play::clock::vacation::DAYS_A_YEAR;
use dvonn_play::plan::automatic::AutoEvent;
use dvonn_rules::{Ply, Position};

use crate::runtime::failure::discord_error::CauseWords as _;
use crate::runtime::style::Style;
use crate::say;
use crate::show::explain::turn::illegal;
use crate::show::game::news;
use crate::show::threads::not_added;
use crate::show::words::links::{channel, link};
use crate::show::words::milestones::milestone;
use crate::show::words::players::mention_player;
use crate::show::words::terms::length;
use crate::text::Text;

/// Returns the notice of what happened to this person's plan, conditional moves or clock.
pub(crate) fn notice(style: Style, game: &Match, person: UserId, event: &AutoEvent) -> View {
    let game = &game.for_reader(person);
    let text = style.text;
    let news = match event {
        AutoEvent::BranchDropped { after, answer, position } => {
            dropped_branch_line(style, *after, *answer, position)
        }
        AutoEvent::ConditionsVoid { reason, conditions } => {
            let reason = <&str>::from(reason);
            let deleted = say!(text, "notice-conditions-deleted", reason = reason);
            format!("{deleted}\n{}", code(&conditions.to_string()))
        }
        AutoEvent::PlanStopped { rule, cell, plan } => {
            let stopped =
                say!(text, "notice-plan-stopped", cell = cell.to_string(), rule = rule.to_string());
            let left = say!(text, "notice-plan-left", plan = plan.wishes(), stops = plan.stops());
            format!("{stopped}\n{left}")
        }
        AutoEvent::Muted { reason } => muted_lines(text, game, reason.parse().ok()),
        AutoEvent::NotAdded => not_added(text, &game.row.venue),
        AutoEvent::Milestones(reached) => {
            let lines: Vec<_> = reached.iter().map(|reached| milestone(text, *reached)).collect();
            lines.join("\n")
        }
        AutoEvent::PlanDone => say!(text, "notice-plan-done"),
        AutoEvent::PlanExhausted => say!(text, "notice-plan-exhausted"),
        AutoEvent::VacationBegan { days_left } => {
            let days = say!(text, "vacation-days", count = *days_left, of = DAYS_A_YEAR);
            format!("{}\n{days}", say!(text, "notice-vacation"))
        }
    };
    let opponent = game
        .color_of(person)
        .map(|color| mention_player(style.text, &game.row.players[color.other()]));
    let title = say!(
        text,
        "notice-title",
        number = game.row.id.to_string(),
        opponent = opponent.unwrap_or_default()
    );
    let board = link(&game.row).map(|url| say!(text, "notice-board", url = url));
    let lines = [Some(title), Some(news), board];
    View::new(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Says why the bot cannot show the board, and what helps. Without a reason, it may not post.
fn muted_lines(text: Text, game: &Match, reason: Option<Cause>) -> String {
    if game.row.is_homeless() {
        // "Use another channel" helps nobody here.
        let reason = reason.filter(|cause| *cause != Cause::NoChannel);
        let reason = reason.map(|cause| cause.reason(text)).unwrap_or_default();
        let number = game.row.id.to_string();
        let lost = say!(text, "notice-place-lost", reason = reason, number = number);
        return lost.replace("  ", " ");
    }
    if game.row.is_relayed() && game.row.shown >= game.row.revision {
        return format!("{}\n{}", say!(text, "notice-muted-elsewhere"), muted_clock(text, game));
    }
    if game.row.venue.guest {
        let ending = news::ending_line(text, game);
        let clock =
            || stands(game).then(|| say!(text, "notice-waits-clock", time = most(text, game)));
        let lines = [Some(say!(text, "notice-waits")), ending.or_else(clock)];
        return lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    }
    let venue = if game.row.venue.parent.is_some() { "thread" } else { "channel" };
    let channel = channel(game.row.venue.channel);
    let silent = match reason {
        None => say!(text, "notice-muted", channel = channel, place = venue),
        Some(cause) => {
            let reason = cause.reason(text);
            say!(text, "notice-muted-refused", channel = channel, reason = reason)
        }
    };
    format!("{silent}\n{}", muted_clock(text, game))
}

fn muted_clock(text: Text, game: &Match) -> String {
    match news::ending_line(text, game) {
        Some(ending) => ending,
        None if stands(game) => say!(text, "notice-muted-clock", time = most(text, game)),
        None => say!(text, "notice-muted-runs"),
    }
}

/// Returns true if the clock is stopped because the board cannot be shown.
fn stands(game: &Match) -> bool {
    game.clock_state() == Some(ClockState::Muted)
}

/// Returns how long it stands at most.
fn most(text: Text, game: &Match) -> String {
    length(text, game.longest_mute())
}

fn dropped_branch_line(
    style: Style,
    after: Option<Ply>,
    answer: Ply,
    position: &Position,
) -> String {
    let text = style.text;
    let reason = position.check(answer).err().map(|reason| illegal(text, reason));
    let reason = reason.unwrap_or_default();
    let answer = style.ply(answer);
    match after {
        Some(after) => say!(
            text,
            "notice-branch-dropped-after",
            after = style.ply(after),
            answer = answer,
            reason = reason
        ),
        None => say!(text, "notice-branch-dropped", answer = answer, reason = reason),
    }
}
