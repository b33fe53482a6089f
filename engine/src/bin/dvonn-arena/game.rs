//! One game between two players, under the rules.

use std::time::{Duration, Instant};

use dvonn_rules::{ByColor, Color, Game, Phase};

use crate::player::{Fault, Player};

/// How long a ply may take where the game has no limit: this long only a program takes that hangs.
const PATIENCE: Duration = Duration::from_mins(10);

/// A game that was played, to its end or to a fault.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    /// Who made it impossible to go on, and how.
    pub(crate) fault: Option<(Color, Fault)>,
    pub(crate) used: ByColor<Used>,
}

/// Time that a player has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Used {
    pub(crate) plies: u32,
    pub(crate) total: Duration,
    /// Of one ply.
    pub(crate) longest: Duration,
}

impl Played {
    /// Who has won; with a fault, the other side.
    pub(crate) fn winner(&self) -> Option<Color> {
        match self.fault {
            Some((guilty, _)) => Some(!guilty),
            None => self.game.result().and_then(|outcome| outcome.winner()),
        }
    }

    /// By how many pieces a side has won, or lost if negative; 0 with a fault.
    pub(crate) fn lead(&self, side: Color) -> i32 {
        let lead = self
            .game
            .result()
            .map_or(0, |outcome| i32::from(outcome.score[side]) - i32::from(outcome.score[!side]));
        if self.fault.is_some() { 0 } else { lead }
    }
}

/// Plays a game; a side that takes more time than `limit` for all its plies has lost.
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
) -> Result<(), Fault> {
    let position = *played.game.position();
    let side = position.side_to_move();
    let used = &mut played.used[side];
    let patience = limit.map_or(PATIENCE, |limit| limit.saturating_sub(used.total));
    let begun = Instant::now();
    let answer = players[side].answer(&position, patience);
    let taken = begun.elapsed();
    used.plies += 1;
    used.total += taken;
    used.longest = used.longest.max(taken);
    let ply = answer?;
    if taken > patience {
        return Err(Fault::Late);
    }
    played.game.play(ply).map_err(|illegal| Fault::Illegal(ply, illegal))?;
    players[!side].hear(ply);
    Ok(())
}

#[cfg(test)]
mod tests {
    use dvonn_rules::{Ply, Position};

    use super::*;
    use crate::simple::{Manner, Simple};

    /// Plays the first legal ply, and after so many plies something else.
    struct Until(usize, Result<Ply, Fault>);

    impl Player for Until {
        fn hear(&mut self, _ply: Ply) {
            self.0 -= 1;
        }

        fn answer(&mut self, position: &Position, _patience: Duration) -> Result<Ply, Fault> {
            if self.0 == 0 { self.1.clone() } else { Ok(position.legal_plies()[0]) }
        }
    }

    fn against_random(white: Until, limit: Option<Duration>) -> Played {
        let black = Simple::new(Manner::Random, 1);
        play(ByColor { white: Box::new(white), black: Box::new(black) }, limit)
    }

    #[test]
    fn a_game_is_played_to_its_end() {
        let players =
            ByColor::from_fn(|_| -> Box<dyn Player> { Box::new(Simple::new(Manner::Greedy, 3)) });
        let played = play(players, None);
        let outcome = played.game.result().unwrap();
        assert_eq!((played.winner(), played.fault.as_ref()), (outcome.winner(), None));
        assert_eq!(played.lead(Color::White), -played.lead(Color::Black));
        let plies = played.used.white.plies + played.used.black.plies;
        assert_eq!(plies as usize, played.game.plies().len());
    }

    #[test]
    fn whoever_commits_a_fault_has_lost() {
        let gone = against_random(Until(5, Err(Fault::Gone)), None);
        assert_eq!(gone.fault, Some((Color::White, Fault::Gone)));
        assert_eq!((gone.winner(), gone.lead(Color::White)), (Some(Color::Black), 0));
        let passed = against_random(Until(1, Ok(Ply::Pass)), None);
        let illegal = dvonn_rules::Illegal::MayNotPass { color: Color::White };
        assert_eq!(passed.fault, Some((Color::White, Fault::Illegal(Ply::Pass, illegal))));
    }

    #[test]
    fn no_time_is_a_fault() {
        let late = against_random(Until(99, Err(Fault::Gone)), Some(Duration::ZERO));
        assert_eq!(late.fault, Some((Color::White, Fault::Late)));
    }
}
