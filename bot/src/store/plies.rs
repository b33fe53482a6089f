//! The plies of a game, in order.

use dvonn_rules::Ply;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, maybe};
use super::ids::{GameId, InteractionId, UserId};
use super::tx::reads;

/// A ply to be added to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPly {
    /// The ply.
    pub ply: Ply,
    /// Whose it is; nobody's when it was forced or dealt.
    pub by: Option<UserId>,
    /// How it came about.
    pub origin: PlyOrigin,
}

/// How a ply came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlyOrigin {
    /// A person chose it when it was their turn.
    Chosen,
    /// The rules left nothing else: a pass.
    Forced,
    /// Their placement plan.
    Plan,
    /// Their conditional moves.
    Condition,
    /// Their wish to have the only legal ply played.
    OnlyPly,
    /// The setup: a piece that the bot dealt.
    Dealt,
}

/// A ply as its table holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyRow {
    /// The ply.
    pub ply: Ply,
    /// How it came about.
    pub origin: PlyOrigin,
}

reads! {
    /// The plies of a game, first to last; none for a game that does not exist.
    plies(game: GameId) -> Vec<PlyRow>;
}

async fn plies(connection: &mut AnyConnection, game: GameId) -> Result<Vec<PlyRow>, StoreError> {
    let rows =
        sqlx::query("SELECT number, ply, origin FROM plies WHERE game_id = $1 ORDER BY number")
            .bind(i64::from(game))
            .fetch_all(connection)
            .await?;
    let mut plies = Vec::with_capacity(rows.len());
    for (row, expected) in rows.iter().zip(1_i64..) {
        let number: i64 = row.number("number")?;
        let text = row.text("ply")?;
        let ply = text.parse().ok().filter(|_| number == expected).ok_or_else(|| {
            StoreError::Corrupt { what: format!("game {game}: ply {number} is {text:?}") }
        })?;
        plies.push(PlyRow { ply, origin: PlyOrigin::read(row)? });
    }
    Ok(plies)
}

/// Adds a ply with its number, counted from 1.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    game: GameId,
    number: i64,
    ply: NewPly,
    interaction: Option<InteractionId>,
    at: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO plies (game_id, number, ply, player_id, origin, interaction_id, played_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(i64::from(game))
    .bind(number)
    .bind(ply.ply.to_string())
    .bind(maybe(ply.by))
    .bind(ply.origin.name())
    .bind(maybe(interaction))
    .bind(at.as_millisecond())
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes the plies after the first `kept`.
pub(super) async fn remove_after(
    connection: &mut AnyConnection,
    game: GameId,
    kept: u32,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM plies WHERE game_id = $1 AND number > $2")
        .bind(i64::from(game))
        .bind(i64::from(kept))
        .execute(connection)
        .await?;
    Ok(())
}

impl PlyOrigin {
    const ALL: [PlyOrigin; 6] = [
        PlyOrigin::Chosen,
        PlyOrigin::Forced,
        PlyOrigin::Plan,
        PlyOrigin::Condition,
        PlyOrigin::OnlyPly,
        PlyOrigin::Dealt,
    ];

    /// Whether a player wanted it, then or beforehand.
    pub fn is_a_persons(self) -> bool {
        !matches!(self, PlyOrigin::Forced | PlyOrigin::Dealt)
    }

    fn name(self) -> &'static str {
        match self {
            PlyOrigin::Chosen => "chosen",
            PlyOrigin::Forced => "forced",
            PlyOrigin::Plan => "plan",
            PlyOrigin::Condition => "condition",
            PlyOrigin::OnlyPly => "only_ply",
            PlyOrigin::Dealt => "dealt",
        }
    }

    fn read(row: &AnyRow) -> Result<PlyOrigin, StoreError> {
        let name = row.text("origin")?;
        let known = PlyOrigin::ALL.into_iter().find(|origin| origin.name() == name);
        known.ok_or_else(|| StoreError::corrupt("origin", &name))
    }
}
