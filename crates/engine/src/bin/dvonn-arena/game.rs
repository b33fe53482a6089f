//! Plays one game between two players.

use std::time::{Duration, Instant};

use dvonn_rules::{ByColor, Color, Game, Phase};

use crate::player::{EngineFault, Player};

/// The time limit for a ply in a game without one, so that a program that hangs loses.
const DEFAULT_TIME_LIMIT: Duration = Duration::from_mins(10);

/// A game played to its end or to a fault.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    /// The side that lost by a fault, and the fault.
    pub(crate) fault: Option<(Color, EngineFault)>,
    pub(crate) used: ByColor<TimeUsed>,
}

/// The time that a player used in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimeUsed {
    pub(crate) plies: u32,
    pub(crate) total: Duration,
    /// The longest time for one ply.
    pub(crate) longest: Duration,
}

impl Played {
    /// Returns the winner. After a fault, that is the other side. Returns `None` for a draw.
    pub(crate) fn winner(&self) -> Option<Color> {
        match self.fault {
            Some((side, _)) => Some(!side),
            None => self.game.result().and_then(|outcome| outcome.winner()),
        }
    }

    /// Returns the final margin of a side in pieces, or 0 after a fault.
    pub(crate) fn lead(&self, side: Color) -> i32 {
        let lead = self
            .game
            .result()
            .map_or(0, |outcome| i32::from(outcome.score[side]) - i32::from(outcome.score[!side]));
        if self.fault.is_some() { 0 } else { lead }
    }
}

/// Plays a game. A side loses if it uses more time than `limit` in total.
pub(crate) fn play(mut players: ByColor<Box<dyn Player>>, limit: Option<Duration>) -> Played {
    let mut played = Played { game: Game::new(), fault: None, used: ByColor::default() };
    while played.game.position().phase() != Phase::Over {
        let side = played.game.position().side_to_move();
        if let Err(fault) = turn(&mut played, &mut players, limit) {
            played.fault = Some((side, fault));
            break;
        }
    }
    played
}

fn turn(
    played: &mut Played,
    players: &mut ByColor<Box<dyn Player>>,
    limit: Option<Duration>,
) -> Result<(), EngineFault> {
    let position = *played.game.position();
    let side = position.side_to_move();
    let used = &mut played.used[side];
    let time_limit = limit.map_or(DEFAULT_TIME_LIMIT, |limit| limit.saturating_sub(used.total));
    let started = Instant::now();
    let answer = players[side].choose_ply(&position, time_limit);
    let elapsed = started.elapsed();
    used.plies += 1;
    used.total += elapsed;
    used.longest = used.longest.max(elapsed);
    let ply = answer?;
    if elapsed > time_limit {
        return Err(EngineFault::TimedOut);
    }
    played.game.play(ply).map_err(|illegal| EngineFault::Illegal(ply, illegal))?;
    players[!side].opponent_played(ply);
    Ok(())
}

#[cfg(test)]
mod tests {
    use dvonn_rules::{Ply, Position};

    use super::*;
    use crate::baseline::{Baseline, Strategy};

    /// Plays the first legal ply this many times, then returns the given result.
    struct FirstLegal(usize, Result<Ply, EngineFault>);

    impl Player for FirstLegal {
        fn opponent_played(&mut self, _ply: Ply) {
            self.0 -= 1;
        }

        fn choose_ply(
            &mut self,
            position: &Position,
            _time_limit: Duration,
        ) -> Result<Ply, EngineFault> {
            if self.0 == 0 { self.1.clone() } else { Ok(position.legal_plies()[0]) }
        }
    }

    fn against_random(white: FirstLegal, limit: Option<Duration>) -> Played {
        let black = Baseline::new(Strategy::Random, 1);
        play(ByColor { white: Box::new(white), black: Box::new(black) }, limit)
    }

    #[test]
    fn plays_a_game_to_its_end() {
        let players = ByColor::from_fn(|_| -> Box<dyn Player> {
            Box::new(Baseline::new(Strategy::Greedy, 3))
        });
        let played = play(players, None);
        let outcome = played.game.result().unwrap();
        assert_eq!((played.winner(), played.fault.as_ref()), (outcome.winner(), None));
        assert_eq!(played.lead(Color::White), -played.lead(Color::Black));
        let plies = played.used.white.plies + played.used.black.plies;
        assert_eq!(plies as usize, played.game.plies().len());
    }

    #[test]
    fn a_fault_loses_the_game() {
        let exited = against_random(FirstLegal(5, Err(EngineFault::Exited)), None);
        assert_eq!(exited.fault, Some((Color::White, EngineFault::Exited)));
        assert_eq!((exited.winner(), exited.lead(Color::White)), (Some(Color::Black), 0));
        let passed = against_random(FirstLegal(1, Ok(Ply::Pass)), None);
        let illegal = dvonn_rules::Illegal::MayNotPass { color: Color::White };
        assert_eq!(passed.fault, Some((Color::White, EngineFault::Illegal(Ply::Pass, illegal))));
    }

    #[test]
    fn exceeding_the_time_limit_is_a_fault() {
        let timed_out =
            against_random(FirstLegal(99, Err(EngineFault::Exited)), Some(Duration::ZERO));
        assert_eq!(timed_out.fault, Some((Color::White, EngineFault::TimedOut)));
    }
}
