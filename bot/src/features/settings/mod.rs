//! Personal settings: `/dvonn settings`, its menus and buttons, and the form for the time zone and
//! quiet hours. A change takes effect at once.

mod ids;
mod view;

use dvonn_discord::form::answer;
use dvonn_discord::view::View;
use dvonn_model::{DayMinute, Quiet, Settings};
use dvonn_play as play;
use jiff::tz;
use jiff::tz::TimeZone;
use serenity::all::{ComponentInteraction, ModalInteractionData};

use crate::features::settings::ids::QuietForm;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{
    Click, ClickHandler, CommandPlace, Feature, Form, FormHandler, chosen,
};
use crate::show::ids::setting::{MenuSetting, SettingsClick, SettingsPage, Switch};

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", settings)],
    clicks: &[ClickHandler::of::<SettingsClick>()],
    forms: &[FormHandler::of::<QuietForm>()],
    heavy: &["switch", "quiet"],
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let view = page(app, &caller, &caller.settings, SettingsPage::Boards);
    Ok(caller.reply_private(&view).await?)
}

/// Returns a page of the caller's settings, which may have just changed.
fn page(app: &App, caller: &Caller, settings: &Settings, page: SettingsPage) -> View {
    view::settings(caller.style_with(settings), settings, caller.person.id, page, app.now())
}

impl Click for SettingsClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            SettingsClick::Show { page } => show(app, caller, page).await,
            SettingsClick::Choose { choice } => {
                let value: String = chosen(press)?;
                choose(app, caller, choice, &value).await
            }
            SettingsClick::Switch { switch, on } => self::switch(app, caller, switch, on).await,
            SettingsClick::AskQuietHours => ask_quiet_hours(app, caller).await,
        }
    }
}

async fn show(app: &App, caller: &Caller, page: SettingsPage) -> Result<(), Failure> {
    let view = self::page(app, caller, &caller.settings, page);
    Ok(caller.update_message(&view).await?)
}

async fn choose(
    app: &App,
    caller: &Caller,
    choice: MenuSetting,
    value: &str,
) -> Result<(), Failure> {
    change(app, caller, choice.page(), &[], |settings| {
        choice.set(settings, value).map_err(|_| Failure::Unknown)
    })
    .await
}

async fn switch(app: &App, caller: &Caller, switch: Switch, on: bool) -> Result<(), Failure> {
    change(app, caller, switch.page(), &[], |settings| {
        switch.set(settings, on);
        Ok(())
    })
    .await
}

async fn ask_quiet_hours(app: &App, caller: &Caller) -> Result<(), Failure> {
    Ok(caller.open_form(app, &view::quiet_hours(caller.text, &caller.settings)).await?)
}

/// Saves a change and replaces the old settings in the message by the new ones, below any errors.
async fn change(
    app: &App,
    caller: &Caller,
    page: SettingsPage,
    errors: &[String],
    change: impl FnOnce(&mut Settings) -> Result<(), Failure>,
) -> Result<(), Failure> {
    // One change at a time: each takes longer than a move if the person has many games.
    let claim = app.claims.claim("change clocks", caller.person.id);
    let claim = claim.ok_or(Failure::StillThinking)?;
    let settings = play::settings::change(&app.store, caller.person.id, app.now(), change).await?;
    drop(claim);
    if settings.weekends != caller.settings.weekends {
        // The clocks follow.
        app.work.notify_waiters();
    }
    let view = self::page(app, caller, &settings, page);
    let view = if errors.is_empty() { view } else { View::new(errors.join("\n")).and(view) };
    Ok(caller.update_message(&view).await?)
}

impl Form for QuietForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        quiet_hours(app, caller, data).await
    }

    fn input_to_copy(&self, _: &Caller, _: &ModalInteractionData) -> Option<View> {
        None
    }
}

