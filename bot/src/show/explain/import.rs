//! Explains why a text cannot be imported, with the faulty word or ply.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_rules::{GameError, GameFault, PlyError, RecordError};

use crate::runtime::failure::Explain;
use crate::say;
use crate::show::explain::challenge::position;
use crate::show::explain::turn::{rule, which_cells};
use crate::text::Text;

/// Why a game was not imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unimportable {
    /// The file is longer than this many KiB.
    TooLong { most: u32 },
    /// The file could not be downloaded from Discord.
    Unreachable,
    /// The file is not text.
    NoText,
    /// There are no plies and no start position.
    Nothing,
    /// The message contains no game.
    NotInMessage,
    /// The text is not a valid game.
    NoGame(RecordError),
}

impl Explain for Unimportable {
    fn explain(&self, text: Text) -> View {
        unimportable(text, self)
    }
}

/// Returns the message for a failed import.
pub(crate) fn unimportable(text: Text, reason: &Unimportable) -> View {
    View::new(match reason {
        Unimportable::TooLong { most } => say!(text, "import-too-long", most = *most),
        Unimportable::Unreachable => say!(text, "import-unreachable"),
        Unimportable::NoText => say!(text, "import-no-text"),
        Unimportable::Nothing => say!(text, "import-nothing"),
        Unimportable::NotInMessage => say!(text, "import-not-in-message"),
        Unimportable::NoGame(error) => no_record(text, error),
    })
}

/// Returns the message that an imported game has been deleted.
pub(crate) fn import_gone(text: Text) -> View {
    View::new(say!(text, "import-gone"))
}

fn no_record(text: Text, error: &RecordError) -> String {
    match error {
        RecordError::HeaderForm { line } => say!(text, "import-header-form", line = *line),
        RecordError::Start { line, fault } => {
            say!(text, "import-header", line = *line, fault = position(text, fault))
        }
        RecordError::Sgf => say!(text, "import-sgf"),
        RecordError::Game(error) => no_game(text, error),
    }
}

fn no_game(text: Text, GameError { ply: number, reason, .. }: &GameError) -> String {
    let number = *number;
    match reason {
        GameFault::Unreadable(PlyError::Cell(error)) => {
            let found = plain(&error.text.to_string());
            let cells = which_cells(text, error.text.as_str());
            say!(text, "import-no-cell", number = number, found = found, cells = cells)
        }
        GameFault::Unreadable(PlyError::Form(found)) => {
            say!(text, "import-no-ply", number = number, found = plain(&found.to_string()))
        }
        GameFault::Illegal { ply, illegal } => say!(
            text,
            "import-illegal",
            number = number,
            ply = ply.to_string(),
            rule = rule(text, *illegal)
        ),
        GameFault::UnreadableScore(found) => {
            say!(text, "import-no-score", found = plain(&found.to_string()))
        }
        GameFault::NotOver => say!(text, "import-not-over", number = number),
        GameFault::WrongScore { given, score } => say!(
            text,
            "import-other-score",
            white_said = given.white,
            black_said = given.black,
            white = score.white,
            black = score.black
        ),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Record;

    use super::*;

    fn message(file: &str) -> String {
        no_record(Text::of(None), &file.parse::<Record>().unwrap_err())
    }

    #[test]
    fn an_error_names_the_word_and_the_ply_at_fault() {
        for (file, expected) in [
            ("\n[White \"Ada\"", "Line 2 isn't a header."),
            ("[Position \"w\"]", "Line 1: I can't read"),
            ("(;P0[dropb D 3", "A value in this SGF file"),
            ("D3 hello", "Move 2: “hello” isn't a move."),
            ("D3 E9", "Move 2: there's no cell “E9”. The board has rows 1 to 5"),
            ("1. D3 D3", "Move 2, `D3`: D3 is taken."),
            ("D3 D3F3", "Move 2, `D3F3`: Not all pieces are placed yet."),
            ("D3 | 1", "After the bar: “1” isn't a score."),
            ("D3 | 1 0", "There's a score after move 1, but the game isn't over."),
        ] {
            assert!(message(file).starts_with(expected), "{file:?}: {}", message(file));
        }
    }

    #[test]
    fn text_from_a_file_is_escaped() {
        let message = message("D3 **<@1>**");
        assert!(message.contains(r"\*\*\<\@1\>\*\*"), "{message}");
    }
}
