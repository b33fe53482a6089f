//! Who has which reward, and what to change so that everybody has the roles that they should have.

use std::collections::{BTreeMap, BTreeSet};

use dvonn_ladder as ladder;
use dvonn_ladder::{List, places};
use dvonn_model::{
    GrantState, GuildId, LadderKind, PlayerId, RoleGrant, RoleId, RoleReward, UserId,
};
use dvonn_store::{Store, StoreError};
use dvonn_tournament::Tournament;
use jiff::{SignedDuration, Timestamp};

/// Returns the people who should have these roles at `at`, with each of their roles.
pub(super) async fn holders(
    store: &Store,
    guild: GuildId,
    roles: &BTreeMap<RoleReward, RoleId>,
    at: Timestamp,
) -> Result<BTreeSet<(UserId, RoleId)>, StoreError> {
    let longest = roles.keys().filter_map(|reward| reward.places()).max();
    let top = match longest {
        Some(places) => top(store, guild, places, at).await?,
        None => Vec::new(),
    };
    let mut holders = BTreeSet::new();
    for (reward, role) in roles {
        let people = match reward {
            RoleReward::Season => season_winners(store, guild).await?,
            RoleReward::Tournament => tournament_winners(store, guild).await?,
            RoleReward::League => league_champion(store, guild).await?,
            places => top.iter().take(places.places().unwrap_or(0)).copied().collect(),
        };
        holders.extend(people.into_iter().map(|person| (person, *role)));
    }
    Ok(holders)
}

/// Returns the people at the top of the ladder, best first.
async fn top(
    store: &Store,
    guild: GuildId,
    count: usize,
    at: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    if store.server(guild).await?.ladder == LadderKind::Places {
        let rows = store.places(guild).await?;
        return Ok(places::active(&rows, at).iter().map(|row| row.person.id).take(count).collect());
    }
    let table = ladder::table(store, guild.into(), List::People, at).await?;
    Ok(table.iter().filter_map(|row| row.player.id()).take(count).collect())
}

/// Returns who won the last season that has ended. Several people may share first place.
async fn season_winners(store: &Store, guild: GuildId) -> Result<Vec<UserId>, StoreError> {
    let Some(running) = store.running_season(guild).await? else { return Ok(Vec::new()) };
    let table = store.season_table(guild, running.number.saturating_sub(1)).await?;
    let first = table.iter().take_while(|row| row.place == 1);
    Ok(first.filter_map(|row| row.player.id()).collect())
}

/// Returns who won the last tournament that gives the role. Several people may share first place.
async fn tournament_winners(store: &Store, guild: GuildId) -> Result<Vec<UserId>, StoreError> {
    let Some(last) = store.last_tournament_with_role(guild).await? else { return Ok(Vec::new()) };
    let tournament = Tournament::read(store, last).await?;
    let winners = tournament.iter().flat_map(Tournament::winners);
    Ok(winners.filter_map(|winner| winner.player.id()).collect())
}

/// Returns the champion of the last cycle of the server's league.
async fn league_champion(store: &Store, guild: GuildId) -> Result<Vec<UserId>, StoreError> {
    let champion = store.league_champion(guild).await?;
    Ok(champion.and_then(PlayerId::user).into_iter().collect())
}

/// How long after somebody was not on the server the bot looks again.
const ABSENT_FOR: SignedDuration = SignedDuration::from_hours(24);

/// What to change.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Changes {
    /// The roles to give to each person. True if the bot may have given it already.
    pub(super) give: BTreeMap<UserId, Vec<(RoleId, bool)>>,
    /// Roles that the bot gave, to take away.
    pub(super) take: Vec<RoleGrant>,
    /// What the bot need no longer know.
    pub(super) forget: Vec<RoleGrant>,
}

impl Changes {
    /// Compares what people should have with what the bot has done.
    pub(super) fn between(
        wanted: &BTreeSet<(UserId, RoleId)>,
        grants: &[RoleGrant],
        now: Timestamp,
    ) -> Changes {
        let mut changes = Changes::default();
        let mut new = wanted.clone();
        for grant in grants {
            let is_wanted = new.remove(&(grant.person, grant.role));
            match grant.state {
                GrantState::Given | GrantState::Had if is_wanted => {}
                GrantState::Absent if is_wanted && now < grant.at + ABSENT_FOR => {}
                GrantState::Absent if is_wanted => changes.give(grant.person, grant.role, false),
                _ if is_wanted => changes.give(grant.person, grant.role, true),
                GrantState::Had | GrantState::Absent => changes.forget.push(*grant),
                _ => changes.take.push(*grant),
            }
        }
        for (person, role) in new {
            changes.give(person, role, false);
        }
        changes
    }

    fn give(&mut self, person: UserId, role: RoleId, may_be_given: bool) {
        self.give.entry(person).or_default().push((role, may_be_given));
    }

    /// Returns true if there is nothing to change.
    pub(super) fn is_empty(&self) -> bool {
        *self == Changes::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn now() -> Timestamp {
        "2026-11-21T12:00:00Z".parse().unwrap()
    }

    fn person(number: u64) -> UserId {
        UserId::try_from(number).unwrap()
    }

    fn role() -> RoleId {
        RoleId::try_from(9_u64).unwrap()
    }

    fn grant(number: u64, state: GrantState) -> RoleGrant {
        RoleGrant { person: person(number), role: role(), state, at: now() - HOUR }
    }

    fn between(wanted: &[u64], grants: &[RoleGrant]) -> Changes {
        let wanted = wanted.iter().map(|number| (person(*number), role())).collect();
        Changes::between(&wanted, grants, now())
    }

    #[test]
    fn a_new_holder_gets_the_role_and_the_old_one_loses_it() {
        let old = grant(1, GrantState::Given);
        let give = BTreeMap::from([(person(2), vec![(role(), false)])]);
        let expected = Changes { give, take: vec![old], forget: Vec::new() };
        assert_eq!(between(&[2], &[old]), expected);
        assert!(between(&[1], &[old]).is_empty());
    }

    #[test]
    fn people_keep_a_role_that_they_had_before() {
        let had = grant(1, GrantState::Had);
        assert!(between(&[1], &[had]).is_empty());
        assert_eq!(between(&[], &[had]), Changes { forget: vec![had], ..Changes::default() });
    }

    #[test]
    fn what_was_interrupted_is_done_again() {
        let giving = grant(1, GrantState::Giving);
        let give = BTreeMap::from([(person(1), vec![(role(), true)])]);
        assert_eq!(between(&[1], &[giving]), Changes { give, ..Changes::default() });
        assert_eq!(between(&[], &[giving]), Changes { take: vec![giving], ..Changes::default() });
    }

    #[test]
    fn people_who_left_are_looked_for_once_a_day() {
        let absent = grant(1, GrantState::Absent);
        assert!(between(&[1], &[absent]).is_empty());
        let long_ago = RoleGrant { at: now() - ABSENT_FOR, ..absent };
        let give = BTreeMap::from([(person(1), vec![(role(), false)])]);
        assert_eq!(between(&[1], &[long_ago]), Changes { give, ..Changes::default() });
        assert_eq!(between(&[], &[absent]), Changes { forget: vec![absent], ..Changes::default() });
    }

    #[test]
    fn deleted_people_lose_the_role_unless_they_have_earned_it_again() {
        let deleted = grant(1, GrantState::Deleted);
        assert_eq!(between(&[], &[deleted]), Changes { take: vec![deleted], ..Changes::default() });
        let give = BTreeMap::from([(person(1), vec![(role(), true)])]);
        assert_eq!(between(&[1], &[deleted]), Changes { give, ..Changes::default() });
    }
}