/// Saves the answers if all are valid. Otherwise changes nothing: hours in the wrong time zone are
/// worse than none. Shows each error; the form then opens with these answers.
async fn quiet_hours(
    app: &App,
    caller: &Caller,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let (hours, zone) = (answer(data, view::HOURS).trim(), answer(data, view::ZONE).trim());
    let (read, time_zone) = (read_hours(hours), read_zone(zone));
    let time = answer(data, view::SUMMARY).trim();
    let summary = read_time(time).and_then(DayMinute::new);
    let mut errors = Vec::new();
    if read.is_none() && !hours.is_empty() {
        errors.push(view::no_quiet_hours(caller.text, hours));
    }
    if time_zone.is_none() {
        errors.push(view::no_time_zone(caller.text, zone));
    }
    if summary.is_none() && !time.is_empty() {
        errors.push(view::no_summary_time(caller.text, time));
    }
    let is_valid = errors.is_empty();
    if !is_valid {
        app.form_drafts.keep(caller.person.id, data, app.now());
    }
    change(app, caller, SettingsPage::Play, &errors, |settings| {
        if let Some(zone) = time_zone.filter(|_| is_valid) {
            settings.quiet = read.and_then(|(from, until)| Quiet::new(from, until));
            settings.summary = summary;
            settings.time_zone = zone;
        }
        Ok(())
    })
    .await
}

/// Reads `22:00-07:00`, `22 to 7` and the like as two different minutes after midnight.
fn read_hours(text: &str) -> Option<(u16, u16)> {
    let text = text.to_lowercase();
    let is_time = |character: char| character.is_ascii_digit() || ":.".contains(character);
    let (from, rest) = text.split_at(text.find(|character| !is_time(character))?);
    let (between, until) = rest.split_at(rest.find(is_time)?);
    let is_range = ["-", "–", "—", "to", "until", "till", "bis"].contains(&between.trim());
    let hours = (read_time(from)?, read_time(until)?);
    (is_range && hours.0 != hours.1).then_some(hours)
}

/// Reads `7`, `07:00` or `7.30` as minutes after midnight.
fn read_time(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "00"));
    let number = |digits: &str, most: u16| -> Option<u16> {
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|&number| plain && digits.len() <= 2 && number <= most)
    };
    let minutes = number(minute, 59).filter(|_| minute.len() == 2)?;
    Some(number(hour, 23)? * 60 + minutes)
}

/// Returns the canonical name of a time zone. The last part is enough if it is unique.
fn read_zone(text: &str) -> Option<String> {
    let name = text.replace(' ', "_");
    if let Some(zone) = TimeZone::get(&name).ok().filter(|zone| !zone.is_unknown()) {
        return zone.iana_name().map(String::from);
    }
    let mut places = tz::db().available().filter(|zone| {
        let zone = zone.as_str().rsplit_once('/');
        // Zones in `Etc` have the opposite sign of everyday notation.
        zone.is_some_and(|(area, place)| area != "Etc" && place.eq_ignore_ascii_case(&name))
    });
    let place = places.next()?;
    places.next().is_none().then(|| place.as_str().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read_as_people_write_them() {
        let night = Some((22 * 60, 7 * 60));
        for text in [
            "22:00-07:00",
            "22-7",
            "22:00 – 7:00",
            "22.00—7",
            "22 - 07",
            "22 to 7",
            "22:00 until 07:00",
            "22 bis 7",
            "22To7",
        ] {
            assert_eq!(read_hours(text), night, "{text}");
        }
        assert_eq!(read_hours("0:00-23:59"), Some((0, 23 * 60 + 59)));
    }

    #[test]
    fn invalid_hours_are_refused() {
        for text in [
            "",
            "22:00",
            "-",
            "22-",
            "24:00-7:00",
            "22:60-7",
            "22:0-7",
            "+2-7",
            "7-7",
            "22 or 7",
            "22 7",
            "22-7 or so",
            "2200-700",
            "-1-2",
            "٢٢-٧",
        ] {
            assert_eq!(read_hours(text), None, "{text}");
        }
    }

    #[test]
    fn time_zones_are_read_by_their_official_names() {
        assert_eq!(read_zone("Europe/Berlin").as_deref(), Some("Europe/Berlin"));
        assert_eq!(read_zone("america/new_york").as_deref(), Some("America/New_York"));
        assert_eq!(read_zone("UTC").as_deref(), Some("UTC"));
        for text in ["", "Europe", "Etc/Unknown", "+02:00", "GMT+2", "../Berlin", "Europe/ Berlin"]
        {
            assert_eq!(read_zone(text), None, "{text}");
        }
    }

    #[test]
    fn a_unique_last_part_of_a_time_zone_is_enough() {
        assert_eq!(read_zone("berlin").as_deref(), Some("Europe/Berlin"));
        assert_eq!(read_zone("New York").as_deref(), Some("America/New_York"));
        for ambiguous in ["Pacific", "Louisville"] {
            assert_eq!(read_zone(ambiguous), None, "{ambiguous}");
        }
    }
}
