//! What moderators may decide about a running game, as a menu.

use dvonn_discord::view::{MenuOption, View};
use dvonn_play::Match;
use dvonn_rules::Color;
use strum::VariantArray as _;

use crate::say;
use crate::show::ids::moderation::{DecisionChoice, ModerationClick};
use crate::text::Text;

/// Returns the private message with a moderator's menu. `None` if no moderator may decide this game.
pub(crate) fn decisions(text: Text, game: &Match) -> Option<View> {
    let possible = DecisionChoice::VARIANTS.iter().filter(|choice| is_possible(game, **choice));
    let options: Vec<_> = possible.map(|choice| option(text, *choice)).collect();
    let title = say!(text, "decide-title", number = game.row.id.to_string());
    let click = ModerationClick::Decide { game: game.row.id };
    let is_open = game.row.is_running() && !options.is_empty();
    is_open.then(|| View::new(title).menu(click, &say!(text, "decide-hint"), options))
}

fn is_possible(game: &Match, choice: DecisionChoice) -> bool {
    let is_person = |side: Color| !game.row.players[side].is_computer();
    match choice {
        // Half of such a game is on another server.
        _ if game.row.is_relayed() => choice == DecisionChoice::Void && !game.row.terms.rated,
        DecisionChoice::ReplaceWhite => is_person(Color::White),
        DecisionChoice::ReplaceBlack => is_person(Color::Black),
        DecisionChoice::White
        | DecisionChoice::Black
        | DecisionChoice::Draw
        | DecisionChoice::Void => true,
    }
}

fn option(text: Text, choice: DecisionChoice) -> MenuOption {
    let value: &'static str = choice.into();
    MenuOption {
        value: value.to_owned(),
        label: say!(text, "decide-order", order = value),
        description: String::new(),
    }
}
