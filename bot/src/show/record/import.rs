//! Imports games from text, which only the importer sees.

use dvonn_play as play;
use dvonn_rules::{Position, Record};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::show::explain::import::Unimportable;
use crate::show::record::subject::RecordedGame;

/// The maximum size of a file, in bytes. A game with all its headers takes less than two thousand.
pub(crate) const MAX_FILE_BYTES: u32 = 64 * 1024;

/// Stores an imported game.
pub(crate) async fn store_import(
    app: &App,
    caller: &Caller,
    record: Record,
) -> Result<RecordedGame, Failure> {
    let id = play::settings::save_import(&app.store, caller.person.id, &record, app.now()).await?;
    Ok(RecordedGame::Import(id, record))
}

/// Parses a game.
pub(crate) fn read(text: &str) -> Result<Record, Unimportable> {
    // In Latin-1, a file has as many bytes as letters; as text, it may have twice as many.
    if text.chars().count() > MAX_FILE_BYTES as usize {
        return Err(Unimportable::TooLong { most: MAX_FILE_BYTES / 1024 });
    }
    let record: Record = text.parse().map_err(Unimportable::NoGame)?;
    let game = record.game();
    if game.plies().is_empty() && *game.start() == Position::new() {
        return Err(Unimportable::Nothing);
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_with_or_without_headers_and_byte_order_mark() {
        for text in
            ["D3 E4", "\u{feff}[White \"Ada\"]\r\n\r\n1. D3 E4\r\n", "[Foo \"bar\"]\nd3\ne4"]
        {
            assert_eq!(read(text).unwrap().game().to_string(), "D3 E4", "{text:?}");
        }
    }

    #[test]
    fn a_text_without_a_game_is_refused() {
        for text in ["", "\n \n", "[White \"Ada\"]\n"] {
            assert_eq!(read(text), Err(Unimportable::Nothing), "{text:?}");
        }
        let long = "D3 ".repeat(30_000);
        assert_eq!(read(&long), Err(Unimportable::TooLong { most: 64 }));
    }
}
