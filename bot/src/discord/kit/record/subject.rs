//! Looking through a game: what is looked through, and where a step leads.

use dvonn_model::{ImportId, Place, UserId};
use dvonn_play::{Match, Refusal, Reviewable};
use dvonn_rules::{Game, Record};

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;

pub(crate) use dvonn_model::Source;

/// A game that somebody looks through.
pub(crate) enum Subject {
    /// One that is or was played here.
    Game(Box<Match>),
    /// One that somebody brought.
    Import(ImportId, Record),
}

impl Subject {
    pub(crate) fn source(&self) -> Source {
        match self {
            Subject::Game(game) => Source::Game(game.row.id),
            Subject::Import(id, _) => Source::Import(*id),
        }
    }

    pub(crate) fn game(&self) -> &Game {
        match self {
            Subject::Game(game) => &game.game,
            Subject::Import(_, record) => record.game(),
        }
    }

    /// Whether it was played on the server of this place, so that one may show it to everybody there.
    pub(crate) fn is_of(&self, place: &Place) -> bool {
        match self {
            Subject::Game(game) => place.guild.is_some() && game.row.place.guild == place.guild,
            Subject::Import(..) => false,
        }
    }

    /// The game, for its review.
    pub(crate) fn reviewable(&self) -> Result<Reviewable, Refusal> {
        match self {
            Subject::Game(game) => Reviewable::played(game),
            Subject::Import(..) => Ok(Reviewable::brought(self.source(), self.game())),
        }
    }
}

/// What a control lets this person look through; nothing, if it is a game that they brought and
/// that has been forgotten.
pub(crate) async fn subject(
    app: &App,
    of: Source,
    reader: UserId,
) -> Result<Option<Subject>, Failure> {
    Ok(match of {
        Source::Game(game) => {
            Some(Subject::Game(Box::new(Match::numbered(&app.store, game).await?)))
        }
        Source::Import(id) => {
            let record = app.store.import(id, reader).await?;
            record.map(|record| Subject::Import(id, record))
        }
    })
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
}
