//! The buttons that lead newcomers on: to the rules, the lessons and a first game.

use dvonn_discord::view::button;
use serenity::all::{ButtonStyle, CreateButton};

use crate::say;
use crate::show::ids::learn::LearnClick;
use crate::show::ids::rules::{RulesClick, RulesPage};
use crate::show::ids::start::StartClick;
use crate::text::Text;

/// Returns the button that shows the rules.
pub(crate) fn learn_rules(text: Text) -> CreateButton {
    let click = RulesClick::Turn { to: RulesPage::Goal };
    button(click, &say!(text, "button-learn-rules"), ButtonStyle::Secondary)
}

/// Returns the button that goes on with the lessons.
pub(crate) fn take_lesson(text: Text) -> CreateButton {
    button(LearnClick::Next, &say!(text, "button-take-lesson"), ButtonStyle::Secondary)
}

/// Returns the button that starts a game against the computer.
pub(crate) fn play_computer(text: Text, style: ButtonStyle) -> CreateButton {
    button(StartClick::PlayComputer, &say!(text, "button-play-computer"), style)
}

/// Returns the button that makes a challenge for anyone.
pub(crate) fn find_opponent(text: Text) -> CreateButton {
    let label = say!(text, "button-challenge-anyone");
    button(StartClick::FindOpponent, &label, ButtonStyle::Secondary)
}
