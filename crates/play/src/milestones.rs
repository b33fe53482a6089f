//! Milestones: what a win means to the winner, said to them once, in private.
//!
//! They are worked out from the games that have ended, when another one ends. People who get their
//! reminders by direct message are told by a notice; others read it below what they are told next. They
//! are forgotten only after that was sent, so none is lost; a crash in between says them again.

use std::fmt;
use std::str::FromStr;

use dvonn_model::{GameId, GameState, Level, Player, PlayerId, Reminders, UserId};
use dvonn_store::{Store, StoreError, Tx};

use crate::Match;
use crate::notices::notify;
use crate::plan::automatic::AutoEvent;

/// Winning streaks of these lengths are milestones.
const STREAKS: [u32; 7] = [3, 5, 10, 20, 30, 50, LONGEST];

/// Longer ones are not counted.
const LONGEST: u32 = 100;

/// From this rated win on a ladder on, the best one is a milestone. Before, each second one would be.
const BEST_OF: u32 = 3;

/// What a win means to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// Their first win against a person.
    FirstWin,
    /// They have won so many games in a row against people.
    Streak(u32),
    /// On the game's ladder, they have not won against a higher rating before. In thousandths.
    BestWin(i64),
    /// Their first win against this level of the computer.
    Level(Level),
}

/// A win among the earlier games of the winner.
#[derive(Clone, Copy, Debug)]
struct Win {
    /// The level of the computer that lost; `None` for a person.
    level: Option<Level>,
    /// True if the winner has won against no person before, or not against this level.
    is_first: bool,
    /// How many games against people the winner has won in a row, with this one.
    streak: u32,
    /// The opponent's rating, in thousandths, if it is the highest that the winner has won against on
    /// this ladder, in at least [`BEST_OF`] wins.
    best: Option<i64>,
}

impl Win {
    fn milestones(&self) -> Vec<Milestone> {
        let first = match self.level {
            Some(level) => Milestone::Level(level),
            None => Milestone::FirstWin,
        };
        let has_streak = self.level.is_none() && STREAKS.contains(&self.streak);
        let all = [
            self.is_first.then_some(first),
            has_streak.then_some(Milestone::Streak(self.streak)),
            self.best.map(Milestone::BestWin),
        ];
        all.into_iter().flatten().collect()
    }
}

/// Milestones that a person has yet to be told of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Untold {
    /// The milestones with the games that were won, the oldest first.
    pub milestones: Vec<(GameId, Milestone)>,
}

impl Untold {
    /// Returns what a person has yet to be told of.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, person: UserId) -> Result<Untold, StoreError> {
        let mut untold = Untold::default();
        for (game, what) in store.milestones_of(person).await? {
            let corrupt = || StoreError::Corrupt { what: format!("milestones {what:?}") };
            let reached = parse(&what).ok_or_else(corrupt)?;
            untold.milestones.extend(reached.into_iter().map(|milestone| (game, milestone)));
        }
        Ok(untold)
    }

    /// Forgets these milestones: the person has been told.
    ///
    /// # Errors
    /// Any database error.
    pub async fn forget(self, store: &Store) -> Result<(), StoreError> {
        let mut tx = store.begin().await?;
        for (game, _) in self.milestones {
            tx.delete_milestone(game).await?;
        }
        tx.commit().await
    }
}

impl Match {
    /// Raises or notes what the winner of a game that has just ended is told. The ladder must have
    /// counted it.
    pub(super) async fn note_milestones(&self, tx: &mut Tx) -> Result<(), StoreError> {
        let GameState::Ended(ending) = self.row.state else { return Ok(()) };
        let Some(winner) = ending.winner() else { return Ok(()) };
        let Some(person) = self.row.players[winner].id() else { return Ok(()) };
        let settings = tx.settings(person).await?;
        if !settings.milestones {
            return Ok(());
        }
        let Some(win) = self.win(tx, person, &self.row.players[winner.other()]).await? else {
            return Ok(());
        };
        let reached = win.milestones();
        if reached.is_empty() {
            return Ok(());
        }
        if settings.reminders == Reminders::Direct {
            let event = AutoEvent::Milestones(reached);
            return notify(tx, person, self.row.id, &event, self.row.updated_at).await;
        }
        tx.note_milestone(self.row.id, person, &format(&reached)).await
    }

