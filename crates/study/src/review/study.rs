//! Evaluates a game for its review, from the last position to the first, so that each search
//! benefits from the previous ones.

use dvonn_engine::{Analysis, Value};
use dvonn_model::PlyOrigin;
use dvonn_rules::{Color, Game, Outcome, Position};

use super::findings::{Finding, FindingsError};
use super::{LossSums, Review, is_choice, losses};

/// The findings about a game so far.
pub struct Study<'a> {
    game: &'a Game,
    origins: &'a [PlyOrigin],
    /// In reverse order: the last position comes first.
    found: Vec<Finding>,
}

impl<'a> Study<'a> {
    /// Resumes a study. `kept` is the text that [`Study::text`] returned.
    ///
    /// # Errors
    /// If the text is invalid.
    pub fn resume(
        game: &'a Game,
        origins: &'a [PlyOrigin],
        kept: &str,
    ) -> Result<Study<'a>, FindingsError> {
        let found = kept.lines().map(str::parse).collect::<Result<Vec<_>, _>>()?;
        Ok(Study { game, origins, found })
    }

    /// Returns the position to search next, or `None` if all are evaluated. Evaluates positions
    /// that need no search: the end of the game, and those before forced plies.
    pub fn next_to_search(&mut self) -> Option<&'a Position> {
        loop {
            let after = self.left().checked_sub(1)?;
            let position = self.game.position_after(after)?;
            let Some(finding) = self.without_search(after, position) else {
                return Some(position);
            };
            self.found.push(finding);
        }
    }

    /// Adds the result of the requested search. If it found nothing, the position gets the value of
    /// the next one, and the ply played there is not judged.
    pub fn note(&mut self, analysis: Option<Analysis>) {
        let found = analysis.and_then(Finding::of);
        let found = found.or_else(|| Some(Finding { line: Vec::new(), ..self.same_as_next()? }));
        self.found.push(found.unwrap_or(Finding { value: Value::Chance(0.5), line: Vec::new() }));
    }

    /// Returns the number of positions evaluated.
    pub fn known(&self) -> usize {
        self.found.len()
    }

    /// Returns true if all positions are evaluated.
    pub fn is_complete(&self) -> bool {
        self.left() == 0
    }

    /// Returns the findings except the first `but`, one line per position.
    pub fn text(&self, but: usize) -> String {
        self.found.iter().skip(but).flat_map(|it| [it.to_string(), String::from("\n")]).collect()
    }

    /// Returns the review, once all positions are evaluated.
    pub fn review(mut self) -> Option<Review> {
        let whole = self.is_complete();
        self.found.reverse();
        whole.then(|| Review::new(self.game, self.origins, &self.found))
    }

    /// Returns the losses of both sides, once all positions are evaluated.
    pub(crate) fn losses(mut self) -> Option<LossSums> {
        let whole = self.is_complete();
        self.found.reverse();
        whole.then(|| losses(self.game, self.origins, &self.found))
    }

    fn left(&self) -> usize {
        (self.game.plies().len() + 1).saturating_sub(self.found.len())
    }

    fn without_search(&self, after: usize, position: &Position) -> Option<Finding> {
        if let Some(outcome) = position.result() {
            let margin = won_by(outcome, position.side_to_move());
            return Some(Finding { value: Value::Exact(margin), line: Vec::new() });
        }
        if is_choice(self.game, self.origins, after) { None } else { self.same_as_next() }
    }

    /// Returns the finding for the current position as if its ply had been the only one. `None` at
    /// the end of the game.
    fn same_as_next(&self) -> Option<Finding> {
        let after = self.left().checked_sub(1)?;
        let side = |after| Some(self.game.position_after(after)?.side_to_move());
        let ply = *self.game.plies().get(after)?;
        Some(self.found.last()?.before(ply, side(after)? == side(after + 1)?))
    }
}

/// Returns this side's winning margin in pieces.
fn won_by(outcome: Outcome, side: Color) -> i8 {
    let [own, other] = [outcome.score[side], outcome.score[side.other()]].map(i16::from);
    // There are 49 pieces.
    i8::try_from(own - other).unwrap_or_default()
}
