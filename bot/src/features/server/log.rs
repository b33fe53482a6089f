//! The log of moderators' actions, page by page.

use std::collections::BTreeSet;

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::view::{CONTENT, View, button};
use dvonn_model::{
    Action, ActionRow, LeagueAction, ModeratorAction, TournamentAction, TournamentId, UserId,
};
use serenity::all::ButtonStyle;

use crate::features::server::ids::ServerClick;
use crate::features::server::view;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::words::links::{channel, role};
use crate::show::words::players::mention_or_deleted;
use crate::text::Text;

/// The number of actions on a page.
const PAGE: usize = 10;

/// Reads a page of the log, or the last page if there are fewer.
pub(super) async fn page(app: &App, caller: &Caller, wanted: usize) -> Result<View, Failure> {
    let guild = caller.guild()?;
    let pages = app.store.count_actions(guild).await?.div_ceil(PAGE);
    let page = wanted.min(pages.saturating_sub(1));
    let rows = app.store.actions(guild, page * PAGE, PAGE).await?;
    let mut divisions = BTreeSet::new();
    for row in &rows {
        if let Action::TournamentManaged { tournament, .. } = row.action
            && app.store.tournament(tournament).await?.is_some_and(|row| row.league.is_some())
        {
            divisions.insert(tournament);
        }
    }
    Ok(page_view(caller.text, &rows, &divisions, page, pages))
}

/// Returns a page of the log, counted from 0, out of `pages`. Some tournaments are `divisions` of a league.
fn page_view(
    text: Text,
    rows: &[ActionRow],
    divisions: &BTreeSet<TournamentId>,
    page: usize,
    pages: usize,
) -> View {
    if rows.is_empty() {
        return View::new(say!(text, "log-empty"));
    }
    let title = say!(text, "log-title", page = page + 1, pages = pages);
    let list_with = |most: usize| {
        let lines = rows.iter().map(|row| entry(text, row, divisions, most));
        std::iter::once(title.clone()).chain(lines).collect::<Vec<_>>().join("\n")
    };
    let fits = |list: &String| list.chars().count() <= CONTENT;
    // Shorten the reasons until the page fits into a message.
    let list = (1..=30).rev().map(|tens| list_with(tens * 10)).find(fits);
    let view = View::new(list.unwrap_or_else(|| list_with(1)));
    let newer = page.checked_sub(1).map(|page| (page, say!(text, "button-log-newer")));
    let older = (page + 1 < pages).then(|| (page + 1, say!(text, "button-log-older")));
    let buttons: Vec<_> = newer
        .into_iter()
        .chain(older)
        .map(|(page, label)| button(ServerClick::Log { page }, &label, ButtonStyle::Secondary))
        .collect();
    if buttons.is_empty() { view } else { view.buttons(buttons) }
}

fn entry(text: Text, row: &ActionRow, divisions: &BTreeSet<TournamentId>, most: usize) -> String {
    let line = say!(
        text,
        "log-entry",
        at = format!("<t:{}:f>", row.at.as_second()),
        moderator = mention_or_deleted(text, row.decision.moderator),
        what = action_text(text, &row.action, divisions)
    );
    if row.decision.reason.is_empty() {
        return line;
    }
    let reason = plain(&fit(&row.decision.reason, most));
    say!(text, "log-reason", entry = line, reason = reason)
}

