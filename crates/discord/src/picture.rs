//! A picture before it is drawn: what it shows, its alt text, and how urgent it is.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Which pictures are drawn first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Somebody's turn waits for the picture.
    Turn,
    /// Everything else.
    Other,
}

/// Draws a picture as a PNG file, unless this flag is raised: then it may stop, and return anything.
type Draw = dyn Fn(Arc<AtomicBool>) -> Arc<[u8]> + Send + Sync;

/// A picture and its alt text. It is drawn only when its message is sent.
#[derive(Clone)]
#[must_use = "a picture is drawn when its message is sent"]
pub struct Picture {
    draw: Arc<Draw>,
    /// How urgent it is.
    pub lane: Lane,
    /// The alt text.
    pub alt: String,
    /// Added to the text where the picture may not be attached.
    pub absence: String,
}

impl Picture {
    /// Returns a picture that `draw` makes, with its alt text, and what is said where it may not be
    /// attached. It is not urgent. `draw` gets a flag, and may stop once that is raised.
    pub fn new<B: Into<Arc<[u8]>>>(
        alt: String,
        absence: String,
        draw: impl Fn(Arc<AtomicBool>) -> B + Send + Sync + 'static,
    ) -> Picture {
        Picture { draw: Arc::new(move |stop| draw(stop).into()), lane: Lane::Other, alt, absence }
    }

    /// Returns the picture with another alt text.
    pub fn with_alt(self, alt: String) -> Picture {
        Picture { alt, ..self }
    }

    /// Returns the picture as one that somebody's turn waits for.
    pub fn for_turn(self) -> Picture {
        Picture { lane: Lane::Turn, ..self }
    }

    /// Draws the picture as a PNG file.
    pub fn png(&self, stop: Arc<AtomicBool>) -> Arc<[u8]> {
        (self.draw)(stop)
    }
}

/// Why a picture was not drawn.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// Too many pictures are waiting, or too many of this person.
    #[error("too many pictures are waiting")]
    Busy,
    /// Drawing took too long, and was stopped.
    #[error("drawing took too long")]
    TooSlow,
    /// The code that draws panicked.
    #[error("drawing panicked: {0}")]
    Panic(String),
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut picture = f.debug_struct("Picture");
        picture.field("lane", &self.lane).field("alt", &self.alt).finish_non_exhaustive()
    }
}
