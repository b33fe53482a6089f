//! The moves that people try from a position: a tree for each person and position.

use dvonn_model::{UserId, VariationRow, VariationStart, VariationTreeId, VariationTreeRow};
use dvonn_rules::ByColor;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_one, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

/// The number of trees kept per person.
const MAX_TREES: i64 = 10;

/// The columns that [`VariationTreeRow::read`] needs.
macro_rules! tree_columns {
    () => {
        "id, user_id, start, game_id, plies_before, plies_in_game, white_name, black_name, lines"
    };
}

reads! {
    /// Returns a tree of variations, if it still exists and belongs to this person.
    variation_tree(id: VariationTreeId, owner: UserId) -> Option<VariationTreeRow>;

    /// Returns the plies of a tree, in the order of their numbers.
    variations_in(tree: VariationTreeId) -> Vec<VariationRow>;
}

async fn variation_tree(
    connection: &mut AnyConnection,
    id: VariationTreeId,
    owner: UserId,
) -> Result<Option<VariationTreeRow>, StoreError> {
    const QUERY: &str =
        concat!("SELECT ", tree_columns!(), " FROM variation_trees WHERE id = $1 AND user_id = $2");
    let query = sqlx::query(QUERY).bind(i64::from(id)).bind(i64::from(owner));
    fetch_optional(connection, query).await
}

async fn variations_in(
    connection: &mut AnyConnection,
    tree: VariationTreeId,
) -> Result<Vec<VariationRow>, StoreError> {
    let query = sqlx::query(
        "SELECT number, parent, ply FROM variations WHERE tree_id = $1 ORDER BY number",
    );
    fetch_all(connection, query.bind(i64::from(tree))).await
}

impl Tx {
    /// Opens a person's tree for a position, or starts it. Deletes the trees that they have not used
    /// for the longest time if they have too many.
    ///
    /// # Errors
    /// Any database error.
    pub async fn open_variation_tree(
        &mut self,
        owner: UserId,
        start: &VariationStart,
        at: Timestamp,
    ) -> Result<VariationTreeRow, StoreError> {
        const QUERY: &str = concat!(
            "INSERT INTO variation_trees (id, user_id, start, game_id, plies_before, \
             plies_in_game, white_name, black_name, lines, used_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
             ON CONFLICT (user_id, start) DO UPDATE SET game_id = excluded.game_id, \
             plies_before = excluded.plies_before, plies_in_game = excluded.plies_in_game, \
             white_name = excluded.white_name, black_name = excluded.black_name, \
             lines = excluded.lines, used_at = excluded.used_at RETURNING ",
            tree_columns!()
        );
        let id = counters::next(self.connection(), Counter::VariationTree).await?;
        let (before, count) = start.plies.unzip();
        let query = sqlx::query(QUERY)
            .bind(id)
            .bind(i64::from(owner))
            .bind(start.position.to_string())
            .bind(start.game.map(i64::from))
            .bind(before.map(i64::from))
            .bind(count.map(i64::from))
            .bind(&start.names.white)
            .bind(&start.names.black)
            .bind(i64::from(start.lines))
            .bind(at.as_millisecond());
        let tree = fetch_one(self.connection(), query).await?;
        sqlx::query(
            "DELETE FROM variation_trees WHERE user_id = $1 AND id NOT IN (SELECT id FROM \
             (SELECT id FROM variation_trees WHERE user_id = $1 \
             ORDER BY used_at DESC, id DESC LIMIT $2) AS kept)",
        )
        .bind(i64::from(owner))
        .bind(MAX_TREES)
        .execute(self.connection())
        .await?;
        Ok(tree)
    }

    /// Records that a person uses their tree. Other transactions that use it wait until the end of
    /// this one. Returns `None` if it no longer exists or belongs to somebody else.
    ///
    /// # Errors
    /// Any database error.
    pub async fn use_variation_tree(
        &mut self,
        id: VariationTreeId,
        owner: UserId,
        at: Timestamp,
    ) -> Result<Option<VariationTreeRow>, StoreError> {
        const QUERY: &str = concat!(
            "UPDATE variation_trees SET used_at = $3 WHERE id = $1 AND user_id = $2 RETURNING ",
            tree_columns!()
        );
        let query = sqlx::query(QUERY).bind(i64::from(id)).bind(i64::from(owner));
        fetch_optional(self.connection(), query.bind(at.as_millisecond())).await
    }

    /// Adds a ply to a tree.
    ///
    /// # Errors
    /// Any database error, also if the tree has this number or this ply already.
    pub async fn add_variation(
        &mut self,
        tree: VariationTreeId,
        row: VariationRow,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO variations (tree_id, number, parent, ply) VALUES ($1, $2, $3, $4)",
        )
        .bind(i64::from(tree))
        .bind(i64::from(row.number))
        .bind(i64::from(row.parent))
        .bind(row.ply.to_string())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes the trees that nobody has used since this time.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_unused_variation_trees(
        &mut self,
        since: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM variation_trees WHERE used_at < $1")
            .bind(since.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for VariationTreeRow {
    fn read(row: &AnyRow) -> Result<VariationTreeRow, StoreError> {
        let owner = row.user("user_id")?;
        let plies = row.maybe_number("plies_before")?.zip(row.maybe_number("plies_in_game")?);
        Ok(VariationTreeRow {
            id: row.number::<i64>("id")?.into(),
            owner: owner.ok_or_else(|| StoreError::corrupt("user_id", "nothing"))?,
            start: VariationStart {
                position: row.named("start")?,
                game: row.maybe_number::<i64>("game_id")?.map(Into::into),
                plies,
                names: ByColor { white: row.text("white_name")?, black: row.text("black_name")? },
                lines: row.number("lines")?,
            },
        })
    }
}

impl Stored for VariationRow {
    fn read(row: &AnyRow) -> Result<VariationRow, StoreError> {
        Ok(VariationRow {
            number: row.number("number")?,
            parent: row.number("parent")?,
            ply: row.named("ply")?,
        })
    }
}
