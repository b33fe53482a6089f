//! What a picture or a description shows.

use dvonn_rules::{ByColor, Effect, Position};

/// Everything that a picture or a description shows. Every word in it comes from the caller.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position after the last ply.
    pub position: &'a Position,
    /// The last ply: shown by an arrow or a ring, what it isolated by crossed-out ghosts.
    pub last: Option<&'a Effect>,
    /// The players' names as they wrote them: any text of any length.
    pub names: ByColor<&'a str>,
    /// One line such as "White to move" or "Preview: D3→F3"; may be empty. Only pictures show it.
    pub caption: &'a str,
}
