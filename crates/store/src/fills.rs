//! Placements that the bot is to finish for a player, and has not started yet.

use dvonn_model::{FillRow, GameId};
use dvonn_rules::Color;
use jiff::Timestamp;

use crate::query::{queries, rows};

rows! {
    FillRow { game: game_id, color, starts_at }
}

queries! {
    /// Returns placements to finish that start by `at`, in order of their start.
    read fills_due(at: Timestamp, limit: u32) -> Vec<FillRow> {
        "SELECT {} FROM fills WHERE starts_at <= :at
         ORDER BY starts_at, game_id, color LIMIT :limit"
    }

    /// Records that a placement is to be finished. Replaces an earlier record of the same player.
    change save_fill(fill: &FillRow)
    [game: fill.game, color: fill.color, starts_at: fill.starts_at] {
        "INSERT INTO fills (game_id, color, starts_at) VALUES (:game, :color, :starts_at)
         ON CONFLICT (game_id, color) DO UPDATE SET starts_at = :starts_at"
    }

    /// Deletes the record that a placement is to be finished. Returns `false` if there is none.
    change delete_fill(game: GameId, color: Color) -> bool {
        "DELETE FROM fills WHERE game_id = :game AND color = :color"
    }
}
