//! What besides the game bears on its turns: plans, settings, vacations, offers. Most games have little of it,
//! and one statement reads all.

use dvonn_model::{GameId, IntentionRow, Settings, TurnSide, UserId};
use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns as _, Stored, joined, queries};
use crate::tx::Tx;

queries! {
    step turn_sides(
        game: GameId, white: Option<UserId>, black: Option<UserId>, at: Timestamp,
    ) -> Vec<StoredSide> {
        "SELECT {},
             (SELECT count(*) FROM vacations
              WHERE user_id = player AND begins_at <= :at AND ends_at > :at) AS vacations,
             (SELECT count(*) FROM offers WHERE game_id = :game AND state = 'open') AS offers
         FROM (
             SELECT 'w' AS side, CAST(:white AS BIGINT) AS player
             UNION ALL SELECT 'b', CAST(:black AS BIGINT)
         ) AS sides
         LEFT JOIN settings ON settings.user_id = player
         LEFT JOIN intentions ON game_id = :game AND color = side"
    }
}

/// A side, what it has, and how many offers are open in the game.
pub(crate) struct StoredSide(Color, TurnSide, i64);

impl Stored for StoredSide {
    const COLUMNS: &'static [&'static str] =
        &joined::<{ 2 + IntentionRow::COLUMNS.len() + Settings::COLUMNS.len() }>(&[
            &["side", "settings.user_id"],
            IntentionRow::COLUMNS,
            Settings::COLUMNS,
        ]);

    fn read(row: &AnyRow) -> Result<StoredSide, StoreError> {
        let has_settings = row.value::<Option<UserId>>("user_id")?.is_some();
        let side = TurnSide {
            intention: IntentionRow::read(row)?,
            settings: if has_settings { Settings::read(row)? } else { Settings::default() },
            on_vacation: row.value::<i64>("vacations")? > 0,
        };
        Ok(StoredSide(row.value("side")?, side, row.value("offers")?))
    }
}

impl Tx {
    /// Returns what bears on the turns of a game between these people, and whether offers are open in it.
    ///
    /// # Errors
    /// Any database error.
    pub async fn turn_sides(
        &mut self,
        game: GameId,
        people: ByColor<Option<UserId>>,
        at: Timestamp,
    ) -> Result<(ByColor<TurnSide>, bool), StoreError> {
        let mut sides = ByColor { white: TurnSide::default(), black: TurnSide::default() };
        let mut has_offers = false;
        let ByColor { white, black } = people;
        for StoredSide(color, side, offers) in
            turn_sides(self.connection(), game, white, black, at).await?
        {
            sides[color] = side;
            has_offers = offers > 0;
        }
        Ok((sides, has_offers))
    }
}
