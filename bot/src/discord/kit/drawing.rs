//! A picture before it is drawn: what it shows, its alt text, and how urgent it is.

use std::fmt;
use std::sync::Arc;

use dvonn_render::{Look, Painter};

use crate::say;
use crate::text::Text;

/// Which pictures are drawn first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Somebody's turn waits for the picture: a board that is announced, or what a player of a
    /// running game asks for.
    Turn,
    /// Everything else.
    Other,
}

/// Draws a picture as a PNG file.
type Draw = dyn Fn(&Painter, Look) -> Arc<[u8]> + Send + Sync;

/// A picture and its alt text. It is drawn only when its message is sent.
#[derive(Clone)]
pub(crate) struct Picture {
    draw: Arc<Draw>,
    look: Look,
    /// How urgent it is.
    pub(crate) lane: Lane,
    /// The alt text.
    pub(crate) alt: String,
    /// Added to the text where the picture may not be attached.
    pub(crate) absence: String,
}

impl Picture {
    /// Returns a picture that `draw` makes in this look, with its alt text in this language. It is
    /// not urgent.
    pub(crate) fn new<B: Into<Arc<[u8]>>>(
        text: Text,
        look: Look,
        alt: String,
        draw: impl Fn(&Painter, Look) -> B + Send + Sync + 'static,
    ) -> Picture {
        Picture {
            draw: Arc::new(move |painter, look| draw(painter, look).into()),
            look,
            lane: Lane::Other,
            alt,
            absence: say!(text, "error-no-files"),
        }
    }

    /// Returns the picture with another alt text.
    pub(crate) fn with_alt(self, alt: String) -> Picture {
        Picture { alt, ..self }
    }

    /// Returns the picture as one that somebody's turn waits for.
    pub(crate) fn for_turn(self) -> Picture {
        Picture { lane: Lane::Turn, ..self }
    }

    /// Draws the picture as a PNG file.
    pub(crate) fn png(&self, painter: &Painter) -> Arc<[u8]> {
        (self.draw)(painter, self.look)
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut picture = f.debug_struct("Picture");
        picture.field("lane", &self.lane).field("alt", &self.alt).finish_non_exhaustive()
    }
}