    /// Returns the win of a person among their earlier games. `None` against an engine.
    async fn win(
        &self,
        tx: &mut Tx,
        person: UserId,
        loser: &Player,
    ) -> Result<Option<Win>, StoreError> {
        let (game, at) = (self.row.id, self.row.updated_at);
        let loser = PlayerId::from(loser);
        let level = loser.level();
        if level.is_none() && loser.is_computer() {
            return Ok(None);
        }
        let like_them =
            if level.is_some() { vec![loser..=loser] } else { PlayerId::people().into() };
        let mut is_first = true;
        for range in like_them {
            let (lowest, highest) = range.into_inner();
            is_first = is_first && !tx.had_beaten(person, lowest, highest, game, at).await?;
        }
        let streak = if level.is_none() {
            let results = tx.latest_results(person, game, at, LONGEST).await?;
            let before = results.into_iter().take_while(|won| *won).count();
            u32::try_from(before).map_or(LONGEST, |before| before + 1)
        } else {
            0
        };
        Ok(Some(Win { level, is_first, streak, best: self.best_win(tx, person).await? }))
    }

    async fn best_win(&self, tx: &mut Tx, person: UserId) -> Result<Option<i64>, StoreError> {
        let Some(scope) = self.row.scope() else { return Ok(None) };
        let account = tx.account(scope, person.into()).await?;
        let best = account.and_then(|row| row.account.best_win);
        let Some((_, rating)) = best.filter(|(game, _)| *game == self.row.id) else {
            return Ok(None);
        };
        let has_enough = tx.has_won_more_than(scope, person.into(), BEST_OF - 1).await?;
        Ok(has_enough.then_some(rating))
    }
}

/// Returns the stored form: one a line.
pub(crate) fn format(milestones: &[Milestone]) -> String {
    milestones.iter().map(Milestone::to_string).collect::<Vec<_>>().join("\n")
}

/// Reads the stored form.
pub(crate) fn parse(text: &str) -> Option<Vec<Milestone>> {
    text.lines().map(|line| line.parse().ok()).collect()
}

impl fmt::Display for Milestone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Milestone::FirstWin => f.write_str("first_win"),
            Milestone::Streak(length) => write!(f, "streak {length}"),
            Milestone::BestWin(rating) => write!(f, "best_win {rating}"),
            Milestone::Level(level) => write!(f, "level {}", level.number()),
        }
    }
}

impl FromStr for Milestone {
    type Err = ();

    fn from_str(text: &str) -> Result<Milestone, ()> {
        let (kind, number) = text.split_once(' ').unwrap_or((text, ""));
        let found = match kind {
            "first_win" => Some(Milestone::FirstWin),
            "streak" => number.parse().ok().map(Milestone::Streak),
            "best_win" => number.parse().ok().map(Milestone::BestWin),
            "level" => number.parse().ok().and_then(Level::new).map(Milestone::Level),
            _ => None,
        };
        found.ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Win = Win { level: None, is_first: false, streak: 1, best: None };

    #[test]
    fn milestones_are_first_wins_streaks_and_best_wins() {
        let level = Level::new(4);
        for (win, expected) in [
            (WIN, vec![]),
            (Win { is_first: true, ..WIN }, vec![Milestone::FirstWin]),
            (Win { streak: 2, ..WIN }, vec![]),
            (Win { streak: 3, ..WIN }, vec![Milestone::Streak(3)]),
            (Win { streak: 4, ..WIN }, vec![]),
            (Win { streak: 20, ..WIN }, vec![Milestone::Streak(20)]),
            (Win { streak: 101, ..WIN }, vec![]),
            (Win { best: Some(9), ..WIN }, vec![Milestone::BestWin(9)]),
            (
                Win { streak: 5, best: Some(9), ..WIN },
                vec![Milestone::Streak(5), Milestone::BestWin(9)],
            ),
            (Win { level, streak: 0, ..WIN }, vec![]),
            (
                Win { level, is_first: true, streak: 0, best: None },
                level.map(Milestone::Level).into_iter().collect(),
            ),
        ] {
            assert_eq!(win.milestones(), expected, "{win:?}");
        }
    }

    #[test]
    fn milestones_round_trip() {
        let all = [
            Milestone::FirstWin,
            Milestone::Streak(10),
            Milestone::BestWin(-1_500_250),
            Milestone::Level(Level::BEGINNER),
        ];
        assert_eq!(parse(&format(&all)).as_deref(), Some(&all[..]));
        for text in ["streak", "streak x", "level 0", "level 10", "first", "first_win\n\n"] {
            assert_eq!(parse(text), None, "{text:?}");
        }
    }
}
