//! A scene with one side at the bottom: maps its cells and stacks to points in the picture.

use dvonn_rules::{Cell, Color, Stack};

use crate::layout;
use crate::look::Width;
use crate::scene::Scene;
use crate::shape::Point;

/// A scene with one side at the bottom.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) below: Color,
    pub(crate) width: Width,
}

impl View<'_> {
    /// Returns the centre of a cell's space.
    pub(crate) fn center(&self, cell: Cell) -> Point {
        layout::center(layout::oriented(cell, self.below))
    }

    /// Returns the centre of a stack's face.
    pub(crate) fn face(&self, cell: Cell, stack: Stack) -> Point {
        let (x, y) = self.center(cell);
        (x, y - self.width.lift(stack.height()))
    }

    /// Returns the centre of a cell as seen from above: of its stack's face, or of its space.
    pub(crate) fn top_center(&self, cell: Cell) -> Point {
        let stack = self.scene.position.stack(cell);
        stack.map_or_else(|| self.center(cell), |stack| self.face(cell, stack))
    }

    /// Returns all stacks of the scene with their cells and the centres of their faces.
    pub(crate) fn stacks(&self) -> impl Iterator<Item = (Cell, Stack, Point)> {
        Cell::ALL.into_iter().filter_map(move |space| {
            let cell = layout::oriented(space, self.below);
            let stack = self.scene.position.stack(cell)?;
            Some((cell, stack, self.face(cell, stack)))
        })
    }
}
