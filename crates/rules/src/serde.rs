//! Serialization by serde, with the feature `serde`: each value as its text, a set of cells as a list.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde_core::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::cell::{Cell, CellSet};
use crate::color::Color;
use crate::deal::Seed;
use crate::ply::Ply;
use crate::position::Position;
use crate::record::Record;
use crate::stack::Stack;

/// Parses a string. The text says what is expected.
struct Text<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty: $expected:literal;)*) => {$(
        /// As the text that `Display` writes.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// From each text that `FromStr` parses.
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text($expected, PhantomData))
            }
        }
    )*};
}

as_text! {
    Cell: "a cell such as D3";
    Ply: "a ply such as D3, D3F3 or PASS";
    Position: "a position of DVONN";
    Record: "a game of DVONN";
    Seed: "a seed of at most twelve digits";
    Stack: "a stack such as w3";
}

/// As `White` or `Black`.
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// From `White` or `Black`, in any case.
impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        struct Name;

        impl Visitor<'_> for Name {
            type Value = Color;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("White or Black")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Color, E> {
                let named = |color: &Color| text.eq_ignore_ascii_case(color.name());
                let found = Color::ALL.into_iter().find(named);
                found.ok_or_else(|| E::unknown_variant(text, &["White", "Black"]))
            }
        }

        deserializer.deserialize_str(Name)
    }
}

/// As the list of its cells, in order.
impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// From a list of cells in any order.
impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        struct Cells;

        impl<'de> Visitor<'de> for Cells {
            type Value = CellSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cells")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<CellSet, A::Error> {
                let mut cells = CellSet::EMPTY;
                while let Some(cell) = list.next_element()? {
                    cells.insert(cell);
                }
                Ok(cells)
            }
        }

        deserializer.deserialize_seq(Cells)
    }
}
