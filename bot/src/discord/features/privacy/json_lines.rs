//! Writes JSON for people to read: one field of a row on each line.

use std::io;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

/// Values in more objects and lists than this are on the same line: lists in a row can be long.
const MAX_DEPTH: usize = 3;

/// Writes a value that is in `depth` objects and lists.
pub(crate) fn write_lines(to: &mut Vec<u8>, value: &impl Serialize, depth: usize) {
    let lines = Lines { depth, is_empty: true };
    // Writing to memory cannot fail, and all keys are texts.
    let written = value.serialize(&mut Serializer::with_formatter(to, lines));
    debug_assert!(written.is_ok(), "{written:?}");
}

/// Puts each field of an object and each value of a list on a line of its own, down to a certain depth.
struct Lines {
    depth: usize,
    /// True if the object or list has no values so far.
    is_empty: bool,
}

impl Lines {
    fn begin(&mut self) {
        self.depth += 1;
        self.is_empty = true;
    }

    fn begin_value<W: ?Sized + io::Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        if !first {
            to.write_all(b",")?;
        }
        if self.depth <= MAX_DEPTH {
            return self.new_line(to);
        }
        if first { Ok(()) } else { to.write_all(b" ") }
    }

    fn end<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if std::mem::replace(&mut self.is_empty, false) || self.depth >= MAX_DEPTH {
            return Ok(());
        }
        self.new_line(to)
    }

    fn new_line<W: ?Sized + io::Write>(&self, to: &mut W) -> io::Result<()> {
        to.write_all(b"\n")?;
        (0..self.depth).try_for_each(|_| to.write_all(b"  "))
    }
}

impl Formatter for Lines {
    fn begin_array<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.begin();
        to.write_all(b"[")
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.end(to)?;
        to.write_all(b"]")
    }

    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.begin_value(to, first)
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.is_empty = false;
        Ok(())
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.begin();
        to.write_all(b"{")
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.end(to)?;
        to.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.begin_value(to, first)
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.is_empty = false;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn fields_are_on_lines_of_their_own_and_long_lists_on_one() {
        let row = json!({ "a": [], "b": {}, "c": [{ "d": 1, "e": [2, 3] }, { "d": "\n" }] });
        let mut text = Vec::new();
        write_lines(&mut text, &row, 2);
        let expected = "{\n      \"a\": [],\n      \"b\": {},\n      \
                        \"c\": [{\"d\": 1, \"e\": [2, 3]}, {\"d\": \"\\n\"}]\n    }";
        assert_eq!(String::from_utf8(text).unwrap(), expected);

        let shallow = json!({ "a": { "b": [1] }, "c": [] });
        let mut text = Vec::new();
        write_lines(&mut text, &shallow, 0);
        assert_eq!(String::from_utf8(text).unwrap(), format!("{shallow:#}"));
    }
}
