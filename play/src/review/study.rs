//! A game being gone through for its review: from its end to its beginning, so that a search profits
//! from those of the positions that follow.

use dvonn_engine::{Analysis, Value};
use dvonn_model::PlyOrigin;
use dvonn_rules::{Color, Game, Outcome, Position};

use super::findings::{Finding, FindingsError};
use super::{Review, is_choice};

/// What has been found out about a game so far.
pub struct Study<'a> {
    game: &'a Game,
    origins: &'a [PlyOrigin],
    /// The last position's first.
    found: Vec<Finding>,
}

impl<'a> Study<'a> {
    /// Takes a game up where it was left: `kept` is what [`Study::text`] gave.
    ///
    /// # Errors
    /// Where that is no such text.
    pub fn resume(
        game: &'a Game,
        origins: &'a [PlyOrigin],
        kept: &str,
    ) -> Result<Study<'a>, FindingsError> {
        let found = kept.lines().map(str::parse).collect::<Result<Vec<_>, _>>()?;
        Ok(Study { game, origins, found })
    }

    /// The position that is to be searched next; none when all is known. What needs no search is
    /// found on the way: how the game ended, and what a forced ply led to.
    pub fn to_search(&mut self) -> Option<&'a Position> {
        loop {
            let after = self.left().checked_sub(1)?;
            let position = self.game.position_after(after)?;
            let Some(finding) = self.without_search(after, position) else {
                return Some(position);
            };
            self.found.push(finding);
        }
    }

    /// Notes what a search of the position that was asked for found. One of which nothing is found
    /// is taken for worth what the next one is, and the ply that was played there is not judged.
    pub fn note(&mut self, analysis: Option<Analysis>) {
        let found = analysis.and_then(Finding::of);
        let found = found.or_else(|| Some(Finding { line: Vec::new(), ..self.as_the_next()? }));
        self.found.push(found.unwrap_or(Finding { value: Value::Chance(0.5), line: Vec::new() }));
    }

    /// How many positions are known.
    pub fn known(&self) -> usize {
        self.found.len()
    }

    /// Whether all are.
    pub fn is_whole(&self) -> bool {
        self.left() == 0
    }

    /// What was found, a line for each position, but for the first so many.
    pub fn text(&self, but: usize) -> String {
        self.found.iter().skip(but).flat_map(|it| [it.to_string(), String::from("\n")]).collect()
    }

    /// The review, once all is known.
    pub fn review(mut self) -> Option<Review> {
        let whole = self.is_whole();
        self.found.reverse();
        whole.then(|| Review::new(self.game, self.origins, &self.found))
    }

    fn left(&self) -> usize {
        (self.game.plies().len() + 1).saturating_sub(self.found.len())
    }

    fn without_search(&self, after: usize, position: &Position) -> Option<Finding> {
        if let Some(outcome) = position.result() {
            let margin = won_by(outcome, position.side_to_move());
            return Some(Finding { value: Value::Exact(margin), line: Vec::new() });
        }
        if is_choice(self.game, self.origins, after) { None } else { self.as_the_next() }
    }

    /// What the present position is worth if what was played in it was all that could be; nothing at
    /// the end of the game.
    fn as_the_next(&self) -> Option<Finding> {
        let after = self.left().checked_sub(1)?;
        let side = |after| Some(self.game.position_after(after)?.side_to_move());
        let ply = *self.game.plies().get(after)?;
        Some(self.found.last()?.before(ply, side(after)? == side(after + 1)?))
    }
}

/// By how many pieces this side has won.
fn won_by(outcome: Outcome, side: Color) -> i8 {
    let [own, other] = [outcome.score[side], outcome.score[side.other()]].map(i16::from);
    // There are 49 pieces.
    i8::try_from(own - other).unwrap_or_default()
}
