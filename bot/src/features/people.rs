//! Ignored people and favourite opponents. A button on a profile leads here; only the person who
//! presses it sees the answer.

use dvonn_discord::view::{MenuOption, View, button};
use dvonn_model::{KnownPerson, UserId};
use dvonn_play::people;
use dvonn_play::people::MOST_LISTED;
use serenity::all::{ButtonStyle, ComponentInteraction};

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
        let person = match self {
            PeopleClick::About { person } => person,
            PeopleClick::Ignore { person, on: true } if person != own => {
                let other = member(app, caller, person).await?;
                people::ignore(store, own, &other, app.now()).await?;
                person
            }
            PeopleClick::Favourite { person, on: true } if person != own => {
                let other = member(app, caller, person).await?;
                people::add_favourite(store, own, &other, app.now()).await?;
                person
            }
            PeopleClick::Ignore { person, .. } => {
                people::stop_ignoring(store, own, person).await?;
                person
            }
            PeopleClick::Favourite { person, .. } => {
                people::remove_favourite(store, own, person).await?;
                person
            }
            PeopleClick::StopIgnoring => {
                let value: String = chosen(press)?;
                let ignored = store.avoided_by(own, MOST_LISTED).await?;
                let mut listed = ignored.iter().enumerate();
                if let Some((_, found)) = listed.find(|(at, it)| place_in_list(*at, it) == value) {
                    people::stop_ignoring(store, own, found.id).await?;
                }
                own
            }
        };
        let view = if person == own {
            let favourites = store.favourites_of(own, MOST_LISTED).await?;
            let ignored = store.avoided_by(own, MOST_LISTED).await?;
            let may_challenge = caller.venue.guild.is_some();
            lists(caller.text, &favourites, &ignored, may_challenge)
        } else {
            let is_favourite = store.is_favourite(own, person).await?;
            about(caller.text, person, is_favourite, store.avoids(own, person).await?)
        };
        // The button of a profile is public.
        match self {
            PeopleClick::About { .. } => caller.reply_private(&view).await?,
            _ => caller.reply_in_place(&view).await?,
        }
        Ok(())
    }
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

/// Returns the reader's lists, with menus to challenge a favourite opponent and to ignore somebody no longer.
fn lists(
    text: Text,
    favourites: &[KnownPerson],
    ignored: &[KnownPerson],
    may_challenge: bool,
) -> View {
    let mut lines = vec![say!(text, "people-title")];
    lines.push(if favourites.is_empty() {
        say!(text, "people-no-favourites")
    } else {
        let names: Vec<_> = favourites.iter().map(|it| mention(it.id)).collect();
        say!(text, "people-favourites", people = text.listed(&names))
    });
    lines.push(if ignored.is_empty() {
        say!(text, "people-none-ignored")
    } else {
        // They may be strangers, whose ids nobody learns.
        let names: Vec<_> = ignored.iter().map(|it| echo(&name(text, it))).collect();
        say!(text, "people-ignored", people = text.listed(&names))
    });
    let view = View::new(lines.join("\n"));
    let view = if favourites.is_empty() || !may_challenge {
        view
    } else {
        let options = favourites.iter().map(|it| option(text, it, u64::from(it.id).to_string()));
        let hint = say!(text, "menu-people-challenge");
        view.menu(ChallengeClick::ChallengeChosen, &hint, options)
    };
    if ignored.is_empty() {
        return view;
    }
    let options = ignored.iter().enumerate();
    let options = options.map(|(at, it)| option(text, it, place_in_list(at, it)));
    view.menu(PeopleClick::StopIgnoring, &say!(text, "menu-people-stop"), options)
}

/// Returns the value of somebody in the menu, which does not say who they are. If the list has changed, it is
/// found no more.
fn place_in_list(at: usize, person: &KnownPerson) -> String {
    format!("{at}.{}", person.since.as_millisecond())
}

fn option(text: Text, person: &KnownPerson, value: String) -> MenuOption {
    MenuOption { value, label: name(text, person), description: String::new() }
}

fn name(text: Text, person: &KnownPerson) -> String {
    if person.name.is_empty() { say!(text, "seek-somebody") } else { person.name.clone() }
}
