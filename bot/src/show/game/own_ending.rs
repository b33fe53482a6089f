//! How a game ended, said to one of its players: you won, you lost.

use dvonn_model::{Ending, GameState, UserId};
use dvonn_play::Match;
use dvonn_rules::{Color, Outcome};

use crate::say;
use crate::show::game::news::remark;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// A loss by this many pieces or fewer was close.
pub(super) const CLOSE: u8 = 3;

/// Returns the only player who reads a game where it is shown: the opponent is the computer, or plays elsewhere.
pub(super) fn only_reader(game: &Match) -> Option<Color> {
    let is_here = |color: &Color| game.row.players[*color].id_here().is_some();
    let mut here = Color::ALL.into_iter().filter(is_here);
    here.next().filter(|_| here.next().is_none())
}

/// Returns how a game that was played to its end ended, for one of its players.
pub(super) fn played(text: Text, game: &Match, person: UserId) -> Option<String> {
    let GameState::Ended(Ending::Played { score }) = game.row.state else { return None };
    Some(outcome(text, Outcome { score }, game.color_of(person)?))
}

/// Returns how a game ended, for the player of this side. `None` if that is the same for both players.
pub(super) fn ending(text: Text, game: &Match, own: Color) -> Option<String> {
    let GameState::Ended(ending) = game.row.state else { return None };
    let opponent = || mention_player(text, &game.row.players[own.other()]);
    match ending {
        Ending::Played { score } => Some(outcome(text, Outcome { score }, own)),
        Ending::Resigned { by, .. } if by == own => {
            Some(say!(text, "own-resigned", winner = opponent()))
        }
        Ending::Resigned { by, .. } if game.row.players[by].person().is_some() => {
            Some(say!(text, "own-won-resigned", loser = opponent()))
        }
        Ending::OutOfTime { loser, .. } if loser == own => {
            Some(say!(text, "own-out-of-time", winner = opponent()))
        }
        Ending::OutOfTime { .. } => Some(say!(text, "own-won-on-time", loser = opponent())),
        Ending::Resigned { .. }
        | Ending::Drawn { .. }
        | Ending::Awarded { .. }
        | Ending::Deadline { .. }
        | Ending::Void { .. } => None,
    }
}

fn outcome(text: Text, outcome: Outcome, own: Color) -> String {
    let (mine, theirs) = (outcome.score[own], outcome.score[own.other()]);
    match (outcome.winner(), outcome.margin()) {
        (None, _) => say!(text, "end-draw", score = mine),
        (Some(winner), _) if winner == own => {
            let won = say!(text, "own-won", own = mine, other = theirs);
            text.sentences([won].into_iter().chain(remark(text, outcome)))
        }
        (Some(_), margin) if margin <= CLOSE => {
            say!(text, "own-lost-close", own = mine, other = theirs, margin = margin)
        }
        (Some(_), _) => say!(text, "own-lost", own = mine, other = theirs),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::GameRow;
    use dvonn_rules::ByColor;

    use super::*;

    fn said(ending: Ending, own: Color) -> Option<String> {
        let row = GameRow { state: GameState::Ended(ending), ..GameRow::sample() };
        super::ending(Text::of(None), &Match::new(row, &[]).unwrap(), own)
    }

    #[test]
    fn who_wins_and_who_loses_read_different_sentences() {
        let played = |white, black| Ending::Played { score: ByColor { white, black } };
        let score = ByColor { white: 3, black: 4 };
        let resigned = Ending::Resigned { by: Color::Black, score };
        let late = Ending::OutOfTime { loser: Color::Black, score };
        let [ada, ben] = [Color::White, Color::Black]
            .map(|color| mention_player(Text::of(None), &GameRow::sample().players[color]));
        for (ending, white, black) in [
            (played(20, 8), "**You won 20–8!**".into(), "**You lost 8–20.**".into()),
            (
                played(22, 20),
                "**You won 22–20!** A close one, decided by just 2.".into(),
                "**You lost 20–22:** only 2 short.".into(),
            ),
            (
                played(45, 0),
                "**You won 45–0!** A clean sweep: the loser has no stacks left.".into(),
                "**You lost 0–45.**".into(),
            ),
            (
                resigned,
                format!("**You won!** {ben} resigned."),
                format!("You resigned. {ada} wins."),
            ),
            (
                late,
                format!("**You won!** {ben} timed out."),
                format!("**You ran out of time.** {ada} wins."),
            ),
        ] {
            assert_eq!(said(ending, Color::White), Some(white), "{ending:?}");
            assert_eq!(said(ending, Color::Black), Some(black), "{ending:?}");
        }
        assert_eq!(said(Ending::Drawn { score }, Color::White), None);
    }
}
