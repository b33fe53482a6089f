//! `/game find`: a person's games that have ended, and those of the server, by opponent, result, setup, day, length or
//! position. Only the person who asks sees the list.
//!
//! A person's own games are found wherever they were played. Those of others are found by the members of the server
//! where they were played, unrated ones too if they can see the channel. A list that is paged is searched again, by
//! what its buttons carry.

mod ids;
mod view;

use std::collections::HashMap;

use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::View;
use dvonn_discord::visibility::{Sight, sight};
use dvonn_model::{
    ChannelId, Day, GameRow, GameSearch, SearchedPlayer, SearchedResult, SetupKind, UserId, Whose,
};
use dvonn_play as play;
use dvonn_play::Refusal;
use dvonn_play::challenge::options::InvalidTerms;
use dvonn_play::find::SearchedPosition;
use dvonn_rules::{Color, Position};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use serenity::all::{ComponentInteraction, User};

use crate::features::find::ids::{FindClick, Query};
use crate::features::find::view::{FoundPage, InvalidSearch, PAGE, found_view, last_page};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::runtime::ids::ToDiscord as _;
use crate::show::choices::{ChallengeSetup, choices};
use crate::show::ids::pager::PageStep;
use crate::show::record::import;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", find)],
    clicks: &[ClickHandler::of::<FindClick>()],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};

choices! {
    /// A choice of result.
    enum ResultChoice of SearchedResult {
        Won = "command-game-find-result-won",
        Lost = "command-game-find-result-lost",
        Drawn = "caption-draw",
        Void = "caption-void",
    }
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn find(
    ctx: Context<'_>,
    player: Option<User>,
    everyone: Option<bool>,
    result: Option<ResultChoice>,
    setup: Option<ChallengeSetup>,
    from: Option<String>,
    until: Option<String>,
    #[min = 0]
    #[max = 97]
    shortest: Option<u8>,
    #[min = 0]
    #[max = 97]
    longest: Option<u8>,
    position: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let player = match player {
        Some(user) if user.id == ctx.framework.bot_id => Some(SearchedPlayer::Computer),
        Some(user) if user.bot => return Err(InvalidSearch::OtherBot.into()),
        Some(user) => Some(SearchedPlayer::Person(UserId::try_from(user.id.get())?)),
        None => None,
    };
    let position = position.map(|text| read_position(&text)).transpose()?;
    if let Some(position) = position.filter(|position| position.result().is_none()) {
        play::advice::check_position(&app.store, &position, caller.person.id).await?;
    }
    let query = Query {
        everyone: everyone.unwrap_or_default(),
        player,
        result: result.map(SearchedResult::from),
        setup: setup.map(SetupKind::from),
        from: from.map(|text| read_day(&text)).transpose()?,
        until: until.map(|text| read_day(&text)).transpose()?,
        shortest,
        longest,
        position: position.as_ref().map(SearchedPosition::from),
    };
    let view = page(app, &caller, query, 0, PageStep::First).await?;
    Ok(caller.reply_private(&view).await?)
}

impl Click for FindClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let FindClick::Page { query, at, step } = self;
        Ok(caller.reply_in_place(&page(app, caller, query, at, step).await?).await?)
    }
}

/// Returns the page to which the step leads.
async fn page(
    app: &App,
    caller: &Caller,
    query: Query,
    at: usize,
    step: PageStep,
) -> Result<View, Failure> {
    let search = search(caller, &query)?;
    let found = play::find::find(&app.store, &search, query.position).await?;
    let count = found.games.len();
    let at = step.from(at, last_page(count));
    let mut games = Vec::new();
    let mut sights = HashMap::new();
    for &game in found.games.iter().skip(at * PAGE).take(PAGE) {
        let Some(row) = app.store.game(game).await? else { continue };
        let row = row.seen_at(&caller.venue, caller.person.id);
        if may_see(app, caller, &row, &mut sights).await? {
            games.push(row);
        }
    }
    let page = FoundPage { query, games: &games, at, count, has_more: found.has_more };
    Ok(found_view(caller.text, &page))
}

