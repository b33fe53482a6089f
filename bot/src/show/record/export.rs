//! Exports a game as a file, and as one line.

use dvonn_discord::view::{File, View};
use dvonn_model::{Ending, GameState, VoidReason};
use dvonn_play::Match;
use dvonn_rules::{Color, Position, Record, headers};
use jiff::tz::TimeZone;

use crate::say;
use crate::show::game::record_buttons::browse;
use crate::show::words::players;
use crate::show::words::title;
use crate::show::words::typed::echo;
use crate::text::Text;

/// The format of a game's file.
#[derive(Clone, Copy, PartialEq, Eq, poise::ChoiceParameter)]
pub(crate) enum Format {
    /// Headers and numbered moves.
    #[name = "format-text"]
    Text,
    /// As the game site Boardspace writes it.
    #[name = "format-sgf"]
    Sgf,
}

/// Returns the message with the game's file, and its plies on one line if they are enough to import
/// it. The file is a text if SGF cannot hold the game.
pub(crate) fn export(text: Text, game: &Match, format: Format) -> View {
    let record = record(game);
    let sgf = if format == Format::Sgf { record.to_sgf() } else { None };
    let mut lines = vec![title::title(text, game)];
    if format == Format::Sgf && sgf.is_none() {
        lines.push(say!(text, "export-no-sgf"));
    }
    let ending = if sgf.is_some() { "sgf" } else { "txt" };
    let file = File {
        name: format!("dvonn-game-{}.{ending}", game.row.id),
        bytes: sgf.unwrap_or_else(|| record.to_string()).into_bytes(),
        alt: None,
        absence: say!(text, "export-no-files"),
    };
    if *game.history.start() != Position::new() {
        lines.push(say!(text, "export-start-in-file"));
    } else if game.history.plies().is_empty() {
        lines.push(say!(text, "moves-empty"));
    } else {
        lines.push(format!("```\n{}\n```", game.history));
    }
    View::new(lines.join("\n")).file(file).buttons(browse(text, game))
}

/// Returns the message that a game number is needed, as in direct messages.
pub(crate) fn which_game(text: Text) -> View {
    View::new(say!(text, "export-which"))
}

/// Returns the message that the input is not a game number.
pub(crate) fn no_game_number(text: Text, input: &str) -> View {
    View::new(say!(text, "export-no-number", input = echo(input)))
}

/// Returns the game with all its public data. In English, because people share files and programs
/// parse them.
pub(crate) fn record(game: &Match) -> Record {
    let row = &game.row;
    let mut record = Record::new(game.history.clone());
    let mut set = |key: &str, value: &str| {
        // Headers may not contain control characters, which names may.
        let value: String = value.chars().filter(|character| !character.is_control()).collect();
        if let Err(error) = record.set_header(key, &value) {
            tracing::warn!(%error, game = %row.id, key, "failed to write header of exported game");
        }
    };
    set(headers::WHITE, &players::name(Text::of(None), &row.players.white));
    set(headers::BLACK, &players::name(Text::of(None), &row.players.black));
    let date = row.created_at.to_zoned(TimeZone::UTC).strftime("%Y.%m.%d").to_string();
    set(headers::DATE, &date);
    set(headers::SETUP, row.terms.setup.name());
    if let Some(seed) = game.public_seed() {
        set(headers::SEED, &seed.to_string());
    }
    set(headers::CLOCK, &row.terms.control.to_string());
    set(headers::RESULT, result(row.state));
    if let GameState::Ended(ending) = row.state {
        set(headers::TERMINATION, termination(ending));
    }
    record
}

fn result(state: GameState) -> &'static str {
    let ending = match state {
        GameState::Running | GameState::Ended(Ending::Void { .. }) => return "*",
        GameState::Ended(ending) => ending,
    };
    match ending.winner() {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    }
}

/// Returns how a game ended for a header: in English, without markup.
fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Played { .. } => "played to the end",
        Ending::Resigned { .. } => "resignation",
        Ending::OutOfTime { .. } | Ending::Void { reason: VoidReason::OutOfTime } => "out of time",
        Ending::Drawn { .. } => "draw by agreement",
        Ending::Awarded { .. } | Ending::Void { reason: VoidReason::Moderator } => {
            "decided by a moderator"
        }
        Ending::Deadline { .. } => "the tournament's round was over",
        Ending::Void { reason: VoidReason::PlayerLeft } => "a player left",
        Ending::Void { reason: VoidReason::ChannelDeleted } => "the channel was deleted",
        Ending::Void { reason: VoidReason::Aborted } => "called off",
        Ending::Void { reason: VoidReason::TournamentOver } => "the tournament was over",
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameRow, Person, PlyOrigin, PlyRow};
    use dvonn_rules::{ByColor, Cell, Color, Ply};

    use super::*;

    fn file(row: GameRow) -> Record {
        let ply = PlyRow { ply: Ply::Place(Cell::named("F3")), origin: PlyOrigin::Chosen };
        let game = Match::new(GameRow { plies: 1, ..row }, &[ply]).unwrap();
        record(&game)
    }

    #[test]
    fn a_file_has_players_date_terms_and_result() {
        let score = ByColor { white: 0, black: 0 };
        let state = GameState::Ended(Ending::Resigned { by: Color::White, score });
        let record = file(GameRow { state, ..GameRow::sample() });
        let expected = [
            ("White", "Ada"),
            ("Black", "Ben"),
            ("Date", "1970.01.01"),
            ("Setup", "full"),
            ("Clock", "none"),
            ("Result", "0-1"),
            ("Termination", "resignation"),
        ];
        let headers = record.headers().iter().map(|(key, value)| (key.as_str(), value.as_str()));
        assert_eq!(headers.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_running_game_has_neither_result_nor_termination() {
        let record = file(GameRow::sample());
        assert_eq!(record.header(headers::RESULT), Some("*"));
        assert_eq!(record.header(headers::TERMINATION), None);
    }

    #[test]
    fn a_name_cannot_forge_a_header_or_a_line() {
        let mut row = GameRow::sample();
        let name = "Eve\"]\n[Result \"1-0\"]\r\n1. A1 \\";
        row.players.white = Person::new(row.players.white.id().unwrap(), name).into();
        let written = file(row);
        let read: Record = written.to_string().parse().unwrap();
        assert_eq!(read, written);
        assert_eq!(read.header("White"), Some("Eve\"][Result \"1-0\"]1. A1 \\"));
        assert_eq!(read.header("Result"), Some("*"));
        assert_eq!(read.game().plies().len(), 1);
    }
}
