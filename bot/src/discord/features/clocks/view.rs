//! Views of vacations and reminders.

use dvonn_discord::view::{View, button};
use dvonn_play::clock::reminders::Reminder;
use dvonn_play::clock::vacation::{DAYS_A_YEAR, VacationStatus};
use serenity::all::ButtonStyle;

use crate::discord::features::clocks::click::VacationClick;
use crate::discord::kit::game::clock::{countdown, moment};
use crate::discord::kit::words::links::{link, mention};
use crate::discord::kit::words::players::mention_player;
use crate::say;
use crate::text::Text;

/// Returns the end of a vacation, a button to end it, and the days left.
pub(crate) fn vacation(text: Text, leave: VacationStatus) -> View {
    let days = say!(text, "vacation-days", count = leave.days_left, of = DAYS_A_YEAR);
    let Some(until) = leave.until else {
        return View::new(format!("{}\n{days}", say!(text, "vacation-none")));
    };
    let (end, left) = (moment(until), countdown(until));
    let state = if leave.automatic {
        say!(text, "vacation-automatic", until = end, left = left)
    } else {
        say!(text, "vacation-until", until = end, left = left)
    };
    let end =
        button(VacationClick::End, &say!(text, "button-vacation-end"), ButtonStyle::Secondary);
    View::new(format!("{state}\n{days}")).buttons([end])
}

/// Returns a reminder for a player who is running out of time.
pub(crate) fn reminder(text: Text, reminder: &Reminder) -> View {
    let Reminder { game, person, .. } = reminder;
    let game = &game.for_reader(*person);
    let waiting = game.position().side_to_move().other();
    // The message stays, so a countdown would soon read “12 hours ago”.
    let until = game.row.clock.deadline.map(moment).unwrap_or_default();
    let mut line = say!(
        text,
        "reminder",
        player = mention(*person),
        number = game.row.id.to_string(),
        opponent = mention_player(text, &game.row.players[waiting]),
        until = until
    );
    if let Some(url) = link(&game.row) {
        line = say!(text, "reminder-link", line = line, url = url);
    }
    View::new(line).ping(Some(*person))
}
