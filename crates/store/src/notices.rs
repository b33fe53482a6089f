//! Private notices to players. Each is stored with the change that causes it, and deleted once
//! sent.

use dvonn_model::{GameId, NewNotice, NoticeId, NoticeRow};
use jiff::Timestamp;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    NoticeRow { id, person: user_id, game: game_id, kind, detail, at: made_at }
}

queries! {
    /// Returns the notices about a game, oldest first.
    read notices_of(game: GameId) -> Vec<NoticeRow> {
        "SELECT {} FROM notices WHERE game_id = :game ORDER BY id"
    }

    /// Returns the notices created by `made`, oldest first. Starts after `after`, if given.
    read notices_until(made: Timestamp, after: Option<NoticeId>, limit: u32) -> Vec<NoticeRow>
    [made, after: after.map_or(0, i64::from), limit] {
        "SELECT {} FROM notices WHERE made_at <= :made AND id > :after ORDER BY id LIMIT :limit"
    }

    /// Inserts a notice.
    step insert_notice(id: i64, notice: &NewNotice)
    [
        id, person: notice.person, game: notice.game, kind: notice.kind, detail: notice.detail,
        at: notice.at,
    ] {
        "INSERT INTO notices (id, user_id, game_id, kind, detail, made_at)
         VALUES (:id, :person, :game, :kind, :detail, :at)"
    }

    /// Deletes a notice that has been sent or cannot be sent.
    change remove_notice(notice: NoticeId) {
        "DELETE FROM notices WHERE id = :notice"
    }
}

impl Tx {
    /// Adds a notice.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_notice(&mut self, notice: &NewNotice) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Notice).await?;
        insert_notice(self.connection(), id, notice).await
    }
}
