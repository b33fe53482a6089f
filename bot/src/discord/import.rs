//! Games that people bring as text, by a command or a form: read, kept, and shown to them alone.

use dvonn_rules::{Position, Record};

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;
use super::paging::Subject;
use super::view::View;
use super::views::{self, Unimportable};

/// A file may be so long, in bytes. A game with all its headers takes less than two thousand.
pub(super) const LONGEST: u32 = 64 * 1024;

/// Keeps the game that `content` is, and opens it; or says why it is none, and gives back what the
/// person brought.
pub(super) async fn import(
    app: &App,
    caller: &Caller<'_>,
    content: Result<String, Unimportable>,
    brought: Option<View>,
) -> Result<(), Failure> {
    let record = match content.and_then(|text| read(&text)) {
        Ok(record) => record,
        Err(reason) => {
            let refusal = views::unimportable(caller.text, &reason);
            let view = brought.into_iter().fold(refusal, View::and);
            return Ok(caller.whisper(&view).await?);
        }
    };
    let subject = keep(app, caller, record).await?;
    let view = views::page(&app.painter, caller.style(), &subject, caller.person.id, 0);
    Ok(caller.whisper(&view).await?)
}

/// Keeps a game that a person brought, to be looked through.
pub(super) async fn keep(
    app: &App,
    caller: &Caller<'_>,
    record: Record,
) -> Result<Subject, Failure> {
    let mut tx = app.store.begin().await?;
    let id = tx.keep_import(caller.person.id, &record, app.now()).await?;
    tx.commit().await?;
    Ok(Subject::Import(id, record))
}

/// The game that a text is.
pub(super) fn read(text: &str) -> Result<Record, Unimportable> {
    if text.len() > LONGEST as usize {
        return Err(Unimportable::TooLong { most: LONGEST / 1024 });
    }
    // Some editors begin a file with this mark.
    let text = text.trim_start_matches('\u{feff}');
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
    fn a_game_is_read_with_or_without_headers_and_marks() {
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
