//! The effect of an ended game on its tournament, for the game's final message.

use dvonn_ladder as ladder;
use dvonn_model::{
    Ending, GameState, PairingRow, Points, TournamentKind, TournamentState, VoidReason,
};
use dvonn_play::Match;
use dvonn_rules::ByColor;
use jiff::Timestamp;

use super::knockout;
use super::round::GameVerdict;
use super::state::Tournament;

/// The effect of a game on its tournament. Entrants are given by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentOutcome {
    /// This entrant gets a point.
    Won(u32),
    /// Both get half a point.
    Drawn,
    /// This entrant wins and advances in a knockout.
    Through(u32),
    /// Nobody won, so this entrant advances in a knockout as the better seed.
    ThroughBySeed(u32),
    /// Another game is played, because this one had no result.
    Again,
    /// Another game is played with swapped colours.
    Swapped {
        /// Who advances if that one has no winner either.
        favourite: u32,
    },
    /// None: the tournament was already over.
    Nothing,
}

impl Tournament {
    /// Returns the effect of a pairing's game. `None` if the game is running, the effect depends
    /// on who has withdrawn, or the pairing was decided before the game.
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
        if pairing.forfeit && ladder::points(ending).is_some() {
            return None;
        }
        let verdict = || {
            let to_move = game.position().side_to_move();
            GameVerdict::of(self.row.kind, pairing, ending, to_move, self.row.is_due(at))
        };
        let points = match pairing.points.map_or_else(verdict, GameVerdict::Decided) {
            GameVerdict::Decided(points) | GameVerdict::Forfeited(points) => points,
            GameVerdict::AgainAfterVoid => {
                return is_by_people(ending).then_some(TournamentOutcome::Again);
            }
            GameVerdict::AgainAfterDraw => {
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

    /// Returns who advances in a knockout if nobody wins.
    pub fn favourite(&self, pairing: &PairingRow) -> Option<u32> {
        let points = Some(ByColor { white: Points::Draw, black: Points::Draw });
        let drawn = PairingRow { points, ..pairing.clone() };
        knockout::winner(&self.records(), &drawn).map(|record| record.number)
    }
}

/// Returns true if a player or moderator voided the game, so that both can play again.
fn is_by_people(ending: Ending) -> bool {
    matches!(ending, Ending::Void { reason: VoidReason::Aborted | VoidReason::Moderator })
}
