//! The second venue of a game between people who do not share one.

use dvonn_model::{GameId, GameRow, OtherVenue, UserId};
use jiff::Timestamp;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::queries;
use crate::tx::Tx;

queries! {
    /// Returns how many games between two venues a person has started after `since`.
    read count_relayed_games_of(player: UserId, since: Timestamp) -> u32 {
        "SELECT count(*) FROM games
         WHERE (white_id = :player OR black_id = :player)
         AND other_channel_id IS NOT NULL AND created_at > :since"
    }

    step set_other_venue(game: GameId, other: &OtherVenue) -> GameRow
    [
        game, guild: other.venue.guild, channel: other.venue.channel, parent: other.venue.parent,
        locale: other.locale.as_deref().map(without_controls), side: other.side,
    ] {
        "UPDATE games SET
             other_guild_id = :guild, other_channel_id = :channel, other_parent_id = :parent,
             other_locale = :locale, other_side = :side, is_global = rated
         WHERE id = :game RETURNING {}"
    }
}

impl Tx {
    /// Gives a game that this transaction has created its other venue, and a board there. No game may be
    /// running there. If it is rated, it counts for the global ladder.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_other_venue(
        &mut self,
        game: GameId,
        other: &OtherVenue,
        at: Timestamp,
    ) -> Result<GameRow, StoreError> {
        self.add_board(game, true, at).await?;
        set_other_venue(self.connection(), game, other).await
    }
}