/// Returns true if a person may know of a game on this server: their own, a rated one, which the ladder lists, or one
/// in a channel that they can see. `sights` are the channels that were asked about before.
async fn may_see(
    app: &App,
    caller: &Caller,
    game: &GameRow,
    sights: &mut HashMap<ChannelId, bool>,
) -> Result<bool, Failure> {
    let (person, channel) = (caller.person.id, game.venue.channel);
    let is_own = Color::ALL.into_iter().any(|color| game.players[color].is(person));
    let Some(guild) = game.venue.guild else { return Ok(is_own) };
    if is_own || game.terms.rated || channel == caller.venue.channel {
        return Ok(true);
    }
    if let Some(&known) = sights.get(&channel) {
        return Ok(known);
    }
    let (guild, there) = (guild.to_discord(), channel.to_discord());
    let sight = sight(&app.client.http, guild, there, person.to_discord()).await?;
    sights.insert(channel, sight == Sight::Visible);
    Ok(sight == Sight::Visible)
}

/// Returns what to look for. Days are those of the person's time zone.
fn search(caller: &Caller, query: &Query) -> Result<GameSearch, InvalidSearch> {
    let person = caller.person.id;
    let whose = if query.everyone {
        let guild = caller.venue.guild.ok_or(InvalidSearch::NoServer)?;
        Whose::Server { guild, player: query.player }
    } else {
        let against = query.player.filter(|player| *player != SearchedPlayer::Person(person));
        Whose::Own { person, against }
    };
    if query.from.zip(query.until).is_some_and(|(from, until)| from > until) {
        return Err(InvalidSearch::Days);
    }
    let (shortest, longest) = (query.shortest.unwrap_or(0), query.longest.unwrap_or(u8::MAX));
    if shortest > longest {
        return Err(InvalidSearch::Lengths);
    }
    let zone = caller.settings.zone();
    let starts = |day: Day, later: i64| starts_at(&zone, day, later);
    Ok(GameSearch {
        whose,
        result: query.result,
        setup: query.setup,
        from: query.from.and_then(|day| starts(day, 0)).unwrap_or(Timestamp::MIN),
        until: query.until.and_then(|day| starts(day, 1)).unwrap_or(Timestamp::MAX),
        plies: shortest.into()..=longest.into(),
    })
}

/// Returns when the day so many days later starts in a time zone.
fn starts_at(zone: &TimeZone, day: Day, later: i64) -> Option<Timestamp> {
    let date = day.begins_at().to_zoned(TimeZone::UTC).date();
    let date = date.checked_add(later.days()).ok()?;
    Some(date.to_zoned(zone.clone()).ok()?.timestamp())
}

/// Parses a day, such as 2026-03-01.
fn read_day(text: &str) -> Result<Day, InvalidSearch> {
    let date = text.trim().parse::<Date>().ok().filter(|date| (2000..2100).contains(&date.year()));
    let start = date.and_then(|date| date.to_zoned(TimeZone::UTC).ok());
    start.map(|start| Day::of(start.timestamp())).ok_or_else(|| InvalidSearch::Day(text.to_owned()))
}

/// Parses a position as text, or a game, of which it takes the last position.
fn read_position(text: &str) -> Result<Position, Failure> {
    match text.trim().parse::<Position>() {
        Ok(position) => Ok(position),
        Err(error) => match import::read(text) {
            Ok(record) => Ok(*record.game().position()),
            // Its five rows are separated by this sign.
            Err(_) if text.contains('/') => {
                Err(Refusal::from(InvalidTerms::Position(error)).into())
            }
            Err(error) => Err(error.into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_a_date_of_this_century() {
        assert_eq!(read_day(" 2026-03-01 ").ok(), Some(Day::from(20_513)));
        for text in ["", "2026", "2026-02-30", "01.03.2026", "1999-12-31", "+002026-03-01x"] {
            assert!(read_day(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_day_starts_at_midnight_in_the_time_zone() {
        let zone = TimeZone::get("Europe/Warsaw").unwrap();
        let day = read_day("2026-03-29").ok().unwrap();
        let start = |later| starts_at(&zone, day, later).unwrap().to_string();
        assert_eq!(start(0), "2026-03-28T23:00:00Z");
        assert_eq!(start(1), "2026-03-29T22:00:00Z", "the clocks go forward on that day");
    }

    #[test]
    fn a_position_is_read_as_text_or_as_a_game() {
        let placed = read_position("1. D3 e4").ok().unwrap();
        assert_eq!(read_position(&placed.to_string()).ok(), Some(placed));
        for text in ["D3 E9", "w 1/2", ""] {
            let refused = read_position(text);
            assert!(matches!(refused, Err(Failure::Refused(_) | Failure::Explained(_))), "{text}");
        }
    }
}
