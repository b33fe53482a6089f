//! Who has which reward, and so should have which role.

use std::collections::{BTreeMap, BTreeSet};

use dvonn_ladder as ladder;
use dvonn_ladder::{List, places};
use dvonn_model::{GuildId, LadderKind, RoleId, RoleReward, UserId};
use dvonn_store::{Store, StoreError};
use dvonn_tournament::Tournament;
use jiff::Timestamp;

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
