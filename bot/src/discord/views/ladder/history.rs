//! The record of a server, page by page.

use serenity::all::{ButtonStyle, CreateButton};

use super::super::super::click::Click;
use super::super::super::flip::{Flip, Leaf};
use super::super::super::view::{View, button};
use super::super::players::called_by_id;
use super::result::uncounted_in_short;
use super::{moment, step};
use crate::ladder::{Direction, History};
use crate::say;
use crate::store::{ChangeRow, PlayerId, Points, ResultRow, UserId, Weight};
use crate::text::Text;

/// A page of the games of a server, or of one player, for this reader.
pub(in crate::discord) fn ladder_history(
    text: Text,
    of: Option<PlayerId>,
    history: &History,
    reader: UserId,
) -> View {
    let player = of.map(|player| called_by_id(text, player));
    let mut lines = vec![match (player, history.games.is_empty()) {
        (None, true) => return View::new(say!(text, "record-nobody")),
        (Some(player), true) => {
            return View::new(say!(text, "record-none-of", player = player));
        }
        (None, false) => say!(text, "record-title"),
        (Some(player), false) => say!(text, "record-title-of", player = player),
    }];
    lines.extend(history.games.iter().map(|(row, changes)| game(text, row, changes.as_ref())));
    let view = View::new(lines.join("\n"));
    if !history.has_newer && !history.has_older {
        return view;
    }
    let at = |from| Click::Flip(Flip { leaf: Leaf::History { of, from }, reader });
    let (first, last) = (history.games.first(), history.games.last());
    let turn = |from, label: String, leads: bool| -> CreateButton {
        button(at(from), &label, ButtonStyle::Secondary).disabled(!leads)
    };
    let newest = turn(Direction::Newest, say!(text, "button-newest"), history.has_newer);
    let newer = first.map(|(row, _)| {
        turn(Direction::After(row.id), say!(text, "button-newer"), history.has_newer)
    });
    let older = last.map(|(row, _)| {
        turn(Direction::Before(row.id), say!(text, "button-older"), history.has_older)
    });
    view.buttons([newest].into_iter().chain(newer).chain(older))
}

fn game(text: Text, row: &ResultRow, changes: Option<&[ChangeRow; 2]>) -> String {
    let result = &row.result;
    // The winner first; of a draw, White.
    let swapped = result.points == Points::Loss;
    let [one, other] = in_order(swapped, result.players.white, result.players.black);
    let outcome = if result.points == Points::Draw { "draw" } else { "win" };
    let line = say!(
        text,
        "record-game",
        at = moment(result.ended_at),
        number = result.game.to_string(),
        one = called_by_id(text, one),
        other = called_by_id(text, other),
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
