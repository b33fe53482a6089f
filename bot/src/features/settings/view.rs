//! The view of personal settings: a summary, a sample board, the controls and the form.

use dvonn_discord::form::{FormView, Question};
use dvonn_discord::picture::Picture;
use dvonn_discord::view::{MenuOption, View, button};
use dvonn_model::{Quiet, Settings, UserId};
use dvonn_play::clock::weekend;
use dvonn_render::Scene;
use dvonn_rules::Color;
use jiff::Timestamp;
use serenity::all::{ButtonStyle, CreateButton};
use strum::VariantArray as _;

use crate::features::settings::ids::QuietForm;
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::clock::moment;
use crate::show::ids::people::PeopleClick;
use crate::show::ids::setting::{MenuSetting, SettingsClick, SettingsPage, Switch};
use crate::show::picture;
use crate::show::picture::captions;
use crate::show::sample::mid_game;
use crate::show::words::settings as words;
use crate::show::words::typed::echo;
use crate::text::Text;

/// The name of the question for quiet hours.
pub(super) const HOURS: &str = "hours";
/// The name of the question for the time of the daily list of games.
pub(super) const SUMMARY: &str = "summary";
/// The name of the question for the time zone.
pub(super) const ZONE: &str = "zone";

/// Returns the controls of one page, and a summary of the settings that they do not show. The page on
/// boards has a sample picture.
pub(super) fn settings(
    style: Style,
    settings: &Settings,
    reader: UserId,
    page: SettingsPage,
    now: Timestamp,
) -> View {
    let text = style.text;
    let choices = MenuSetting::VARIANTS.iter().copied().filter(|choice| choice.page() == page);
    let view = choices.fold(View::new(summary(text, settings, page, now)), |view, choice| {
        let options = choice.values().into_iter().map(|value| MenuOption {
            value: value.to_owned(),
            label: choice_label(text, choice, value),
            description: String::new(),
        });
        let click = SettingsClick::Choose { choice };
        let name = words::menu_name(text, choice.into());
        view.menu_at(click, &name, options, choice.value(settings))
    });
    let switches = Switch::VARIANTS.iter().copied().filter(|switch| switch.page() == page);
    let mut buttons: Vec<_> = switches.map(|switch| toggle(text, settings, switch)).collect();
    match page {
        SettingsPage::Boards => buttons.push(button(
            SettingsClick::Show { page: SettingsPage::Play },
            &say!(text, "button-settings-play"),
            ButtonStyle::Primary,
        )),
        SettingsPage::Play => buttons.extend([
            button(
                SettingsClick::AskQuietHours,
                &say!(text, "button-settings-quiet"),
                ButtonStyle::Secondary,
            ),
            button(
                PeopleClick::About { person: reader },
                &say!(text, "button-settings-people"),
                ButtonStyle::Secondary,
            ),
            button(
                SettingsClick::Show { page: SettingsPage::Boards },
                &say!(text, "button-settings-boards"),
                ButtonStyle::Primary,
            ),
        ]),
    }
    let view = view.buttons(buttons);
    match page {
        SettingsPage::Boards => view.picture(sample(style)),
        SettingsPage::Play => view,
    }
}

/// Returns a sample board seen by Black, so that every choice of orientation makes a difference.
fn sample(style: Style) -> Picture {
    let game = mid_game();
    let last = game.last_effect();
    let ply = last.as_ref().map(|effect| captions::last_caption(style, effect)).unwrap_or_default();
    let scene = Scene {
        reds: game.reds(),
        last: last.as_ref(),
        caption: &say!(style.text, "caption-sample", ply = ply),
        ..Scene::of(game.position())
    };
    let lead = say!(style.text, "alt-sample");
    picture::of_scene_with(style, Some(Color::Black), &scene, &lead)
}

fn summary(text: Text, settings: &Settings, page: SettingsPage, now: Timestamp) -> String {
    let mut lines = vec![say!(text, "settings-title"), say!(text, "settings-scope")];
    let elsewhere = MenuSetting::VARIANTS.iter().copied().filter(|choice| choice.page() != page);
    lines.extend(elsewhere.map(|choice| match choice.value(settings) {
        Some(value) => choice_label(text, choice, value),
        None => choice_label(text, choice, choice.value(&Settings::default()).unwrap_or_default()),
    }));
    lines.extend(
        Switch::VARIANTS
            .iter()
            .copied()
            .map(|switch| switch_label(text, switch, switch.is_on(settings))),
    );
    if let Some(weekend) = weekend::next(settings, now) {
        let (begins, ends) = (moment(weekend.begins_at), moment(weekend.ends_at));
        let zone = settings.time_zone.as_str();
        lines.push(say!(text, "settings-next-weekend", begins = begins, ends = ends, zone = zone));
    }
    lines.push(match settings.quiet {
        Some(quiet) => {
            say!(text, "settings-quiet", hours = hours(quiet), zone = settings.time_zone.as_str())
        }
        None => say!(text, "settings-no-quiet"),
    });
    lines.push(match settings.summary {
        Some(minute) => {
            let (time, zone) = (time(minute.into()), settings.time_zone.as_str());
            say!(text, "settings-summary", time = time, zone = zone)
        }
        None => say!(text, "settings-no-summary"),
    });
    lines.join("\n")
}

