//! One's vacation, as one sees it oneself.

use dvonn_play::{Leave, VACATION_DAYS, VacationRefusal};
use serenity::all::ButtonStyle;

use super::super::click::Click;
use super::super::view::{View, button};
use super::clock::countdown;
use crate::say;
use crate::text::Text;

/// Until when a vacation lasts, with a button to end it, and how many days are left.
pub(in crate::discord) fn vacation(text: Text, leave: Leave) -> View {
    let days = say!(text, "vacation-days", count = leave.days_left, of = VACATION_DAYS);
    let Some(until) = leave.until else {
        return View::new(format!("{}\n{days}", say!(text, "vacation-none")));
    };
    let moment = format!("<t:{}:f>", until.as_second());
    let state = if leave.automatic {
        say!(text, "vacation-automatic", until = moment, left = countdown(until))
    } else {
        say!(text, "vacation-until", until = moment, left = countdown(until))
    };
    let end = button(Click::ComeBack, &say!(text, "button-vacation-end"), ButtonStyle::Secondary);
    View::new(format!("{state}\n{days}")).buttons([end])
}

/// The sentence for a vacation that does not begin or end.
pub(super) fn refused(text: Text, refusal: VacationRefusal) -> String {
    match refusal {
        VacationRefusal::TooLong { days_left } => {
            say!(text, "refuse-vacation-days", count = days_left)
        }
        VacationRefusal::NotAway => say!(text, "refuse-no-vacation"),
        VacationRefusal::NoTimeLeft => say!(text, "refuse-vacation-no-time"),
    }
}
