//! Looking through a game: what is looked through, and where a step leads.

use dvonn_model::{ImportId, Place, UserId};
use dvonn_play::{Match, Refusal, Reviewable};
use dvonn_rules::{Game, Record};

use super::app::App;
use super::failure::Failure;
pub(super) use dvonn_model::Source;

/// A game that somebody looks through.
pub(super) enum Subject {
    /// One that is or was played here.
    Game(Box<Match>),
    /// One that somebody brought.
    Import(ImportId, Record),
}

impl Subject {
    pub(super) fn source(&self) -> Source {
        match self {
            Subject::Game(game) => Source::Game(game.row.id),
            Subject::Import(id, _) => Source::Import(*id),
        }
    }

    pub(super) fn game(&self) -> &Game {
        match self {
            Subject::Game(game) => &game.game,
            Subject::Import(_, record) => record.game(),
        }
    }

    /// Whether it was played on the server of this place, so that one may show it to everybody there.
    pub(super) fn is_of(&self, place: &Place) -> bool {
        match self {
            Subject::Game(game) => place.guild.is_some() && game.row.place.guild == place.guild,
            Subject::Import(..) => false,
        }
    }

    /// The game, for its review.
    pub(super) fn reviewable(&self) -> Result<Reviewable, Refusal> {
        match self {
            Subject::Game(game) => Reviewable::played(game),
            Subject::Import(..) => Ok(Reviewable::brought(self.source(), self.game())),
        }
    }
}

impl App {
    /// What a control lets this person look through; nothing, if it is a game that they brought and
    /// that has been forgotten.
    pub(super) async fn subject(
        &self,
        of: Source,
        reader: UserId,
    ) -> Result<Option<Subject>, Failure> {
        Ok(match of {
            Source::Game(game) => {
                Some(Subject::Game(Box::new(Match::numbered(&self.store, game).await?)))
            }
            Source::Import(id) => {
                let record = self.store.import(id, reader).await?;
                record.map(|record| Subject::Import(id, record))
            }
        })
    }
}

/// A step from one position to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    First,
    Back,
    Forward,
    Last,
}

impl Step {
    pub(super) const ALL: [Step; 4] = [Step::First, Step::Back, Step::Forward, Step::Last];

    pub(super) fn name(self) -> &'static str {
        match self {
            Step::First => "first",
            Step::Back => "back",
            Step::Forward => "forward",
            Step::Last => "last",
        }
    }

    /// Where the step leads from the position after `at` of `plies` plies.
    pub(super) fn from(self, at: usize, plies: usize) -> usize {
        let to = match self {
            Step::First => 0,
            Step::Back => at.saturating_sub(1),
            Step::Forward => at.saturating_add(1),
            Step::Last => plies,
        };
        to.min(plies)
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::GameRow;

    use super::*;

    #[test]
    fn a_game_is_for_everybody_on_its_server_alone() {
        let sample = GameRow::sample();
        let here = Place { guild: 76_u64.try_into().ok(), ..sample.place.clone() };
        let row = GameRow { place: here.clone(), ..sample };
        let game = Subject::Game(Box::new(Match::new(row, &[]).unwrap()));
        assert!(game.is_of(&here));
        let channel = 77_u64.try_into().unwrap();
        assert!(game.is_of(&Place { channel, ..here.clone() }));
        let elsewhere = 78_u64.try_into().ok();
        assert!(!game.is_of(&Place { guild: elsewhere, ..here.clone() }));
        assert!(!game.is_of(&Place { guild: None, ..here.clone() }));
        let brought = Subject::Import(1.into(), Record::new(Game::new()));
        assert!(!brought.is_of(&here));
    }

    #[test]
    fn steps_stay_within_the_game() {
        let steps = |at, plies| Step::ALL.map(|step| step.from(at, plies));
        assert_eq!(steps(0, 5), [0, 0, 1, 5]);
        assert_eq!(steps(3, 5), [0, 2, 4, 5]);
        assert_eq!(steps(5, 5), [0, 4, 5, 5]);
        assert_eq!(steps(0, 0), [0, 0, 0, 0]);
        // Turns have been taken back since.
        assert_eq!(steps(9, 5), [0, 5, 5, 5]);
        assert_eq!(steps(usize::MAX, 5), [0, 5, 5, 5]);
    }
}
