//! The results of a server or a player, page by page, and a comparison of two players.

use dvonn_discord::view::{View, button};
use dvonn_ladder::{HeadToHead, History, HistoryPosition};
use dvonn_model::{PlayerId, Points, RatingChange, ResultRow, UserId, Weight};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::ladder::ids::LadderPage;
use crate::runtime::app::engines::Engines;
use crate::say;
use crate::show::words::moves::color_key;
use crate::show::words::players::mention_by_id;
use crate::show::words::rating::{moment, outcome_key, rating, step};
use crate::show::words::result::{percent, uncounted_in_short};
use crate::show::words::score::record;
use crate::text::Text;

/// Returns a page of results of a server or of one player, with buttons for the reader.
pub(super) fn ladder_history(
    text: Text,
    engines: &Engines,
    of: Option<PlayerId>,
    history: &History,
    reader: UserId,
) -> View {
    let player = of.map(|player| mention_by_id(text, engines, player));
    let mut lines = vec![match (player, history.games.is_empty()) {
        (None, true) => return View::new(say!(text, "record-none")),
        (Some(player), true) => {
            return View::new(say!(text, "record-none-of", player = player));
        }
        (None, false) => say!(text, "record-title"),
        (Some(player), false) => say!(text, "record-title-of", player = player),
    }];
    lines.extend(
        history.games.iter().map(|(row, changes)| game(text, engines, row, changes.as_ref())),
    );
    let view = View::new(lines.join("\n"));
    if !history.has_newer && !history.has_older {
        return view;
    }
    let at = |from| LadderPage::History { of, from }.click(reader);
    let (first, last) = (history.games.first(), history.games.last());
    let page_button = |from, label: String, is_enabled: bool| -> CreateButton {
        button(at(from), &label, ButtonStyle::Secondary).disabled(!is_enabled)
    };
    let newest =
        page_button(HistoryPosition::Newest, say!(text, "button-newest"), history.has_newer);
    let newer = first.map(|(row, _)| {
        page_button(HistoryPosition::After(row.id), say!(text, "button-newer"), history.has_newer)
    });
    let older = last.map(|(row, _)| {
        page_button(HistoryPosition::Before(row.id), say!(text, "button-older"), history.has_older)
    });
    view.buttons([newest].into_iter().chain(newer).chain(older))
}

fn game(
    text: Text,
    engines: &Engines,
    row: &ResultRow,
    changes: Option<&[RatingChange; 2]>,
) -> String {
    let result = &row.result;
    // The winner comes first, or White in a draw.
    let swapped = result.points == Points::Loss;
    let [one, other] = in_order(swapped, result.players.white, result.players.black);
    let outcome = if result.points == Points::Draw { "draw" } else { "win" };
    let line = say!(
        text,
        "record-game",
        at = moment(result.ended_at),
        number = result.game.to_string(),
        one = mention_by_id(text, engines, one),
        other = mention_by_id(text, engines, other),
        outcome = outcome
    );
    match (row.weight, changes) {
        (Weight::Nothing(reason), _) => {
            say!(text, "record-uncounted", game = line, reason = uncounted_in_short(text, reason))
        }
        (Weight::Part(part), Some([white, black])) => {
            let [one, other] = in_order(swapped, white, black).map(|it| step(it.before, it.after));
            say!(text, "record-counted", game = line, one = one, other = other, part = part)
        }
        (Weight::Part(_), None) => line,
    }
}

fn in_order<T>(swapped: bool, white: T, black: T) -> [T; 2] {
    if swapped { [black, white] } else { [white, black] }
}

/// Returns the record between two players, their last games, and the odds today.
pub(super) fn versus(
    text: Text,
    engines: &Engines,
    players: [PlayerId; 2],
    versus: &HeadToHead,
) -> View {
    let [one, other] = players.map(|player| mention_by_id(text, engines, player));
    let mut lines = vec![say!(text, "versus-title", one = one.clone(), other = other.clone())];
    if versus.meetings.is_empty() {
        lines.push(say!(text, "versus-none"));
    } else {
        lines.push(say!(text, "versus-record", player = one.clone()));
        lines.extend(record(text, &versus.record));
    }
    for (player, figures) in [&one, &other].into_iter().zip(versus.ratings) {
        lines.push(match figures {
            Some(figures) => {
                say!(text, "versus-rating", player = player.clone(), rating = rating(text, figures))
            }
            None => say!(text, "versus-unrated", player = player.clone()),
        });
    }
    // Between two unrated players, the odds are always even.
    if versus.ratings.iter().any(Option::is_some) {
        let odds = percent(versus.odds);
        lines.push(say!(text, "versus-odds", player = one.clone(), odds = odds));
    }
    if !versus.meetings.is_empty() {
        lines.push(say!(text, "versus-last"));
    }
    lines.extend(versus.meetings.iter().map(|change| meeting(text, &one, change)));
    View::new(lines.join("\n"))
}

fn meeting(text: Text, player: &str, change: &RatingChange) -> String {
    say!(
        text,
        "versus-game",
        at = moment(change.ended_at),
        number = change.game.to_string(),
        player = player,
        outcome = outcome_key(change.points),
        color = color_key(change.color),
        step = step(change.before, change.after)
    )
}

/// Says that players cannot be compared with themselves.
pub(super) fn versus_self(text: Text) -> View {
    View::new(say!(text, "versus-same-player"))
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameId, GameResult, Rating, Scope, Uncounted};
    use dvonn_rules::{ByColor, Color};

    use super::*;

    /// Returns the line of a game in which 1 played White against 2.
    fn line_of(points: Points, weight: Weight) -> String {
        let players = ByColor { white: PlayerId::from(1), black: PlayerId::from(2) };
        let ended_at = "2026-03-01T12:00:00Z".parse().unwrap();
        let result = GameResult {
            game: GameId::from(5),
            scope: Scope::World,
            players,
            points,
            on_time: false,
            absent: false,
            moves: 20,
            former_games: 0,
            setup: String::from("full"),
            ended_at,
        };
        let change = |color: Color, gain: f64| RatingChange {
            result: 1,
            game: GameId::from(5),
            player: players[color],
            opponent: players[color.other()],
            color,
            points: if color == Color::White { points } else { points.of_other() },
            setup: String::from("full"),
            divisor: 1,
            odds: 500,
            before: Rating::new(1500.0, 90.0, 0.06),
            after: Rating::new(1500.0 + gain, 90.0, 0.06),
            ended_at,
        };
        let changes = [change(Color::White, 8.0), change(Color::Black, -9.0)];
        let counts = matches!(weight, Weight::Part(_));
        let row = ResultRow { id: 1, result, weight };
        game(Text::of(None), &Engines::none(), &row, Some(&changes).filter(|_| counts))
    }

    #[test]
    fn the_winner_comes_first_with_both_rating_changes() {
        let white = line_of(Points::Win, Weight::Part(1));
        assert_eq!(white, "<t:1772366400:D> · game 5 · <@1> beat <@2>: +8, −9");
        let black = line_of(Points::Loss, Weight::Part(2));
        assert!(black.ends_with("<@2> beat <@1>: −9, +8 (counts for 1/2)"), "{black}");
        let draw = line_of(Points::Draw, Weight::Part(1));
        assert!(draw.contains("<@1> drew with <@2>: +8"), "{draw}");
    }

    #[test]
    fn an_uncounted_game_says_why() {
        let voided = line_of(Points::Win, Weight::Nothing(Uncounted::Voided));
        assert!(voided.ends_with("doesn't count (removed by a moderator)"), "{voided}");
    }
}
