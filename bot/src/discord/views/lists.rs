//! Answers that are lists or pages of text: games, history, help.

use dvonn_model::{DecisionRow, GameRow, ModeratorAction, UserId};
use dvonn_play::Match;

use super::super::click::Click;
use super::super::style::Style;
use super::super::view::{MenuOption, View, plain};
use super::pager::look_back;
use super::players::{called, name, somebody};
use super::{clock, link, news, replay};
use crate::say;
use crate::text::Text;

/// The first games that a person plays, out of so many.
pub(in crate::discord) fn games(text: Text, first: &[Match], count: usize, reader: UserId) -> View {
    if first.is_empty() {
        return View::new(say!(text, "games-none"));
    }
    let mut lines = vec![say!(text, "games-title", count = count.max(first.len()))];
    lines.extend(first.iter().map(|game| entry(text, game, reader)));
    if count > first.len() {
        lines.push(say!(text, "games-more", count = count - first.len()));
    }
    let begun = first.iter().filter(|game| !game.game.plies().is_empty());
    let options = begun.map(|game| MenuOption {
        value: game.row.id.to_string(),
        label: game_choice(text, &game.row),
        description: String::new(),
    });
    View::new(lines.join("\n")).menu(Click::ChooseGame, &say!(text, "menu-game-hint"), options)
}

fn entry(text: Text, game: &Match, reader: UserId) -> String {
    let row = &game.row;
    let opponent = game
        .color_of(reader)
        .map(|color| called(text, &row.players[color.other()]))
        .unwrap_or_default();
    let turn = if game.waits_for(reader) { "yours" } else { "theirs" };
    let line = say!(
        text,
        "games-entry",
        number = row.id.to_string(),
        opponent = opponent,
        turn = turn,
        time = clock::in_short(text, game)
    );
    let place = format!("<#{}>", row.place.channel);
    match link(row) {
        Some(url) => say!(text, "games-entry-link", entry = line, place = place, url = url),
        None => line,
    }
}

/// Which game it is, and whose.
pub(super) fn title(text: Text, game: &Match) -> String {
    let players = &game.row.players;
    say!(
        text,
        "history-title",
        number = game.row.id.to_string(),
        white = called(text, &players.white),
        black = called(text, &players.black)
    )
}

/// A game among others, in a line without mentions.
pub(in crate::discord) fn game_choice(text: Text, game: &GameRow) -> String {
    say!(
        text,
        "choice-game",
        number = game.id.to_string(),
        white = name(text, &game.players.white),
        black = name(text, &game.players.black),
        state = if game.is_running() { "running" } else { "over" }
    )
}

/// The plies of a game as text, and what moderators did to it.
pub(in crate::discord) fn history(style: Style, game: &Match, decisions: &[DecisionRow]) -> View {
    let text = style.text;
    let plies = if game.game.plies().is_empty() {
        say!(text, "history-empty")
    } else {
        format!("```\n{}\n```", style.game(&game.game))
    };
    let mut lines = vec![title(text, game), plies];
    lines.extend(news::ended(text, game));
    lines.extend(decisions.iter().filter_map(|decision| decided(text, game, decision)));
    let looks = [look_back(text, game), replay::button_of(text, game)];
    View::new(lines.join("\n")).buttons(looks.into_iter().flatten())
}

/// What the end of a game does not tell anyway.
fn decided(text: Text, game: &Match, row: &DecisionRow) -> Option<String> {
    let moderator = somebody(text, row.decision.moderator);
    let at = format!("<t:{}:d>", row.at.as_second());
    let reason = plain(&row.decision.reason);
    match row.measure {
        ModeratorAction::HandedOver => {
            Some(say!(text, "history-handed-over", moderator = moderator, at = at, reason = reason))
        }
        ModeratorAction::Voided if game.counted.is_some() => {
            Some(say!(text, "history-taken-out", moderator = moderator, at = at, reason = reason))
        }
        ModeratorAction::Voided | ModeratorAction::Ended => None,
    }
}

/// How to use the bot.
pub(in crate::discord) fn help(text: Text) -> View {
    View::new(say!(text, "help"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_a_message_and_names_the_other_commands() {
        let help = say!(Text::of(None), "help");
        // Discord takes 2,000; some is left for other languages.
        assert!(help.chars().count() <= 1_800, "{} characters", help.chars().count());
        for command in ["/ladder", "/tournament", "/privacy", "/dvonn-admin"] {
            assert!(help.contains(command), "{command}");
        }
    }
}
