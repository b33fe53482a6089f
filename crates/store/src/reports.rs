//! Reports about opponents from other servers, and people whom the operator has barred.

use dvonn_model::{GameId, ReportRow, UserId};
use jiff::Timestamp;

use crate::StoreError;
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    ReportRow { game: game_id, reporter: reporter_id, reported: user(reported_id), at: made_at }
}

queries! {
    /// Returns the newest reports, newest first.
    read reports(limit: u32) -> Vec<ReportRow> {
        "SELECT {} FROM reports ORDER BY made_at DESC, game_id DESC LIMIT :limit"
    }

    /// Returns how many reports a person has made after `since`.
    read count_reports_by(reporter: UserId, since: Timestamp) -> u32 {
        "SELECT count(*) FROM reports WHERE reporter_id = :reporter AND made_at > :since"
    }

    /// Returns true if the operator does not let this person find opponents.
    read is_barred(person: UserId) -> bool {
        "SELECT 1 FROM barred WHERE user_id = :person"
    }

    /// Records a report by one player about the other, unless the first has reported this game already.
    change add_report(game: GameId, by: UserId, about: UserId, at: Timestamp) {
        "INSERT INTO reports (game_id, reporter_id, reported_id, made_at)
         VALUES (:game, :by, :about, :at)
         ON CONFLICT DO NOTHING"
    }

    step insert_barred(person: UserId, at: Timestamp) -> bool {
        "INSERT INTO barred (user_id, barred_at) VALUES (:person, :at) ON CONFLICT DO NOTHING"
    }

    step delete_barred(person: UserId) -> bool {
        "DELETE FROM barred WHERE user_id = :person"
    }
}

impl Tx {
    /// Keeps a person from finding opponents. Returns false if they are barred already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn bar(&mut self, person: UserId, at: Timestamp) -> Result<bool, StoreError> {
        self.remove_seek(person).await?;
        insert_barred(self.connection(), person, at).await
    }

    /// Lets a person find opponents again. Returns false if they were not barred.
    ///
    /// # Errors
    /// Any database error.
    pub async fn unbar(&mut self, person: UserId) -> Result<bool, StoreError> {
        self.recognise(person).await?;
        delete_barred(self.connection(), person).await
    }
}
