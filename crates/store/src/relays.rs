//! The second venue of a game between people who do not share one.

use dvonn_model::{Announced, GameId, GameRow, MessageId, OtherVenue, UserId};
use jiff::Timestamp;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::{queries, rows};
use crate::tx::Tx;

/// What is announced in a game's other venue.
pub(crate) struct AnnouncedElsewhere {
    revision: Option<i64>,
    message: Option<MessageId>,
}

rows! {
    AnnouncedElsewhere { revision: other_announced, message: other_message }
}

queries! {
    /// Returns how many games between two venues a person has started after `since`.
    read count_relayed_games_of(player: UserId, since: Timestamp) -> u32 {
        "SELECT count(*) FROM games
         WHERE (white_id = :player OR black_id = :player)
         AND other_channel_id IS NOT NULL AND created_at > :since"
    }

    /// Gives a game that this transaction has created its other venue. No game may be running
    /// there. If it is rated, it counts for the global ladder.
    change add_other_venue(game: GameId, other: &OtherVenue) -> GameRow
    [
        game, guild: other.venue.guild, channel: other.venue.channel, parent: other.venue.parent,
        locale: other.locale.as_deref().map(without_controls), side: other.side,
    ] {
        "UPDATE games SET
             other_guild_id = :guild, other_channel_id = :channel, other_parent_id = :parent,
             other_locale = :locale, other_side = :side, other_announced = 0, is_global = rated
         WHERE id = :game RETURNING {}"
    }

    /// Returns what is announced in a game's other venue. Changes nothing, but locks the row.
    step lock_announced_elsewhere(game: GameId) -> AnnouncedElsewhere {
        "UPDATE games SET other_announced = other_announced WHERE id = :game RETURNING {}"
    }

    /// Records what is announced in a game's other venue.
    step set_announced_elsewhere(game: GameId, revision: i64, message: Option<MessageId>) {
        "UPDATE games SET other_announced = :revision, other_message = :message WHERE id = :game"
    }
}

impl Tx {
    /// Records that a game, as seen from its other venue, was announced there, and by which
    /// message.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_announced_elsewhere(
        &mut self,
        seen: &GameRow,
        message: Option<MessageId>,
    ) -> Result<Announced, StoreError> {
        let before = lock_announced_elsewhere(self.connection(), seen.id).await?;
        if before.revision.is_none_or(|it| it >= seen.revision) {
            // Two tasks may have found the same message.
            let is_newest = message.is_some() && before.message == message;
            return Ok(if is_newest {
                Announced::Newest { previous: None }
            } else {
                Announced::Stale
            });
        }
        set_announced_elsewhere(self.connection(), seen.id, seen.revision, message).await?;
        Ok(Announced::Newest { previous: before.message })
    }
}
