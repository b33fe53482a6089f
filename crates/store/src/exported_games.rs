//! A person's games with all their plies, for the export of their data.

use dvonn_model::{GameId, GameRow, InteractionId, PlyOrigin, PlyRow, UserId};
use dvonn_rules::Ply;
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns as _, Stored, queries};

/// A game as it was at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportedGame {
    /// The game.
    pub row: GameRow,
    /// Its plies in order.
    pub plies: Vec<PlyRow>,
    /// Those that the person chose.
    pub own_plies: Vec<OwnPly>,
}

/// A ply of the person whose data is exported, with everything stored about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnPly {
    /// Its number in the game, from 1.
    pub number: usize,
    /// The ply.
    pub ply: Ply,
    /// Why it was played.
    pub origin: PlyOrigin,
    /// When it was played.
    pub at: Timestamp,
    /// The interaction that it was played with, if there was one.
    pub interaction: Option<InteractionId>,
}

queries! {
    /// Returns a person's games with ids greater than `after`, in order of id.
    read games_to_export(person: UserId, after: Option<GameId>, limit: u32) -> Vec<ExportedGame>
    [person, after: after.map_or(0, i64::from), limit] {
        // The plies of a game in one text: a row for each ply would take ten times as long. The
        // games of each colour are limited before they are put in order: otherwise every page would
        // read all games that follow.
        "SELECT {}, COALESCE((
             SELECT string_agg(
                 CAST(number AS TEXT) || ' ' || ply || ' ' || origin ||
                 CASE WHEN player_id = :person
                     THEN ' ' || CAST(played_at AS TEXT) || ' ' ||
                         COALESCE(CAST(interaction_id AS TEXT), '')
                     ELSE ''
                 END,
                 ',' ORDER BY number
             ) FROM plies WHERE game_id = games.id
         ), '') AS line
         FROM games WHERE id IN (
             SELECT id FROM (
                 SELECT id FROM games WHERE white_id = :person AND id > :after
                 ORDER BY id LIMIT :limit
             ) AS as_white
             UNION
             SELECT id FROM (
                 SELECT id FROM games WHERE black_id = :person AND id > :after
                 ORDER BY id LIMIT :limit
             ) AS as_black
             ORDER BY id LIMIT :limit
         )
         ORDER BY id"
    }
}

impl Stored for ExportedGame {
    const COLUMNS: &'static [&'static str] = GameRow::COLUMNS;

    fn read(row: &AnyRow) -> Result<ExportedGame, StoreError> {
        let line: String = row.value("line")?;
        let row = GameRow::read(row)?;
        let mut game = ExportedGame { row, plies: Vec::new(), own_plies: Vec::new() };
        for (expected, text) in (1..).zip(line.split_terminator(',')) {
            let (ply, own) = ply(expected, text).ok_or_else(|| StoreError::Corrupt {
                what: format!("game {}: ply {expected} is {text:?}", game.row.id),
            })?;
            game.plies.push(ply);
            game.own_plies.extend(own);
        }
        Ok(game)
    }
}

/// Parses a ply, and what is known about it if it is the person's own.
fn ply(expected: usize, text: &str) -> Option<(PlyRow, Option<OwnPly>)> {
    let mut words = text.split(' ');
    let number: usize = words.next()?.parse().ok()?;
    let (ply, origin) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let own = match words.next() {
        Some(at) => {
            let at = Timestamp::from_millisecond(at.parse().ok()?).ok()?;
            let interaction = match words.next()? {
                "" => None,
                id => Some(id.parse::<i64>().ok()?.try_into().ok()?),
            };
            Some(OwnPly { number, ply, origin, at, interaction })
        }
        None => None,
    };
    (number == expected).then_some((PlyRow { ply, origin }, own))
}
