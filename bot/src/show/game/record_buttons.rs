//! The buttons to browse, replay and review a game.

use dvonn_discord::view::button;
use dvonn_model::{Ending, GameState, Source};
use dvonn_play::Match;
use dvonn_study::Reviewable;
use serenity::all::{ButtonStyle, CreateButton};

use crate::say;
use crate::show::ids::record::{RecordClick, ReplayClick, ReviewClick};
use crate::text::Text;

/// Returns the button that opens the pages of a game, if it has any plies.
pub(crate) fn browse(text: Text, game: &Match) -> Option<CreateButton> {
    let click = RecordClick::Browse { game: game.row.id };
    let has_plies = !game.history.plies().is_empty();
    has_plies.then(|| button(click, &say!(text, "button-browse"), ButtonStyle::Secondary))
}

/// Returns the button for a replay of the whole game.
pub(crate) fn replay(text: Text, of: Source) -> CreateButton {
    button(ReplayClick::Replay { of }, &say!(text, "button-replay"), ButtonStyle::Secondary)
}

/// Returns the replay button of a finished game with any plies.
pub(crate) fn replay_of(text: Text, game: &Match) -> Option<CreateButton> {
    is_finished_with_plies(game).then(|| replay(text, Source::Game(game.row.id)))
}

/// Returns the button that requests or shows a review.
pub(crate) fn review(text: Text, of: Source) -> CreateButton {
    button(ReviewClick::Review { of }, &say!(text, "button-review"), ButtonStyle::Secondary)
}

/// Returns the review button of a finished game that is long enough for a review. One without a result has nothing to
/// explain.
pub(crate) fn review_of(text: Text, game: &Match) -> Option<CreateButton> {
    if let GameState::Ended(Ending::Void { .. }) = game.row.state {
        return None;
    }
    let reviewable = Reviewable::played(game).ok().filter(Reviewable::is_long_enough)?;
    Some(review(text, reviewable.source()))
}

fn is_finished_with_plies(game: &Match) -> bool {
    !game.row.is_running() && !game.history.plies().is_empty()
}
