//! Explains why a challenge cannot be made or answered, or an opponent looked for.

use dvonn_discord::markup::plain;
use dvonn_ladder::places::{PlaceChallengeError, REACH};
use dvonn_model::{AttemptId, ChallengeRow, ChallengeState, ClockPart, ControlError, UserId};
use dvonn_play::challenge::for_place::PlaceRefusal;
use dvonn_play::challenge::options::InvalidTerms;
use dvonn_play::seek::SeekRefusal;
use dvonn_rules::{CellSet, PositionError, PositionFault};

use crate::say;
use crate::show::words::links::mention;
use crate::show::words::moves::color_key;
use crate::show::words::terms::length;
use crate::show::words::typed::echo;
use crate::text::Text;

/// Returns a sentence describing the challenge's state.
pub(crate) fn state(text: Text, challenge: &ChallengeRow) -> String {
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

/// Returns why somebody cannot look for an opponent.
pub(crate) fn seek(text: Text, refusal: SeekRefusal) -> String {
    match refusal {
        SeekRefusal::TooManyGames(most) => say!(text, "seek-too-many", most = most),
        SeekRefusal::Barred => say!(text, "seek-barred"),
        SeekRefusal::TooManyReports(most) => say!(text, "seek-too-many-reports", most = most),
        SeekRefusal::NoRating => say!(text, "seek-no-rating"),
        SeekRefusal::NoClock => say!(text, "seek-no-clock"),
        SeekRefusal::Avoided => say!(text, "seek-refused-avoided"),
        SeekRefusal::NotNow => say!(text, "refuse-not-now"),
        SeekRefusal::TooManyFavourites(most) => {
            say!(text, "refuse-too-many-favourites", most = most)
        }
        SeekRefusal::NobodyToAvoid => say!(text, "seek-nobody-to-avoid"),
        SeekRefusal::NotLooking => say!(text, "seek-not-looking"),
    }
}

/// Returns the sentence for invalid terms.
pub(crate) fn invalid_terms(text: Text, terms: &InvalidTerms) -> String {
    match terms {
        InvalidTerms::Clock { input, fault } => clock(text, input, *fault),
        InvalidTerms::Seed { input } => say!(text, "invalid-terms-seed", input = echo(input)),
        InvalidTerms::NothingToDeal => say!(text, "invalid-terms-nothing-to-deal"),
        InvalidTerms::SeedWithReds => say!(text, "invalid-terms-seed-with-reds"),
        InvalidTerms::PositionUnused => say!(text, "invalid-terms-position-unused"),
        InvalidTerms::NoPosition => {
            text.sentences([say!(text, "invalid-terms-no-position"), say!(text, "position-form")])
        }
        InvalidTerms::Position(error) => position(text, error),
        InvalidTerms::PositionOver => say!(text, "invalid-terms-position-over"),
        InvalidTerms::ColorWithCut => say!(text, "invalid-terms-color-with-cut"),
        InvalidTerms::PlaceWithoutClock => say!(text, "invalid-terms-place-without-clock"),
    }
}

fn clock(text: Text, input: &str, fault: ControlError) -> String {
    let ControlError::OutOfRange { part } = fault else {
        return say!(text, "invalid-terms-clock", input = echo(input));
    };
    let [least, most] = part.limits().map(|limit| length(text, limit));
    let stretch = match part {
        ClockPart::Turn => "turn",
        ClockPart::Bank => "bank",
        ClockPart::Increment => "increment",
        ClockPart::Cap => "cap",
        ClockPart::Live => "live",
    };
    say!(text, "invalid-terms-clock-range", stretch = stretch, least = least, most = most)
}

/// Returns why a text is not a valid position.
pub(crate) fn position(text: Text, error: &PositionError) -> String {
    let fault = match error {
        PositionError::Faults(faults) => {
            let faults = faults.iter().map(|fault| rule(text, fault));
            return text.sentences([say!(text, "position-forbidden")].into_iter().chain(faults));
        }
        PositionError::Side => say!(text, "position-side"),
        PositionError::Rows { found } => say!(text, "position-rows", found = *found),
        PositionError::Cells { row, expected, found } => {
            say!(text, "position-cells", row = *row, expected = *expected, found = *found)
        }
        PositionError::Stack { cell, fault } => say!(
            text,
            "position-stack",
            cell = cell.to_string(),
            found = plain(&fault.text.to_string())
        ),
        PositionError::Trailing(found) => {
            say!(text, "position-trailing", found = plain(&found.to_string()))
        }
    };
    let unreadable = say!(text, "position-unreadable");
    text.sentences([unreadable, fault, say!(text, "position-form")])
}

/// Returns the rule that a position breaks.
fn rule(text: Text, fault: &PositionFault) -> String {
    match fault {
        PositionFault::StacksWithRed { found } => {
            say!(text, "fault-stacks-with-red", found = *found)
        }
        PositionFault::RoomForReds { room } => say!(text, "fault-room-for-reds", room = *room),
        PositionFault::Isolated { cells } => say!(text, "fault-isolated", cells = names(*cells)),
        PositionFault::TooManyPieces { found } => {
            say!(text, "fault-too-many-pieces", found = *found)
        }
        PositionFault::TooManyStacks { color, found } => {
            say!(text, "fault-too-many-stacks", color = color_key(*color), found = *found)
        }
        PositionFault::BlackMovesFirst => say!(text, "fault-black-moves-first"),
        PositionFault::OnePieceMissing => say!(text, "fault-nothing-moved"),
        PositionFault::NoPlacement { pieces, needed, side_to_move } => say!(
            text,
            "fault-no-placement",
            pieces = *pieces,
            red = needed.reds,
            white = needed.pieces.white,
            black = needed.pieces.black,
            color = color_key(*side_to_move)
        ),
    }
}

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns the sentence for a refused challenge for a place.
pub(crate) fn place(text: Text, refusal: &PlaceRefusal) -> String {
    let why = why(text, refusal);
    if refusal.answered { say!(text, "refuse-place-answered", why = why) } else { why }
}

/// Returns the reason. It addresses the challenger, or speaks about them if the challenge is being
/// answered.
fn why(text: Text, refusal: &PlaceRefusal) -> String {
    let (challenger, opponent) = (mention(refusal.challenger), mention(refusal.opponent));
    let who = if refusal.answered { "other" } else { "you" };
    match &refusal.why {
        PlaceChallengeError::NoPlaces => say!(text, "refuse-place-none"),
        PlaceChallengeError::Oneself { reach } => {
            say!(text, "refuse-place-self", allowed = who_can_be_challenged(text, refusal, reach))
        }
        PlaceChallengeError::NoPlace { reach } => {
            let reach = who_can_be_challenged(text, refusal, reach);
            say!(text, "refuse-place-no-place", opponent = opponent, allowed = reach)
        }
        PlaceChallengeError::Below { reach } => {
            let reach = who_can_be_challenged(text, refusal, reach);
            say!(
                text,
                "refuse-place-below",
                who = who,
                challenger = challenger,
                opponent = opponent,
                allowed = reach
            )
        }
        PlaceChallengeError::TooFar { reach } => {
            let reach = who_can_be_challenged(text, refusal, reach);
            say!(text, "refuse-place-far", opponent = opponent, places = REACH, allowed = reach)
        }
        PlaceChallengeError::Outgoing(attempt) => {
            let (what, number) = match attempt.id {
                AttemptId::Challenge(_) => ("challenge", String::new()),
                AttemptId::Game(game) => ("game", game.to_string()),
            };
            say!(
                text,
                "refuse-place-outgoing",
                who = who,
                challenger = challenger,
                what = what,
                opponent = mention(attempt.opponent),
                number = number
            )
        }
        PlaceChallengeError::Incoming(others) => {
            say!(text, "refuse-place-incoming", opponent = opponent, others = *others)
        }
        PlaceChallengeError::TooSoon(until) => {
            let until = format!("<t:{}:f>", until.as_second());
            say!(
                text,
                "refuse-place-soon",
                challenger = challenger,
                opponent = opponent,
                until = until
            )
        }
    }
}

/// Returns the sentence that lists the players the challenger can challenge.
fn who_can_be_challenged(text: Text, refusal: &PlaceRefusal, reach: &[UserId]) -> String {
    let who = if refusal.answered { "other" } else { "you" };
    let challenger = mention(refusal.challenger);
    if reach.is_empty() {
        return say!(text, "place-may-challenge-nobody", who = who, challenger = challenger);
    }
    let reach: Vec<_> = reach.iter().copied().map(mention).collect();
    say!(text, "place-may-challenge", who = who, challenger = challenger, people = text.or(&reach))
}
