//! What a person is to be told in private: kept from the moment it happens until it has been sent.

use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;
use super::counters::{self, Counter};
use super::ids::{GameId, NoticeId, UserId};
use super::tx::{Tx, reads};

/// Something that a person is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// Whom.
    pub person: UserId,
    /// The game that it is about.
    pub game: GameId,
    /// What has happened.
    pub kind: NoticeKind,
    /// More of it, as whoever made it writes and reads it.
    pub detail: String,
    /// When.
    pub at: Timestamp,
}

/// Something that a person is to be told, as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Its number.
    pub id: NoticeId,
    /// Whom.
    pub person: UserId,
    /// The game that it is about.
    pub game: GameId,
    /// What has happened.
    pub kind: NoticeKind,
    /// More of it.
    pub detail: String,
    /// When.
    pub at: Timestamp,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Conditional moves were dropped, since one turned out to be illegal.
    BranchDropped,
    /// Conditional moves were dropped, since the board has changed otherwise than by a ply.
    ConditionsVoid,
    /// A plan was stopped by one of its rules.
    PlanStopped,
    /// A plan has placed as many pieces as it was to place.
    PlanDone,
    /// A plan has no empty cell left.
    PlanExhausted,
    /// A vacation began by itself.
    VacationBegan,
}

reads! {
    /// What people are to be told about a game, oldest first.
    notices_of(game: GameId) -> Vec<NoticeRow>;

    /// What people are to be told since this moment or longer, oldest first.
    notices_until(made: Timestamp, limit: u32) -> Vec<NoticeRow>;
}

async fn notices_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<NoticeRow>, StoreError> {
    let query = sqlx::query(
        "SELECT id, user_id, game_id, kind, detail, made_at FROM notices WHERE game_id = $1 \
         ORDER BY id",
    );
    let rows = query.bind(i64::from(game)).fetch_all(connection).await?;
    rows.iter().map(NoticeRow::read).collect()
}

async fn notices_until(
    connection: &mut AnyConnection,
    made: Timestamp,
    limit: u32,
) -> Result<Vec<NoticeRow>, StoreError> {
    let query = sqlx::query(
        "SELECT id, user_id, game_id, kind, detail, made_at FROM notices WHERE made_at <= $1 \
         ORDER BY id LIMIT $2",
    );
    let query = query.bind(made.as_millisecond()).bind(i64::from(limit));
    query.fetch_all(connection).await?.iter().map(NoticeRow::read).collect()
}

impl Tx {
    /// Notes something to be told.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn add_notice(&mut self, notice: &NewNotice) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Notice).await?;
        sqlx::query(
            "INSERT INTO notices (id, user_id, game_id, kind, detail, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(i64::from(notice.person))
        .bind(i64::from(notice.game))
        .bind(notice.kind.name())
        .bind(&*notice.detail)
        .bind(notice.at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets something that has been told, or that nobody can be told.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn remove_notice(&mut self, notice: NoticeId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM notices WHERE id = $1")
            .bind(i64::from(notice))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl NoticeRow {
    fn read(row: &AnyRow) -> Result<NoticeRow, StoreError> {
        Ok(NoticeRow {
            id: row.number("id")?,
            person: row.number("user_id")?,
            game: row.number("game_id")?,
            kind: NoticeKind::read(row)?,
            detail: row.text("detail")?,
            at: row.time("made_at")?,
        })
    }
}

impl NoticeKind {
    const ALL: [NoticeKind; 6] = [
        NoticeKind::BranchDropped,
        NoticeKind::ConditionsVoid,
        NoticeKind::PlanStopped,
        NoticeKind::PlanDone,
        NoticeKind::PlanExhausted,
        NoticeKind::VacationBegan,
    ];

    fn name(self) -> &'static str {
        match self {
            NoticeKind::BranchDropped => "branch_dropped",
            NoticeKind::ConditionsVoid => "conditions_void",
            NoticeKind::PlanStopped => "plan_stopped",
            NoticeKind::PlanDone => "plan_done",
            NoticeKind::PlanExhausted => "plan_exhausted",
            NoticeKind::VacationBegan => "vacation_began",
        }
    }

    fn read(row: &AnyRow) -> Result<NoticeKind, StoreError> {
        let name = row.text("kind")?;
        let known = NoticeKind::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| StoreError::corrupt("kind", &name))
    }
}
