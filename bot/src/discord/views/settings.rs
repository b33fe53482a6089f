//! What a person likes, in words and as a sample of the boards that they see, with the controls that
//! change it.

use dvonn_model::{Quiet, Settings};
use dvonn_render::{Painter, Scene};
use dvonn_rules::Color;
use serenity::all::{ButtonStyle, CreateButton};

use super::super::click::Click;
use super::super::form::{Form, Question, Sheet};
use super::super::setting::{AS_IN_DISCORD, Choice, Page, Switch};
use super::super::style::Style;
use super::super::view::{MenuOption, Picture, View, button};
use super::refusal::echo;
use super::{news, picture, rules};
use crate::say;
use crate::text::Text;

/// The names of the form's questions.
pub(in crate::discord) const HOURS: &str = "hours";
pub(in crate::discord) const ZONE: &str = "zone";

/// All settings in words, and the controls of one page, for the person whose style this is. The page
/// of boards shows a sample of them.
pub(in crate::discord) fn settings(
    painter: &Painter,
    style: Style,
    settings: &Settings,
    page: Page,
) -> View {
    let text = style.text;
    let choices = Choice::ALL.into_iter().filter(|choice| choice.page() == page);
    let view = choices.fold(View::new(summary(text, settings)), |view, choice| {
        let options = choice.values().into_iter().map(|value| MenuOption {
            value: value.to_owned(),
            label: choice_label(text, choice, value),
            description: String::new(),
        });
        let click = Click::ChooseSetting(choice);
        view.menu_at(click, &say!(text, "settings-hint"), options, choice.value(settings))
    });
    let switches = Switch::ALL.into_iter().filter(|switch| switch.page() == page);
    let mut buttons: Vec<_> = switches.map(|switch| toggle(text, settings, switch)).collect();
    match page {
        Page::Boards => buttons.push(button(
            Click::Settings(Page::Play),
            &say!(text, "button-settings-play"),
            ButtonStyle::Primary,
        )),
        Page::Play => buttons.extend([
            button(
                Click::AskQuietHours,
                &say!(text, "button-settings-quiet"),
                ButtonStyle::Secondary,
            ),
            button(
                Click::Settings(Page::Boards),
                &say!(text, "button-settings-boards"),
                ButtonStyle::Primary,
            ),
        ]),
    }
    let view = view.buttons(buttons);
    match page {
        Page::Boards => view.picture(sample(painter, style)),
        Page::Play => view,
    }
}

/// A position of a real game as the person sees it who plays Black in it: there every choice of a
/// side makes a difference.
fn sample(painter: &Painter, style: Style) -> Picture {
    let game = rules::mid_game();
    let last = game.last_effect();
    let ply = last.as_ref().map(|effect| news::last_caption(style, effect)).unwrap_or_default();
    let scene = Scene {
        reds: game.reds(),
        last: last.as_ref(),
        caption: &say!(style.text, "caption-sample", ply = ply),
        ..Scene::of(game.position())
    };
    let lead = say!(style.text, "alt-sample");
    picture::of_scene_with(painter, style, Some(Color::Black), &scene, &lead)
}

fn summary(text: Text, settings: &Settings) -> String {
    let mut lines = vec![say!(text, "settings-title"), say!(text, "settings-scope")];
    lines.extend(Choice::ALL.map(|choice| match choice.value(settings) {
        Some(value) => choice_label(text, choice, value),
        None => choice_label(text, choice, choice.value(&Settings::default()).unwrap_or_default()),
    }));
    lines.extend(Switch::ALL.map(|switch| switch_label(text, switch, switch.is_on(settings))));
    lines.push(match settings.quiet {
        Some(quiet) => {
            say!(text, "settings-quiet", hours = hours(quiet), zone = settings.time_zone.as_str())
        }
        None => say!(text, "settings-no-quiet"),
    });
    lines.join("\n")
}

/// A value of a setting, as a line that needs nothing beside it.
fn choice_label(text: Text, choice: Choice, value: &str) -> String {
    match choice {
        Choice::Orientation => say!(text, "settings-orientation", value = value),
        Choice::Theme => say!(text, "settings-theme", value = value),
        Choice::Size => say!(text, "settings-size", value = value),
        Choice::Notation => say!(text, "settings-notation", value = value),
        Choice::Reminders => say!(text, "settings-reminders", value = value),
        Choice::Language if value == AS_IN_DISCORD => say!(text, "settings-language-discord"),
        Choice::Language => {
            let name = say!(Text::of(Some(value)), "language-name");
            say!(text, "settings-language", name = name)
        }
    }
}

/// What a switch does as it is.
fn switch_label(text: Text, switch: Switch, on: bool) -> String {
    let on = if on { "yes" } else { "no" };
    match switch {
        Switch::ConfirmMoves => say!(text, "settings-confirm", on = on),
        Switch::OnlyPly => say!(text, "settings-only-ply", on = on),
        Switch::AutoVacation => say!(text, "settings-vacation", on = on),
    }
}

/// The button that turns a switch the other way, named by what it then does.
fn toggle(text: Text, settings: &Settings, switch: Switch) -> CreateButton {
    let on = !switch.is_on(settings);
    let wanted = if on { "yes" } else { "no" };
    let label = match switch {
        Switch::ConfirmMoves => say!(text, "button-settings-confirm", on = wanted),
        Switch::OnlyPly => say!(text, "button-settings-only-ply", on = wanted),
        Switch::AutoVacation => say!(text, "button-settings-vacation", on = wanted),
    };
    button(Click::Switch { switch, on }, &label, ButtonStyle::Secondary)
}

/// `22:00-07:00`
fn hours(quiet: Quiet) -> String {
    let time = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    format!("{}-{}", time(quiet.from), time(quiet.until))
}

/// The form for quiet hours.
pub(in crate::discord) fn quiet_hours(text: Text, settings: &Settings) -> Sheet {
    Sheet {
        form: Form::QuietHours,
        title: say!(text, "form-quiet"),
        questions: vec![
            Question {
                name: HOURS,
                label: say!(text, "form-quiet-hours"),
                value: settings.quiet.map(hours).unwrap_or_default(),
                placeholder: String::from("22:00-07:00"),
                long: false,
                required: false,
                most: 40,
            },
            Question {
                name: ZONE,
                label: say!(text, "form-quiet-zone"),
                value: settings.time_zone.clone(),
                placeholder: String::from("Europe/Berlin"),
                long: false,
                required: true,
                most: 60,
            },
        ],
    }
}

/// What was given for quiet hours is none.
pub(in crate::discord) fn no_quiet_hours(text: Text, input: &str) -> String {
    say!(text, "refuse-quiet-hours", input = echo(input))
}

/// There is no time zone of this name.
pub(in crate::discord) fn no_time_zone(text: Text, input: &str) -> String {
    say!(text, "refuse-time-zone", input = echo(input))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_value_of_a_menu_has_words_of_its_own() {
        let text = Text::of(None);
        for choice in Choice::ALL {
            let values = choice.values();
            let labels: BTreeSet<_> =
                values.iter().map(|value| choice_label(text, choice, value)).collect();
            assert_eq!(labels.len(), values.len(), "{labels:?}");
        }
        for switch in Switch::ALL {
            assert_ne!(switch_label(text, switch, true), switch_label(text, switch, false));
        }
    }

    #[test]
    fn quiet_hours_are_shown_as_they_are_typed() {
        assert_eq!(hours(Quiet { from: 1_320, until: 425 }), "22:00-07:05");
    }
}