/// Describes the value of a setting in a line that needs no context.
fn choice_label(text: Text, choice: MenuSetting, value: &str) -> String {
    match choice {
        MenuSetting::Orientation => say!(text, "settings-orientation", value = value),
        MenuSetting::Theme => words::theme(text, value),
        MenuSetting::Size => say!(text, "settings-size", value = value),
        MenuSetting::Notation => say!(text, "settings-notation", value = value),
        MenuSetting::Reminders => say!(text, "settings-reminders", value = value),
        MenuSetting::Language => words::language(text, value),
    }
}

/// Describes the state of a switch.
fn switch_label(text: Text, switch: Switch, on: bool) -> String {
    let on = if on { "yes" } else { "no" };
    match switch {
        Switch::ConfirmMoves => say!(text, "settings-confirm", on = on),
        Switch::OnlyPly => say!(text, "settings-only-ply", on = on),
        Switch::AutoVacation => say!(text, "settings-vacation", on = on),
        Switch::Weekends => say!(text, "settings-weekends", on = on),
        Switch::GrantTakebacks => say!(text, "settings-takebacks", on = on),
        Switch::Milestones => say!(text, "settings-milestones", on = on),
        Switch::Phrases => say!(text, "settings-phrases", on = on),
    }
}

/// Returns the button that flips a switch, labelled with the new state.
fn toggle(text: Text, settings: &Settings, switch: Switch) -> CreateButton {
    let on = !switch.is_on(settings);
    let wanted = if on { "yes" } else { "no" };
    let label = match switch {
        Switch::ConfirmMoves => say!(text, "button-settings-confirm", on = wanted),
        Switch::OnlyPly => say!(text, "button-settings-only-ply", on = wanted),
        Switch::AutoVacation => say!(text, "button-settings-vacation", on = wanted),
        Switch::Weekends => say!(text, "button-settings-weekends", on = wanted),
        Switch::GrantTakebacks => say!(text, "button-settings-takebacks", on = wanted),
        Switch::Milestones => say!(text, "button-settings-milestones", on = wanted),
        Switch::Phrases => say!(text, "button-settings-phrases", on = wanted),
    };
    button(SettingsClick::Switch { switch, on }, &label, ButtonStyle::Secondary)
}

/// Formats quiet hours as `22:00-07:00`.
fn hours(quiet: Quiet) -> String {
    format!("{}-{}", time(quiet.from()), time(quiet.until()))
}

fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Returns the form for the time zone and quiet hours.
pub(super) fn quiet_hours(text: Text, settings: &Settings) -> FormView {
    FormView {
        id: QuietForm::QuietHours.to_string(),
        title: say!(text, "form-quiet"),
        questions: vec![
            Question {
                name: HOURS,
                label: say!(text, "form-quiet-hours"),
                value: settings.quiet.map(hours).unwrap_or_default(),
                placeholder: String::from("22:00-07:00"),
                long: false,
                required: false,
                max_length: 40,
            },
            Question {
                name: SUMMARY,
                label: say!(text, "form-summary"),
                value: settings.summary.map(|minute| time(minute.into())).unwrap_or_default(),
                placeholder: String::from("07:30"),
                long: false,
                required: false,
                max_length: 20,
            },
            Question {
                name: ZONE,
                label: say!(text, "form-quiet-zone"),
                value: settings.time_zone.clone(),
                placeholder: String::from("Europe/Berlin"),
                long: false,
                required: true,
                max_length: 60,
            },
        ],
    }
}

/// Says that the input is not a range of hours.
pub(super) fn no_quiet_hours(text: Text, input: &str) -> String {
    say!(text, "refuse-quiet-hours", input = echo(input))
}

/// Says that the input is not a time of day.
pub(super) fn no_summary_time(text: Text, input: &str) -> String {
    say!(text, "refuse-summary-time", input = echo(input))
}

/// Says that there is no time zone with this name.
pub(super) fn no_time_zone(text: Text, input: &str) -> String {
    say!(text, "refuse-time-zone", input = echo(input))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_value_of_a_menu_has_its_own_label() {
        let text = Text::of(None);
        for &choice in MenuSetting::VARIANTS {
            let values = choice.values();
            let labels: BTreeSet<_> =
                values.iter().map(|value| choice_label(text, choice, value)).collect();
            assert_eq!(labels.len(), values.len(), "{labels:?}");
        }
        for &switch in Switch::VARIANTS {
            assert_ne!(switch_label(text, switch, true), switch_label(text, switch, false));
        }
    }

    #[test]
    fn every_menu_has_its_own_name_in_every_language() {
        for text in Text::all() {
            let names: BTreeSet<_> =
                MenuSetting::VARIANTS.iter().map(|&it| words::menu_name(text, it.into())).collect();
            assert_eq!(names.len(), MenuSetting::VARIANTS.len(), "{}: {names:?}", text.tag());
        }
    }

    #[test]
    fn quiet_hours_are_shown_as_they_are_typed() {
        assert_eq!(hours(Quiet::new(1_320, 425).unwrap()), "22:00-07:05");
    }
}
