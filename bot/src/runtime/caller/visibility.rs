//! Which games people may see: those that a button, menu or form may be about.
//!
//! Custom ids carry the numbers of games, and a message can be shown in other venues than it was
//! made for. So every click and form is checked here before its handler runs.

use dvonn_model::{GameId, GameRow, UserId, Venue};
use dvonn_play::Refusal;
use dvonn_rules::Color;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::custom_id::AboutGame;
use crate::runtime::failure::Failure;
use crate::runtime::handling;

/// Checks that a person may use a control about this game here.
///
/// # Errors
/// [`Refusal::UnknownGame`] if the game belongs to another venue and the person does not play in
/// it. A game that does not exist passes: the handler explains that better.
pub(crate) async fn check_about(
    app: &App,
    caller: &Caller,
    about: Option<AboutGame>,
) -> Result<(), Failure> {
    match about {
        None => Ok(()),
        Some(AboutGame::Game(game)) => check_game(app, caller, game).await,
        Some(AboutGame::Offer(offer)) => match app.store.offer(offer).await? {
            Some(offer) => check_game(app, caller, offer.game).await,
            None => Ok(()),
        },
    }
}

/// Checks that a person may use a control about this game here.
///
/// # Errors
/// The same as [`check_about`].
pub(crate) async fn check_game(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    handling::record_game(game);
    let row = app.store.game(game).await?;
    if row.is_none_or(|row| can_see(&row, &caller.venue, caller.person.id)) {
        Ok(())
    } else {
        Err(Refusal::UnknownGame(game).into())
    }
}

/// Returns true if the game was played on the server of this venue or in this channel, or if the
/// person plays in it.
fn can_see(row: &GameRow, venue: &Venue, person: UserId) -> bool {
    venue.guild.is_some_and(|guild| row.is_on(guild))
        || row.is_in(venue.channel)
        || Color::ALL.into_iter().any(|color| row.players[color].is(person))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_within_reach_on_its_server_and_for_its_players() {
        let sample = GameRow::sample();
        let [guild, other_guild] = [76_u64, 78].map(|id| id.try_into().ok());
        let here = Venue { guild, ..sample.venue.clone() };
        let row = GameRow { venue: here.clone(), ..sample };
        let player = row.players.white.id().unwrap();
        let stranger = 4_711_u64.try_into().unwrap();
        let channel = 77_u64.try_into().unwrap();
        let nearby = Venue { channel, ..here.clone() };
        let elsewhere = Venue { guild: other_guild, ..nearby.clone() };
        let direct = Venue { guild: None, ..nearby.clone() };
        assert!(can_see(&row, &here, stranger));
        assert!(can_see(&row, &nearby, stranger));
        for far in [&elsewhere, &direct] {
            assert!(!can_see(&row, far, stranger));
            assert!(can_see(&row, far, player));
        }
    }

    #[test]
    fn a_private_game_is_within_reach_of_its_players_and_its_channel_only() {
        let sample = GameRow::sample();
        let direct = Venue { guild: None, ..sample.venue.clone() };
        let row = GameRow { venue: direct.clone(), ..sample };
        let stranger = 4_711_u64.try_into().unwrap();
        let other_channel = Venue { channel: 77_u64.try_into().unwrap(), ..direct.clone() };
        assert!(can_see(&row, &direct, stranger));
        assert!(!can_see(&row, &other_channel, stranger));
    }
}
