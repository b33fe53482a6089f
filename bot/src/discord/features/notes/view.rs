//! The notes on a game.

use dvonn_discord::markup::code;
use dvonn_discord::view::{View, button};
use dvonn_model::NoteRow;
use dvonn_play::Match;
use serenity::all::ButtonStyle;

use crate::discord::features::notes::click::NoteClick;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::record::title;
use crate::discord::kit::words::links::mention;
use crate::say;

/// Returns the notes on a game that the caller may read.
pub(super) fn notes(caller: &Caller, game: &Match, notes: &[NoteRow]) -> View {
    let text = caller.text;
    let mut lines = vec![title::title(text, game)];
    if notes.is_empty() {
        lines.push(say!(text, "notes-none"));
    }
    for note in notes {
        lines.push(say!(text, "note-of", author = mention(note.person)));
        lines.push(code(&note.note));
    }
    if game.row.is_running() {
        lines.push(say!(text, "notes-private"));
    }
    let is_player = game.color_of(caller.person.id).is_some();
    let edit = is_player.then(|| {
        let click = NoteClick::Edit { game: game.row.id };
        button(click, &say!(text, "button-note"), ButtonStyle::Secondary)
    });
    View::new(lines.join("\n")).buttons(edit)
}
