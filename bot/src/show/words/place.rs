//! Describes the challenge ladder, in which players swap places.

use dvonn_model::{Uncounted, Weight};
use dvonn_play::Match;

use crate::say;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// Returns the sentence about the place at stake, for the start of a game.
pub(crate) fn stake(text: Text, game: &Match) -> Option<String> {
    let side = game.row.challenger_side?;
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
    let side = game.row.challenger_side?;
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
