//! Plays a turn with the buttons below a board.

use dvonn_playground::{ChannelId, Click, Message, Playground, UserId};
use dvonn_rules::Ply;

use super::TIMEOUT;
use crate::bot::Result;

/// Does everything to play by clicks except the last one, which it returns. Returns `None` if the newest
/// board has no buttons.
pub(crate) async fn prepare(
    playground: &Playground,
    mover: UserId,
    channel: ChannelId,
    ply: Ply,
) -> Result<Option<Click>> {
    let (kind, value) = match ply {
        Ply::Place(cell) => ("cells", cell.row_number().to_string()),
        Ply::Move { from, .. } => ("from", from.to_string()),
        Ply::Pass => return Ok(None),
    };
    let Some(board) = newest_board(playground, channel) else { return Ok(None) };
    let Some(first) = control(mover, &board, kind, &value) else { return Ok(None) };
    let Ok(choices) = playground.click(&first)?.reply(TIMEOUT).await else { return Ok(None) };
    Ok(match ply {
        Ply::Move { from, to } => choices
            .button_labelled(&format!("{from}{to}"))
            .map(|id| Click::button(mover, channel, choices.id, id)),
        Ply::Place(cell) => control(mover, &choices, "place", &cell.to_string()),
        Ply::Pass => None,
    })
}

/// Returns the newest message with a board that everybody sees.
pub(crate) fn newest_board(playground: &Playground, channel: ChannelId) -> Option<Message> {
    playground.messages(channel).into_iter().rev().find(is_board)
}

/// Returns true if a message shows a board to everybody.
pub(crate) fn is_board(message: &Message) -> bool {
    message.visible_to.is_none()
        && message.attachments.first().is_some_and(|file| file.filename.starts_with("game-"))
}

/// Returns a press of the button of this kind for a row, a cell or a stack.
fn control(person: UserId, message: &Message, kind: &str, value: &str) -> Option<Click> {
    let mut ids = message.controls().filter_map(|control| control["custom_id"].as_str());
    let id = ids.find(|id| {
        let mut parts = id.split(':');
        parts.next() == Some(kind) && parts.next_back() == Some(value)
    })?;
    Some(Click::button(person, message.channel, message.id, id))
}