fn action_text(text: Text, action: &Action, divisions: &BTreeSet<TournamentId>) -> String {
    match action {
        Action::SettingChanged(setting) => view::sentence(text, setting),
        Action::ChannelAdded(id) => say!(text, "log-channel-added", channel = channel(*id)),
        Action::ChannelRemoved(id) => say!(text, "log-channel-removed", channel = channel(*id)),
        Action::RewardRoleSet(reward, id) => {
            let name = say!(text, "reward", reward = reward.name());
            match id {
                Some(id) => say!(text, "log-role-set", name = name, role = role(*id)),
                None => say!(text, "log-role-cleared", name = name),
            }
        }
        Action::RewardRoleGone(reward) => {
            let name = say!(text, "reward", reward = reward.name());
            say!(text, "log-role-gone", name = name)
        }
        Action::Blocked(person) => {
            say!(text, "log-blocked", person = mention_or_deleted(text, *person))
        }
        Action::Unblocked(person) => {
            say!(text, "log-unblocked", person = mention_or_deleted(text, *person))
        }
        Action::GameDecided(action, game) => {
            let number = game.to_string();
            match action {
                ModeratorAction::Ended => say!(text, "log-ended", number = number),
                ModeratorAction::Voided => say!(text, "log-voided", number = number),
                ModeratorAction::HandedOver => say!(text, "log-handed-over", number = number),
            }
        }
        Action::PlaceLost(game) => {
            say!(text, "log-place-lost", number = game.to_string())
        }
        Action::BackedUp => say!(text, "log-backed-up"),
        Action::LeagueManaged { what: LeagueAction::LeagueEntryRemoved, people, .. } => {
            let player = people.first().copied().flatten();
            say!(text, "log-league-entry-removed", player = mention_or_deleted(text, player))
        }
        Action::LeagueManaged { what, .. } => say!(text, "log-league", what = what.name()),
        Action::TournamentManaged { what, tournament, people } => {
            let league = divisions.contains(tournament);
            tournament_text(text, *what, &tournament.to_string(), league, people)
        }
    }
}

/// Returns what was done with the tournament of this number, or with the `league` whose division it is.
fn tournament_text(
    text: Text,
    what: TournamentAction,
    number: &str,
    league: bool,
    people: &[Option<UserId>],
) -> String {
    let mut people = people.iter().map(|&person| mention_or_deleted(text, person));
    let player = people.next().unwrap_or_default();
    let league = if league { "yes" } else { "no" };
    match what {
        TournamentAction::Entered => {
            say!(text, "log-tournament-entered", player = player, number = number)
        }
        TournamentAction::ComputersAdded => say!(text, "log-tournament-computers", number = number),
        TournamentAction::ComputersRemoved => {
            say!(text, "log-tournament-computers-removed", number = number)
        }
        TournamentAction::Accepted => {
            say!(text, "log-tournament-accepted", number = number)
        }
        TournamentAction::Started => say!(text, "log-tournament-started", number = number),
        TournamentAction::Withdrew => {
            say!(text, "log-tournament-withdrew", player = player, league = league, number = number)
        }
        TournamentAction::Replaced => {
            let new = people.next().unwrap_or_default();
            say!(text, "log-tournament-replaced", player = player, new = new, number = number)
        }
        TournamentAction::Reminded => {
            say!(text, "log-tournament-reminded", player = player, league = league, number = number)
        }
        TournamentAction::Moved => say!(text, "log-tournament-moved", number = number),
        TournamentAction::Ended => say!(text, "log-tournament-ended", number = number),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Decision, UserId};
    use jiff::Timestamp;

    use super::*;

    fn row(reason: &str) -> ActionRow {
        ActionRow {
            action: Action::Blocked(UserId::try_from(u64::MAX >> 1).ok()),
            decision: Decision {
                moderator: UserId::try_from(u64::MAX >> 1).ok(),
                reason: reason.to_owned(),
            },
            at: Timestamp::UNIX_EPOCH,
        }
    }

    fn list(reason: &str) -> String {
        let rows = vec![row(reason); 10];
        page_view(Text::of(None), &rows, &BTreeSet::new(), 3, 9).content().to_owned()
    }

    #[test]
    fn a_page_of_the_longest_reasons_fits_a_message() {
        let long = list(&"*".repeat(300));
        assert!((1500..=CONTENT).contains(&long.chars().count()), "{}", long.chars().count());
        assert!(long.contains("Page 4 of 9"), "{long}");
        assert_eq!(long.lines().count(), 11);
    }

    #[test]
    fn reasons_that_fit_are_shown_unchanged() {
        assert!(list("He asked for it, in so many words.").contains("in so many words."));
    }

    #[test]
    fn an_action_without_a_reason_shows_none() {
        assert!(!list("").contains("Reason"));
    }
}
