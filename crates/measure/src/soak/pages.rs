//! Pages that people look at.

use std::time::Duration;

use dvonn_playground::{ChannelId, Click, CommandCall, Invocation, UserId};
use tokio::time::{Instant, sleep_until};

use super::clicks::newest_board;
use super::tables::Tables;
use crate::bot::Result;

/// The commands that open pages, in turn. Those about a game are about the one in the channel.
const PAGES: [&str; 11] = [
    "game moves",
    "dvonn games",
    "ladder top",
    "game replay",
    "dvonn settings",
    "ladder profile",
    "dvonn analyse",
    "ladder activity",
    "dvonn rules",
    "privacy show",
    HINT,
];
/// Not a command, but a button below the board.
const HINT: &str = "Hint";

impl Tables<'_> {
    /// Opens a page each second.
    pub(crate) async fn look_at_pages(&self, start: Instant) -> Result<()> {
        for (number, page) in (1..).zip(PAGES.iter().cycle()) {
            sleep_until(start + Duration::from_secs(1) * number).await;
            let (reader, channel) = self.random_reader();
            let _asking = self.asking.read().await;
            let Some(opened) = self.open(page, reader, channel)? else { continue };
            let is_answered = opened.answer().await.answer.is_some();
            self.count(|counts| {
                counts.pages += 1;
                counts.unanswered += u32::from(!is_answered);
            });
        }
        Ok(())
    }

    /// Opens a page. Returns `None` if the channel has no board with that button.
    fn open(&self, page: &str, reader: UserId, channel: ChannelId) -> Result<Option<Invocation>> {
        if page != HINT {
            let call = CommandCall::new(reader, channel, page);
            return Ok(Some(self.playground.invoke(&call)?));
        }
        let press = newest_board(self.playground, channel).and_then(|board| {
            Some(Click::button(reader, channel, board.id, board.button_labelled(HINT)?))
        });
        Ok(press.map(|click| self.playground.click(&click)).transpose()?)
    }
}
