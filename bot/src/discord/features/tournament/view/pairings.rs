//! The pairings of a round.

use dvonn_discord::view::View;
use dvonn_model::{PairingRow, TournamentKind};
use dvonn_rules::Color;
use dvonn_tournament::Tournament;

use crate::discord::features::tournament::click::TournamentClick;
use crate::discord::features::tournament::view::message::{MAX_BOARDS, tournament_button};
use crate::discord::kit::words::tournament::{mention_in, title};
use crate::say;
use crate::text::Text;

/// Returns a page of a round's pairings, for one reader.
pub(crate) fn pairings(text: Text, of: &Tournament, round: u32, page: usize) -> View {
    let all: Vec<_> = of.round(round).collect();
    if all.is_empty() {
        return View::new(say!(text, "tournament-pairings-none", name = title(&of.row)));
    }
    let last = (all.len() - 1) / MAX_BOARDS;
    let page = page.min(last);
    let mut lines = vec![say!(
        text,
        "tournament-pairings-title",
        name = title(&of.row),
        round = round,
        rounds = of.row.rounds.unwrap_or(round)
    )];
    let shown = all.iter().skip(page * MAX_BOARDS).take(MAX_BOARDS);
    lines.extend(shown.map(|pairing| line(text, of, pairing)));
    let to = |round, page| TournamentClick::Pairings { of: of.row.id, round, page };
    let mut buttons = Vec::new();
    if page > 0 {
        buttons.push(tournament_button(
            to(round, page - 1),
            &say!(text, "button-page-back"),
            false,
        ));
    }
    if page < last {
        buttons.push(tournament_button(to(round, page + 1), &say!(text, "button-forward"), false));
    }
    if round > 1 {
        let label = say!(text, "button-round", round = round - 1);
        buttons.push(tournament_button(to(round - 1, 0), &label, false));
    }
    if round < of.row.round {
        let label = say!(text, "button-round", round = round + 1);
        buttons.push(tournament_button(to(round + 1, 0), &label, false));
    }
    View::new(lines.join("\n")).buttons(buttons)
}

/// Returns a pairing: the players, the thread and the result.
pub(crate) fn line(text: Text, of: &Tournament, pairing: &PairingRow) -> String {
    let white = mention_in(text, of, pairing.white);
    let Some(black) = pairing.black else {
        let points = pairing.points.map_or(0, |points| u32::from(points.white.halves()));
        let rests = match of.row.kind {
            _ if points == 0 => "yes",
            TournamentKind::Knockout => "on",
            _ => "no",
        };
        return say!(
            text,
            "tournament-bye",
            board = escaped_number(pairing.board),
            player = white,
            rests = rests,
            points = half_points(points)
        );
    };
    let black = mention_in(text, of, black);
    let line = say!(
        text,
        "tournament-pairing",
        board = escaped_number(pairing.board),
        white = white,
        black = black
    );
    let place = pairing.thread.map(|thread| format!("<#{thread}>"));
    let line = match (place, pairing.points) {
        (Some(place), _) => say!(text, "tournament-pairing-place", pairing = line, place = place),
        (None, None) => say!(text, "tournament-pairing-waits", pairing = line),
        (None, Some(_)) => line,
    };
    let Some(points) = pairing.points else { return line };
    let points = Color::ALL.map(|color| half_points(u32::from(points[color].halves())));
    let [white, black] = points;
    let line = if pairing.forfeit {
        say!(text, "tournament-pairing-forfeit", pairing = line, white = white, black = black)
    } else {
        say!(text, "tournament-pairing-result", pairing = line, white = white, black = black)
    };
    match of.advances_by_seed(pairing) {
        Some(number) => {
            let player = mention_in(text, of, number);
            say!(text, "tournament-pairing-advances", pairing = line, player = player)
        }
        None => line,
    }
}

/// Returns a number before a dot, escaped so that Discord does not start a list.
pub(crate) fn escaped_number(number: u32) -> String {
    format!("{number}\\")
}

/// Formats half points, for example `2½`.
pub(crate) fn half_points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => String::from("½"),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use crate::discord::features::tournament::view::pairings::half_points;

    #[test]
    fn half_points_are_written_as_in_any_table() {
        assert_eq!([0, 1, 2, 3, 14].map(half_points), ["0", "½", "1", "1½", "7"]);
    }
}
