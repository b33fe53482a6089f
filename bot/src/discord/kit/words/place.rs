//! Describes the challenge ladder, in which players swap places.

use dvonn_ladder::places::{PlaceChallengeError, REACH};
use dvonn_model::{AttemptId, Uncounted, UserId, Weight};
use dvonn_play::Match;
use dvonn_play::challenge::for_place::PlaceRefusal;

use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::players::mention_player;
use crate::say;
use crate::text::Text;

/// Returns the sentence for a refused challenge for a place.
pub(crate) fn place_refusal(text: Text, refusal: &PlaceRefusal) -> String {
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

/// Returns the sentence about the place at stake, for the start of a game.
pub(crate) fn stake(text: Text, game: &Match) -> Option<String> {
    let side = game.row.for_place?;
    let players = &game.row.players;
    Some(say!(
        text,
        "place-stake",
        challenger = mention_player(text, &players[side]),
        opponent = mention_player(text, &players[side.other()])
    ))
}

/// Returns the sentence that says how a finished game changed the places.
pub(crate) fn place_change(text: Text, game: &Match) -> Option<String> {
    let side = game.row.for_place?;
    let voided = Weight::Nothing(Uncounted::Voided);
    let voided = game.counted.as_ref().map(|counted| counted.weight == voided);
    let swap = match (game.swap, voided) {
        (Some(_), Some(true)) => return Some(say!(text, "place-swap-stays")),
        (Some(swap), _) => swap,
        (None, Some(false)) => return Some(say!(text, "place-kept")),
        (None, _) => return None,
    };
    let players = &game.row.players;
    Some(say!(
        text,
        "place-swapped",
        winner = mention_player(text, &players[side]),
        place = swap.shown,
        loser = mention_player(text, &players[side.other()])
    ))
}
