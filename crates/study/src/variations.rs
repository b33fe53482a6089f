//! Variations: the moves that a person tries from a position they analyse, as a tree.
//!
//! Each person has a tree for each position that they analysed lately. Only they can see it and
//! change it. Its positions are numbered from 0, the start, in the order in which they were added.

use dvonn_model::{UserId, VariationRow, VariationStart, VariationTreeId, VariationTreeRow};
use dvonn_play::Refusal;
use dvonn_rules::{Game, Ply};
use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

use crate::{StudyError, StudyRefusal};

/// The maximum number of plies in a tree.
pub const MAX_PLIES: usize = 200;
/// A tree that its owner has not used for so long is deleted.
const KEPT_FOR: SignedDuration = SignedDuration::from_hours(90 * 24);

/// A tree of variations with its plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variations {
    /// Where it starts, and whose it is.
    pub tree: VariationTreeRow,
    /// In the order of their numbers, from 1.
    plies: Vec<VariationRow>,
}

impl Variations {
    /// Checks that every ply is legal, so that each position can be reached.
    fn new(tree: VariationTreeRow, plies: Vec<VariationRow>) -> Result<Variations, StoreError> {
        let mut positions = vec![tree.start.position];
        for (index, row) in plies.iter().enumerate() {
            let mut position = positions.get(row.parent as usize).copied();
            let is_next = row.number as usize == index + 1;
            if !is_next || position.as_mut().is_none_or(|it| it.play(row.ply).is_err()) {
                let what = format!("ply {} of the variations {}", row.number, tree.id);
                return Err(StoreError::Corrupt { what });
            }
            positions.extend(position);
        }
        Ok(Variations { tree, plies })
    }

    /// Returns the line from the start to a position, or `None` if there is no such position.
    pub fn line_to(&self, number: u32) -> Option<Game> {
        let mut plies = Vec::new();
        let mut at = number;
        while at > 0 {
            let row = self.row(at)?;
            plies.push(row.ply);
            at = row.parent;
        }
        let mut game = Game::from_position(self.tree.start.position);
        plies.into_iter().rev().try_for_each(|ply| game.play(ply).map(drop)).ok()?;
        Some(game)
    }

    /// Returns the position before the last ply. `None` at the start.
    pub fn parent(&self, number: u32) -> Option<u32> {
        Some(self.row(number)?.parent)
    }

    /// Returns the plies tried in a position with the positions after them, oldest first.
    pub fn tried(&self, number: u32) -> impl Iterator<Item = (Ply, u32)> {
        let rows = self.plies.iter().filter(move |row| row.parent == number);
        rows.map(|row| (row.ply, row.number))
    }

    /// Returns the last position of the line that was tried first.
    pub fn end_of_line(&self, mut number: u32) -> u32 {
        while let Some((_, next)) = self.tried(number).next() {
            number = next;
        }
        number
    }

    fn row(&self, number: u32) -> Option<&VariationRow> {
        self.plies.get((number as usize).checked_sub(1)?)
    }
}

/// Opens a person's tree for a position, or starts it. Of their other trees, the ones that they have
/// used last are kept.
///
/// # Errors
/// Any database error.
pub async fn open(
    store: &Store,
    owner: UserId,
    start: &VariationStart,
    at: Timestamp,
) -> Result<Variations, StoreError> {
    let mut tx = store.begin().await?;
    let tree = tx.open_variation_tree(owner, start, at).await?;
    let plies = tx.variations_in(tree.id).await?;
    tx.commit().await?;
    Variations::new(tree, plies)
}

/// Returns a person's tree.
///
/// # Errors
/// [`StudyRefusal::VariationsGone`], and any database error.
pub async fn get(
    store: &Store,
    id: VariationTreeId,
    owner: UserId,
) -> Result<Variations, StudyError> {
    let tree = store.variation_tree(id, owner).await?;
    let tree = tree.ok_or(StudyRefusal::VariationsGone)?;
    Ok(Variations::new(tree, store.variations_in(id).await?)?)
}

/// Tries a ply in a position of a person's tree. Returns the tree and the number of the position
/// after the ply, which is not added again if it was tried before.
///
/// # Errors
/// [`StudyRefusal::VariationsGone`], [`StudyRefusal::VariationsFull`], [`Refusal::Illegal`], and any database error.
pub async fn try_ply(
    store: &Store,
    id: VariationTreeId,
    owner: UserId,
    parent: u32,
    ply: Ply,
    at: Timestamp,
) -> Result<(Variations, u32), StudyError> {
    let mut tx = store.begin().await?;
    let tree = tx.use_variation_tree(id, owner, at).await?;
    let tree = tree.ok_or(StudyRefusal::VariationsGone)?;
    let mut variations = Variations::new(tree, tx.variations_in(id).await?)?;
    let line = variations.line_to(parent).ok_or(StudyRefusal::VariationsGone)?;
    line.position().check(ply).map_err(Refusal::Illegal)?;
    let tried = variations.tried(parent).find(|(tried, _)| *tried == ply);
    let number = match tried {
        Some((_, number)) => number,
        None if variations.plies.len() >= MAX_PLIES => {
            return Err(StudyRefusal::VariationsFull.into());
        }
        None => {
            let number = u32::try_from(variations.plies.len()).unwrap_or(u32::MAX) + 1;
            let row = VariationRow { number, parent, ply };
            tx.add_variation(id, row).await?;
            variations.plies.push(row);
            number
        }
    };
    tx.commit().await?;
    Ok((variations, number))
}

/// Deletes the trees that their owners have not used for 90 days.
///
/// # Errors
/// Any database error.
pub async fn delete_unused(store: &Store, now: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.is_routine();
    tx.delete_unused_variation_trees(now - KEPT_FOR).await?;
    tx.commit().await
}
