//! Explains refusals of hints, previews and vacations, and states of challenges.

use dvonn_model::{ChallengeRow, ChallengeState};
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::clock::vacation::VacationRefusal;
use dvonn_play::preview::{LinePreview, LinePreviewError};
use dvonn_play::seek::SeekRefusal;
use dvonn_rules::Outcome;

use crate::discord::kit::record::unimportable as import;
use crate::discord::kit::words::moves::color_key;
use crate::discord::kit::words::typed::echo;
use crate::discord::kit::words::unreadable;
use crate::say;
use crate::text::Text;

/// Returns why hints are refused.
pub(crate) fn advice(text: Text, refusal: &AdviceRefusal) -> String {
    match refusal {
        AdviceRefusal::Rated(_) => say!(text, "advice-rated"),
        AdviceRefusal::InTournament(_) => say!(text, "advice-in-tournament"),
        AdviceRefusal::OfSeriousGame(game) => {
            say!(text, "advice-of-serious-game", number = game.to_string())
        }
        AdviceRefusal::OfRunning(game) => {
            say!(text, "advice-of-running", number = game.to_string())
        }
        AdviceRefusal::Over(Outcome { score }) => {
            say!(text, "advice-over", white = score.white, black = score.black)
        }
        AdviceRefusal::TwoSubjects => say!(text, "advice-two-subjects"),
        AdviceRefusal::NotOfRunning => say!(text, "advice-not-of-running"),
        AdviceRefusal::NoSuchPly { plies } => say!(text, "advice-no-such-ply", plies = *plies),
    }
}

/// Returns why a sequence of moves cannot be previewed.
pub(crate) fn preview(text: Text, error: &LinePreviewError) -> String {
    match error {
        LinePreviewError::Empty => say!(text, "preview-empty"),
        LinePreviewError::TooLong => say!(text, "preview-too-long", most = LinePreview::MAX_PLIES),
        LinePreviewError::UnknownWord(word) => {
            say!(text, "preview-unknown-word", word = echo(word))
        }
        LinePreviewError::NoSuchCell(word) => unreadable::no_such_cell(text, word),
        LinePreviewError::HalfAMove(cell) => {
            say!(text, "preview-half-a-move", cell = cell.to_string())
        }
        LinePreviewError::Illegal { number, ply, color, illegal } => say!(
            text,
            "preview-illegal",
            number = *number,
            color = color_key(*color),
            ply = ply.to_string(),
            rule = import::rule(text, *illegal)
        ),
        LinePreviewError::Dealt => say!(text, "preview-dealt"),
    }
}

/// Returns why somebody cannot look for an opponent.
pub(crate) fn seek(text: Text, refusal: SeekRefusal) -> String {
    match refusal {
        SeekRefusal::TooManyGames(most) => say!(text, "seek-too-many", most = most),
        SeekRefusal::Barred => say!(text, "seek-barred"),
        SeekRefusal::TooManyReports(most) => say!(text, "seek-too-many-reports", most = most),
        SeekRefusal::NoRating => say!(text, "seek-no-rating"),
        SeekRefusal::NoClock => say!(text, "seek-no-clock"),
        SeekRefusal::NobodyToAvoid => say!(text, "seek-nobody-to-avoid"),
    }
}

/// Returns why a vacation cannot start or end.
pub(crate) fn vacation(text: Text, refusal: VacationRefusal) -> String {
    match refusal {
        VacationRefusal::TooLong { days_left } => {
            say!(text, "refuse-vacation-days", count = days_left)
        }
        VacationRefusal::NotOnVacation => say!(text, "refuse-no-vacation"),
        VacationRefusal::NoTimeLeft => say!(text, "refuse-vacation-no-time"),
    }
}

/// Returns a sentence describing the challenge's state.
pub(crate) fn challenge_state(text: Text, challenge: &ChallengeRow) -> String {
    match challenge.state {
        ChallengeState::Draft => say!(text, "challenge-draft"),
        ChallengeState::Open => say!(text, "challenge-open"),
        ChallengeState::Accepted(game) => {
            say!(text, "challenge-accepted", number = game.to_string())
        }
        ChallengeState::Declined => say!(text, "challenge-declined"),
        ChallengeState::Cancelled => say!(text, "challenge-cancelled"),
        ChallengeState::Expired => say!(text, "challenge-expired"),
    }
}
