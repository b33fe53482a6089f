//! The painter of this process. Its caches are shared by all that it draws.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use dvonn_discord::picture::Picture;
use dvonn_render::{Look, Painter, Stop};
use dvonn_rules::Color;

use crate::runtime::style::Style;
use crate::say;

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// Returns the painter, until this flag is raised.
pub(crate) fn painter(stop: Arc<AtomicBool>) -> Painter {
    PAINTER.until(Stop::from(stop))
}

/// Draws in advance what the first pictures need. It takes up to a second.
pub(crate) fn prepare() {
    PAINTER.prepare(Look::default());
}

/// Returns how many pictures were requested that were in the cache, and that had to be drawn.
pub(crate) fn hits_and_misses() -> (u64, u64) {
    PAINTER.hits_and_misses()
}

/// Returns a picture that `draw` makes, with its alt text. `own` is the reader's colour in it, if any.
pub(crate) fn picture<B: Into<Arc<[u8]>>>(
    style: Style,
    own: Option<Color>,
    alt: String,
    draw: impl Fn(&Painter, Look) -> B + Send + Sync + 'static,
) -> Picture {
    let look = style.look(own);
    let absence = say!(style.text, "error-no-files");
    Picture::new(alt, absence, move |stop| draw(&painter(stop), look))
}
