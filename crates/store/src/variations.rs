//! The moves that people try from a position: a tree for each person and position.

use dvonn_model::{UserId, VariationRow, VariationStart, VariationTreeId, VariationTreeRow};
use dvonn_rules::ByColor;
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{Columns, Stored, queries, rows};
use crate::tx::Tx;

/// The number of trees kept per person.
const MAX_TREES: i64 = 10;

rows! {
    VariationRow { number, parent, ply }
}

queries! {
    /// Returns a tree of variations, if it still exists and belongs to this person.
    read variation_tree(id: VariationTreeId, owner: UserId) -> Option<VariationTreeRow> {
        "SELECT {} FROM variation_trees WHERE id = :id AND user_id = :owner"
    }

    /// Returns the plies of a tree, in the order of their numbers.
    read variations_in(tree: VariationTreeId) -> Vec<VariationRow> {
        "SELECT {} FROM variations WHERE tree_id = :tree ORDER BY number"
    }

    step open_tree(id: VariationTreeId, owner: UserId, start: &VariationStart, at: Timestamp)
    -> VariationTreeRow
    [
        id, owner, start: start.position, game: start.game, before: start.plies.unzip().0,
        count: start.plies.unzip().1, white: start.names.white, black: start.names.black,
        lines: start.lines, at,
    ] {
        "INSERT INTO variation_trees (
             id, user_id, start, game_id, plies_before, plies_in_game,
             white_name, black_name, lines, used_at
         )
         VALUES (:id, :owner, :start, :game, :before, :count, :white, :black, :lines, :at)
         ON CONFLICT (user_id, start) DO UPDATE SET
             game_id = excluded.game_id, plies_before = excluded.plies_before,
             plies_in_game = excluded.plies_in_game, white_name = excluded.white_name,
             black_name = excluded.black_name, lines = excluded.lines, used_at = excluded.used_at
         RETURNING {}"
    }

    /// Deletes all trees of a person except the last that they have used.
    step delete_old_trees(owner: UserId) [owner, kept: MAX_TREES] {
        "DELETE FROM variation_trees WHERE user_id = :owner AND id NOT IN (
             SELECT id FROM (
                 SELECT id FROM variation_trees WHERE user_id = :owner
                 ORDER BY used_at DESC, id DESC LIMIT :kept
             ) AS kept
         )"
    }

    /// Records that a person uses their tree. Other transactions that use it wait until the end of
    /// this one. Returns `None` if it no longer exists or belongs to somebody else.
    change use_variation_tree(id: VariationTreeId, owner: UserId, at: Timestamp)
    -> Option<VariationTreeRow> {
        "UPDATE variation_trees SET used_at = :at WHERE id = :id AND user_id = :owner RETURNING {}"
    }

    /// Adds a ply to a tree. Errors if the tree has this number or this ply already.
    change add_variation(tree: VariationTreeId, row: VariationRow)
    [tree, number: row.number, parent: row.parent, ply: row.ply] {
        "INSERT INTO variations (tree_id, number, parent, ply)
         VALUES (:tree, :number, :parent, :ply)"
    }

    /// Deletes the trees that nobody has used since this time.
    change delete_unused_variation_trees(since: Timestamp) {
        "DELETE FROM variation_trees WHERE used_at < :since"
    }
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
        let id = counters::next(self.connection(), Counter::VariationTree).await?;
        let tree = open_tree(self.connection(), id.into(), owner, start, at).await?;
        delete_old_trees(self.connection(), owner).await?;
        Ok(tree)
    }
}

impl Stored for VariationTreeRow {
    const COLUMNS: &'static [&'static str] = &[
        "id",
        "user_id",
        "start",
        "game_id",
        "plies_before",
        "plies_in_game",
        "white_name",
        "black_name",
        "lines",
    ];

    fn read(row: &AnyRow) -> Result<VariationTreeRow, StoreError> {
        let before: Option<u32> = row.value("plies_before")?;
        Ok(VariationTreeRow {
            id: row.value("id")?,
            owner: row.value("user_id")?,
            start: VariationStart {
                position: row.value("start")?,
                game: row.value("game_id")?,
                plies: before.zip(row.value("plies_in_game")?),
                names: ByColor { white: row.value("white_name")?, black: row.value("black_name")? },
                lines: row.value("lines")?,
            },
        })
    }
}
