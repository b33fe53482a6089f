//! The buttons by which a game is looked back at.

use dvonn_model::Source;
use dvonn_play::Match;
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::kit::ids::record::{RecordClick, ReplayClick, ReviewClick};
use crate::discord::kit::view::button;
use crate::say;
use crate::text::Text;

/// Opens a game to page through it, if there is anything to see.
pub(crate) fn look_back(text: Text, game: &Match) -> Option<CreateButton> {
    let click = RecordClick::LookBack { game: game.row.id };
    let has_plies = !game.game.plies().is_empty();
    has_plies.then(|| button(click, &say!(text, "button-look-back"), ButtonStyle::Secondary))
}

/// Replays a whole game.
pub(crate) fn replay(text: Text, of: Source) -> CreateButton {
    button(ReplayClick::Replay { of }, &say!(text, "button-replay"), ButtonStyle::Secondary)
}

/// Replays a game that is over, if anything was played in it.
pub(crate) fn replay_of(text: Text, game: &Match) -> Option<CreateButton> {
    is_to_be_seen(game).then(|| replay(text, Source::Game(game.row.id)))
}

/// Asks for a review, or shows it.
pub(crate) fn review(text: Text, of: Source) -> CreateButton {
    button(ReviewClick::Review { of }, &say!(text, "button-review"), ButtonStyle::Secondary)
}

/// The review of a game that is over, if anything was played in it.
pub(crate) fn review_of(text: Text, game: &Match) -> Option<CreateButton> {
    is_to_be_seen(game).then(|| review(text, Source::Game(game.row.id)))
}

fn is_to_be_seen(game: &Match) -> bool {
    !game.row.is_running() && !game.game.plies().is_empty()
}
