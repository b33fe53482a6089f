//! When a tournament starts and who can enter: what people type, and the lines that say so.

use dvonn_discord::view::View;
use dvonn_model::{EntryRules, GuildId, Repeat, TournamentKind, TournamentRow, nth_weekday};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serenity::all::RoleId as DiscordRole;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::start_time::{nth_weekday_name, read_start};
use crate::show::words::links::role as role_link;
use crate::show::words::typed::echo;
use crate::text::Text;

/// The options of `/tournament create` about entry, as typed.
#[derive(Default)]
pub(super) struct TypedRules {
    pub(super) start: Option<String>,
    pub(super) repeats: Option<Repeat>,
    pub(super) players: Option<String>,
    pub(super) ratings: Option<String>,
    pub(super) role: Option<DiscordRole>,
    pub(super) invited: bool,
}

/// An option that cannot be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    Players(String),
    Ratings(String),
}

impl TypedRules {
    /// Returns what the options of this person say.
    pub(super) fn read(self, caller: &Caller, now: Timestamp) -> Result<EntryRules, Failure> {
        let mut rules = EntryRules {
            repeats: self.repeats,
            role: self.role.and_then(|role| role.get().try_into().ok()),
            invited: self.invited,
            ..EntryRules::default()
        };
        if let Some(typed) = self.start {
            let (start, zone) = (read_start(caller, &typed, now)?, caller.settings.zone());
            rules.starts_at = Some(start);
            rules.repeats = rules.repeats.map(|repeats| repeats.starting_at(start, &zone));
        }
        if let Some(typed) = self.players {
            let (least, most) = range(&typed).ok_or(Unreadable::Players(typed))?;
            (rules.least, rules.most) = (least.unwrap_or(EntryRules::LEAST), most);
        }
        if let Some(typed) = self.ratings {
            (rules.rating_from, rules.rating_to) =
                range(&typed).ok_or(Unreadable::Ratings(typed))?;
        }
        Ok(rules)
    }
}

impl Explain for Unreadable {
    fn explain(&self, text: Text) -> View {
        let quote = |typed: &str| format!("`{}`", echo(typed));
        View::new(match self {
            Unreadable::Players(typed) => {
                say!(text, "refuse-tournament-range", typed = quote(typed), example = "`4-16`")
            }
            Unreadable::Ratings(typed) => {
                say!(text, "refuse-tournament-range", typed = quote(typed), example = "`1400-1800`")
            }
        })
    }
}

/// Reads `4-16`, `4-`, `-16`, or `4` (from there on).
fn range(typed: &str) -> Option<(Option<u32>, Option<u32>)> {
    let typed = typed.replace(['–', '—', '−'], "-");
    let (from, to) = typed.split_once('-').unwrap_or((&typed, ""));
    let number = |part: &str| match part.trim() {
        "" => Some(None),
        digits => digits.parse().ok().map(Some),
    };
    let (from, to) = (number(from)?, number(to)?);
    (from.is_some() || to.is_some()).then_some((from, to))
}

/// Says when a tournament starts by itself, on which weekday in the `zone` of its organiser, and who can enter it on a
/// server.
pub(super) fn entry_lines(
    text: Text,
    row: &TournamentRow,
    zone: &TimeZone,
    guild: GuildId,
) -> Vec<String> {
    let EntryRules { starts_at, repeats, least, most, rating_from, rating_to, role, .. } =
        row.entry;
    let mut lines = Vec::new();
    if let Some(at) = starts_at {
        let day = at.to_zoned(zone.clone()).date();
        let (repeats, nth) = match repeats {
            None => ("none", 0),
            Some(Repeat::Week) => ("week", 0),
            Some(Repeat::Month) => ("month", 0),
            Some(Repeat::Weekday) => ("weekday", nth_weekday(day)),
            Some(Repeat::LastWeekday) => ("weekday", 5),
        };
        lines.push(say!(
            text,
            "tournament-starts",
            time = format!("<t:{}:F>", at.as_second()),
            rest = format!("<t:{}:R>", at.as_second()),
            repeats = repeats,
            day = nth_weekday_name(text, nth, day.weekday())
        ));
    }
    if most.is_some() || least > EntryRules::LEAST {
        let range = range_name(Some(least), most);
        lines.push(match row.teams {
            Some(_) => say!(text, "teams-players", range = range),
            None => say!(text, "tournament-players", range = range),
        });
    }
    if rating_from.is_some() || rating_to.is_some() {
        let range = range_name(rating_from, rating_to);
        lines.push(say!(text, "tournament-ratings", range = range));
    }
    // A role is one of its own server.
    let role = role.filter(|_| guild == row.guild);
    lines.extend(role.map(|it| say!(text, "tournament-role", role = role_link(it))));
    lines
}

/// Returns the time that people keep free for a tournament. Its games last longer, unless it is an arena.
pub(super) fn time_to_keep(row: &TournamentRow) -> SignedDuration {
    match row.kind {
        TournamentKind::Arena => row.round_length,
        _ => SignedDuration::from_hours(1),
    }
}

/// Returns a range as people write it: `4–16`, `≥ 4`, `≤ 16`.
pub(super) fn range_name(from: Option<u32>, to: Option<u32>) -> String {
    match (from, to) {
        (Some(from), Some(to)) => format!("{from}–{to}"),
        (Some(from), None) => format!("≥ {from}"),
        (None, Some(to)) => format!("≤ {to}"),
        (None, None) => String::new(),
    }
}

/// Returns the time zone of the organiser of a tournament.
pub(super) async fn zone_of_organiser(app: &App, row: &TournamentRow) -> Result<TimeZone, Failure> {
    Ok(match row.organiser {
        Some(organiser) => app.store.settings(organiser).await?.zone(),
        None => TimeZone::UTC,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_may_be_open_on_one_side() {
        assert_eq!(range("4-16"), Some((Some(4), Some(16))));
        assert_eq!(range(" 4 – 16 "), Some((Some(4), Some(16))));
        assert_eq!(range("1400-"), Some((Some(1400), None)));
        assert_eq!(range("-1800"), Some((None, Some(1800))));
        assert_eq!(range("6"), Some((Some(6), None)));
        for wrong in ["", "-", "a-b", "4-16-20", "4..16"] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }
}
