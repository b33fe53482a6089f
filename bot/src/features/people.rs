//! Ignored people and favourite opponents. A button on a profile leads here; only the person who
//! presses it sees the answer.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use dvonn_discord::view::{MenuOption, View, button};
use dvonn_model::{KnownPerson, UserId};
use dvonn_play::people;
use dvonn_play::people::MOST_LISTED;
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, Feature, chosen};
use crate::say;
use crate::show::ids::challenge::ChallengeClick;
use crate::show::ids::people::PeopleClick;
use crate::show::opponent::member;
use crate::show::words::links::mention;
use crate::show::words::typed::echo;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature =
    Feature { clicks: &[ClickHandler::of::<PeopleClick>()], ..Feature::EMPTY };

impl Click for PeopleClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let (store, own) = (&app.store, caller.person.id);
        let view = match self {
            PeopleClick::About { person } => page(app, caller, person).await?,
            PeopleClick::List { from } => lists(app, caller, from).await?,
            PeopleClick::Ignore { person, on } => {
                if on && person != own {
                    let other = member(app, caller, person).await?;
                    people::ignore(store, own, &other, app.now()).await?;
                } else {
                    people::stop_ignoring(store, own, person).await?;
                }
                page(app, caller, person).await?
            }
            PeopleClick::Favourite { person, on } => {
                if on && person != own {
                    let other = member(app, caller, person).await?;
                    people::add_favourite(store, own, &other, app.now()).await?;
                } else {
                    people::remove_favourite(store, own, person).await?;
                }
                page(app, caller, person).await?
            }
            PeopleClick::StopIgnoring => {
                let place: ListPlace = chosen(press)?;
                let there = store.avoided_by(own, place.at, 1).await?;
                if let Some(found) = there.into_iter().find(|it| place.is_of(it)) {
                    people::stop_ignoring(store, own, found.id).await?;
                }
                lists(app, caller, place.at).await?
            }
            PeopleClick::RemoveFavourite => {
                people::remove_favourite(store, own, UserId::try_from(chosen::<u64>(press)?)?)
                    .await?;
                lists(app, caller, 0).await?
            }
        };
        // The button of a profile is public, and that of the settings leaves them there.
        match self {
            PeopleClick::About { .. } => caller.reply_private(&view).await?,
            _ => caller.reply_in_place(&view).await?,
        }
        Ok(())
    }
}

/// Returns what the caller thinks of a person; the caller's lists, if it is them.
async fn page(app: &App, caller: &Caller, person: UserId) -> Result<View, Failure> {
    let own = caller.person.id;
    if person == own {
        return lists(app, caller, 0).await;
    }
    let is_favourite = app.store.is_favourite(own, person).await?;
    Ok(about(caller.text, person, is_favourite, app.store.avoids(own, person).await?))
}

/// Returns the caller's lists, with the page of ignored people that has this one, or the first page if nobody is there.
async fn lists(app: &App, caller: &Caller, from: u32) -> Result<View, Failure> {
    let own = caller.person.id;
    let favourites = app.store.favourites_of(own, MOST_LISTED).await?;
    let mut from = from - from % MOST_LISTED;
    let mut ignored = app.store.avoided_by(own, from, MOST_LISTED + 1).await?;
    if ignored.is_empty() && from > 0 {
        from = 0;
        ignored = app.store.avoided_by(own, from, MOST_LISTED + 1).await?;
    }
    let may_challenge = caller.venue.guild.is_some();
    Ok(lists_view(caller.text, &favourites, &Ignored::new(from, ignored), may_challenge))
}

/// Returns what the reader thinks of a person, with buttons to change that.
fn about(text: Text, person: UserId, is_favourite: bool, is_ignored: bool) -> View {
    let state = match (is_favourite, is_ignored) {
        (_, true) => "ignored",
        (true, false) => "favourite",
        (false, false) => "none",
    };
    let words = say!(text, "people-about", player = mention(person), state = state);
    let toggle = |on: bool| if on { "yes" } else { "no" };
    let favourite = (!is_ignored).then(|| {
        let label = say!(text, "button-favourite", on = toggle(!is_favourite));
        let click = PeopleClick::Favourite { person, on: !is_favourite };
        button(click, &label, ButtonStyle::Secondary)
    });
    let ignore = button(
        PeopleClick::Ignore { person, on: !is_ignored },
        &say!(text, "button-ignore", on = toggle(!is_ignored)),
        ButtonStyle::Secondary,
    );
    View::new(words).buttons(favourite.into_iter().chain([ignore]))
}

/// Some of the people that the reader ignores.
struct Ignored {
    /// How many come before them.
    from: u32,
    people: Vec<KnownPerson>,
    has_more: bool,
}

impl Ignored {
    /// Takes one person more than are shown, if there are more.
    fn new(from: u32, mut people: Vec<KnownPerson>) -> Ignored {
        let most = MOST_LISTED as usize;
        let has_more = people.len() > most;
        people.truncate(most);
        Ignored { from, people, has_more }
    }

    /// Returns the buttons that lead to the people before these and after.
    fn page_buttons(&self, text: Text) -> impl Iterator<Item = CreateButton> {
        let before = self.from.checked_sub(MOST_LISTED);
        let after = self.has_more.then(|| self.from + MOST_LISTED);
        before.into_iter().chain(after).map(move |from| {
            let (first, last) = (from + 1, from + MOST_LISTED);
            let label = say!(text, "button-people-page", first = first, last = last);
            button(PeopleClick::List { from }, &label, ButtonStyle::Secondary)
        })
    }
}

