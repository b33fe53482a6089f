//! Explains what Discord should have refused: too much at once, a number outside its range.

use dvonn_discord::rate_limits::{TooMany, Who};
use dvonn_discord::repairs::ranges::OutOfRange;
use dvonn_discord::thread_limits::TooManyThreads;
use dvonn_discord::view::View;

use crate::runtime::failure::Explain;
use crate::say;
use crate::text::Text;

impl Explain for TooMany {
    fn explain(&self, text: Text) -> View {
        View::new(match self.who {
            Who::Person => say!(text, "error-too-many", seconds = self.seconds),
            Who::Server => say!(text, "error-too-many-server", seconds = self.seconds),
        })
    }
}

impl Explain for TooManyThreads {
    fn explain(&self, text: Text) -> View {
        let until = format!("<t:{}:R>", self.until.as_second());
        View::new(say!(text, "refuse-threads", most = self.most, until = until))
    }
}

impl Explain for OutOfRange {
    fn explain(&self, text: Text) -> View {
        let option = self.option(text.tag());
        View::new(say!(text, "error-number-range", option = option, from = self.from, to = self.to))
    }
}
