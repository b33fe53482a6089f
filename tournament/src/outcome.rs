//! What a game that has ended means for its tournament, for those who read how it ended.

use dvonn_model::{
    Ending, GameState, PairingRow, Points, TournamentKind, TournamentState, VoidReason,
};
use dvonn_play::Match;
use dvonn_rules::ByColor;
use jiff::Timestamp;

use super::knockout;
use super::round::Verdict;
use super::state::Tournament;

/// What comes of a game in its tournament. Entrants go by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentOutcome {
    /// This entrant has the point.
    Won(u32),
    /// Each has half a point.
    Drawn,
    /// This entrant goes on in a knockout, by having won.
    Through(u32),
    /// This entrant goes on in a knockout though nobody won, being seeded higher.
    ThroughBySeed(u32),
    /// There is no result: another game begins.
    Again,
    /// Another game begins with the colours swapped.
    Swapped {
        /// Who goes on if nobody wins that one either.
        favourite: u32,
    },
    /// Nothing: the tournament was over before.
    Nothing,
}

impl Tournament {
    /// What comes of the game of a pairing, as it is now. `None` while the game runs, and where that
    /// depends on who is still there.
    pub fn outcome(
        &self,
        pairing: &PairingRow,
        game: &Match,
        at: Timestamp,
    ) -> Option<TournamentOutcome> {
        let GameState::Ended(ending) = game.row.state else { return None };
        if self.row.state == TournamentState::Over && pairing.points.is_none() {
            return Some(TournamentOutcome::Nothing);
        }
        let verdict = || {
            let to_move = game.position().side_to_move();
            Verdict::of(self.row.kind, pairing, ending, to_move, self.row.is_due(at))
        };
        let points = match pairing.points.map_or_else(verdict, Verdict::Decided) {
            Verdict::Decided(points) | Verdict::Forfeited(points) => points,
            Verdict::AgainAfterVoid => {
                return is_by_people(ending).then_some(TournamentOutcome::Again);
            }
            Verdict::AgainAfterDraw => {
                return self
                    .favourite(pairing)
                    .map(|favourite| TournamentOutcome::Swapped { favourite });
            }
        };
        let is_knockout = self.row.kind == TournamentKind::Knockout;
        let winner = if points.white > points.black { Some(pairing.white) } else { pairing.black };
        match winner.filter(|_| points.white != points.black) {
            Some(winner) if is_knockout => Some(TournamentOutcome::Through(winner)),
            Some(winner) => Some(TournamentOutcome::Won(winner)),
            None if is_knockout => self.favourite(pairing).map(TournamentOutcome::ThroughBySeed),
            None => Some(TournamentOutcome::Drawn),
        }
    }

    /// Who goes on in a knockout if nobody wins.
    pub fn favourite(&self, pairing: &PairingRow) -> Option<u32> {
        let points = Some(ByColor { white: Points::Draw, black: Points::Draw });
        let drawn = PairingRow { points, ..pairing.clone() };
        knockout::winner(&self.records(), &drawn).map(|record| record.number)
    }
}

/// Whether both are there to play again.
fn is_by_people(ending: Ending) -> bool {
    matches!(ending, Ending::Void { reason: VoidReason::Aborted | VoidReason::Moderator })
}