/// Returns the reader's lists, with menus that challenge a favourite opponent, remove one, and stop ignoring
/// somebody.
fn lists_view(
    text: Text,
    favourites: &[KnownPerson],
    ignored: &Ignored,
    may_challenge: bool,
) -> View {
    let mut lines = vec![say!(text, "people-title")];
    lines.push(if favourites.is_empty() {
        say!(text, "people-no-favourites")
    } else {
        let names: Vec<_> = favourites.iter().map(|it| mention(it.id)).collect();
        say!(text, "people-favourites", people = text.listed(&names))
    });
    lines.push(if ignored.people.is_empty() {
        say!(text, "people-none-ignored")
    } else {
        // They may be strangers, whose ids nobody learns.
        let names: Vec<_> = ignored.people.iter().map(|it| echo(&name(text, it))).collect();
        say!(text, "people-ignored", people = text.listed(&names))
    });
    let of_favourites = || {
        let favourites = favourites.iter();
        favourites.map(|it| option(text, it, u64::from(it.id).to_string())).collect::<Vec<_>>()
    };
    let challengers = if may_challenge { of_favourites() } else { Vec::new() };
    let places = (ignored.from..).zip(&ignored.people);
    let to_stop = places.map(|(at, it)| option(text, it, ListPlace::of(at, it).to_string()));
    View::new(lines.join("\n"))
        .menu(ChallengeClick::ChallengeChosen, &say!(text, "menu-people-challenge"), challengers)
        .menu(PeopleClick::RemoveFavourite, &say!(text, "menu-people-remove"), of_favourites())
        .menu(PeopleClick::StopIgnoring, &say!(text, "menu-people-stop"), to_stop)
        .buttons(ignored.page_buttons(text))
}

/// Where somebody is in the list of ignored people: the value of the menu, which does not say who they are. If the
/// list has changed, nobody is found there.
struct ListPlace {
    at: u32,
    /// Since when they are ignored, in milliseconds.
    since: i64,
}

impl ListPlace {
    fn of(at: u32, person: &KnownPerson) -> ListPlace {
        ListPlace { at, since: person.since.as_millisecond() }
    }

    fn is_of(&self, person: &KnownPerson) -> bool {
        self.since == person.since.as_millisecond()
    }
}

impl fmt::Display for ListPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at, self.since)
    }
}

impl FromStr for ListPlace {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<ListPlace, ParseIntError> {
        let (at, since) = text.split_once('.').unwrap_or((text, ""));
        Ok(ListPlace { at: at.parse()?, since: since.parse()? })
    }
}

fn option(text: Text, person: &KnownPerson, value: String) -> MenuOption {
    MenuOption { value, label: name(text, person), description: String::new() }
}

fn name(text: Text, person: &KnownPerson) -> String {
    if person.name.is_empty() { say!(text, "seek-somebody") } else { person.name.clone() }
}

#[cfg(test)]
mod tests {
    use dvonn_discord::view::CONTENT;
    use jiff::Timestamp;
    use serde_json::Value;

    use super::*;

    fn people(count: u64) -> Vec<KnownPerson> {
        let person = |number: u64| KnownPerson {
            id: UserId::try_from(u64::MAX / 2 - number).unwrap(),
            name: "\u{1f600}".repeat(32),
            since: Timestamp::from_millisecond(i64::try_from(number).unwrap()).unwrap(),
        };
        (0..count).map(person).collect()
    }

    /// Returns the custom ids and labels of the buttons.
    fn buttons(view: &View) -> Vec<(String, String)> {
        let (controls, of) = (view.controls(), |it: &Value| it.as_str().unwrap().to_owned());
        let rows = controls.as_array().unwrap().iter();
        let all = rows.flat_map(|row| row["components"].as_array().unwrap());
        all.filter(|it| it["type"] == 2)
            .map(|it| (of(&it["custom_id"]), of(&it["label"])))
            .collect()
    }

    #[test]
    fn all_ignored_people_can_be_reached() {
        let pages = [(0, 26, vec![25]), (25, 26, vec![0, 50]), (50, 25, vec![25]), (0, 25, vec![])];
        for (from, read, expected) in pages {
            let view = lists_view(Text::of(None), &[], &Ignored::new(from, people(read)), true);
            let expected = expected.into_iter().map(|from| {
                (format!("people-list:{from}"), format!("Ignored {}–{}", from + 1, from + 25))
            });
            assert_eq!(buttons(&view), expected.collect::<Vec<_>>(), "{from}");
        }
    }

    #[test]
    fn a_place_in_the_list_is_that_of_one_person() {
        let all = people(3);
        let place: ListPlace = ListPlace::of(27, &all[1]).to_string().parse().unwrap();
        assert_eq!(place.at, 27);
        assert!(place.is_of(&all[1]) && !place.is_of(&all[2]));
        for text in ["", "1", "1.x", "x.1", "-1.1"] {
            assert!(text.parse::<ListPlace>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn full_lists_fit_a_message_in_every_language() {
        for text in Text::all() {
            let view = lists_view(text, &people(25), &Ignored::new(25, people(26)), true);
            assert!(view.content().chars().count() <= CONTENT, "{}", text.tag());
            assert!(!view.content().ends_with('…'), "{}: {}", text.tag(), view.content());
        }
    }
}
