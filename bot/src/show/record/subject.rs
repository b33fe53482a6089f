//! The game that a person browses, replays or reviews.

use dvonn_model::{ImportId, Venue};
use dvonn_play::Match;
use dvonn_rules::{Game, Record};
use dvonn_study::{Reviewable, StudyRefusal};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;

pub(crate) use dvonn_model::Source;

/// A game to browse, replay or review.
pub(crate) enum RecordedGame {
    /// A game played with this bot.
    Game(Box<Match>),
    /// An imported game.
    Import(ImportId, Record),
}

impl RecordedGame {
    /// Returns where the game is stored.
    pub(crate) fn source(&self) -> Source {
        match self {
            RecordedGame::Game(game) => Source::Game(game.row.id),
            RecordedGame::Import(id, _) => Source::Import(*id),
        }
    }

    /// Returns the plies and positions.
    pub(crate) fn game(&self) -> &Game {
        match self {
            RecordedGame::Game(game) => &game.history,
            RecordedGame::Import(_, record) => record.game(),
        }
    }

    /// Returns true if the game was played on the server of this venue, so that it may be shown
    /// publicly there.
    pub(crate) fn is_on_server_of(&self, venue: &Venue) -> bool {
        match self {
            RecordedGame::Game(game) => venue.guild.is_some_and(|guild| game.row.is_on(guild)),
            RecordedGame::Import(..) => false,
        }
    }

    /// Returns the game for a review, or why it cannot be reviewed.
    pub(crate) fn reviewable(&self) -> Result<Reviewable, StudyRefusal> {
        match self {
            RecordedGame::Game(game) => Reviewable::played(game),
            RecordedGame::Import(..) => Ok(Reviewable::imported(self.source(), self.game())),
        }
    }
}

/// Returns the game that a button refers to. `None` if it is an imported game that was deleted or
/// belongs to somebody else.
pub(crate) async fn subject(
    app: &App,
    of: Source,
    caller: &Caller,
) -> Result<Option<RecordedGame>, Failure> {
    Ok(match of {
        Source::Game(game) => {
            let game = Match::find(&app.store, game).await?;
            let game = game.seen_at(&caller.venue, caller.person.id);
            Some(RecordedGame::Game(Box::new(game)))
        }
        Source::Import(id) => {
            let record = app.store.import(id, caller.person.id).await?;
            record.map(|record| RecordedGame::Import(id, record))
        }
    })
}

#[cfg(test)]
mod tests {
    use dvonn_model::GameRow;

    use super::*;

    #[test]
    fn a_game_is_public_only_on_its_own_server() {
        let sample = GameRow::sample();
        let here = Venue { guild: 76_u64.try_into().ok(), ..sample.venue.clone() };
        let row = GameRow { venue: here.clone(), ..sample };
        let game = RecordedGame::Game(Box::new(Match::new(row, &[]).unwrap()));
        assert!(game.is_on_server_of(&here));
        let channel = 77_u64.try_into().unwrap();
        assert!(game.is_on_server_of(&Venue { channel, ..here.clone() }));
        let elsewhere = 78_u64.try_into().ok();
        assert!(!game.is_on_server_of(&Venue { guild: elsewhere, ..here.clone() }));
        assert!(!game.is_on_server_of(&Venue { guild: None, ..here.clone() }));
        let imported = RecordedGame::Import(1.into(), Record::new(Game::new()));
        assert!(!imported.is_on_server_of(&here));
    }
}
