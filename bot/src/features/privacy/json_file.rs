//! A JSON file that is written row by row, for people to read: one field of a row on each line.

use std::io;
use std::io::Write as _;

use dvonn_discord::view::LARGEST_FILE;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use serde_json::ser::Formatter;
use serde_json::{Serializer, json};

/// Values in more objects and lists than this are on the same line: lists in a row can be long.
const MAX_DEPTH: usize = 3;

/// An object of lists, in plain JSON and compressed. Each is forgotten when it is too large for a
/// file on Discord, so a file needs less memory than two of the largest.
pub(super) struct JsonFile {
    plain: Option<Vec<u8>>,
    packed: Option<GzEncoder<Vec<u8>>>,
    list_is_empty: bool,
    /// The latest value as text.
    text: Vec<u8>,
}

impl JsonFile {
    /// Starts a file that begins with a description of itself.
    pub(super) fn new(about: &impl Serialize) -> JsonFile {
        let mut file = JsonFile {
            plain: Some(Vec::new()),
            packed: Some(GzEncoder::new(Vec::new(), Compression::default())),
            list_is_empty: true,
            text: Vec::new(),
        };
        file.write(b"{\n  \"about\": ");
        file.write_value(about, 1);
        file
    }

    /// Starts a list.
    pub(super) fn begin_list(&mut self, name: &str) {
        self.write(format!(",\n  {}: [", json!(name)).as_bytes());
        self.list_is_empty = true;
    }

    /// Adds a value to the list.
    pub(super) fn add(&mut self, value: &impl Serialize) {
        self.write(if self.list_is_empty { b"\n    " } else { b",\n    " });
        self.list_is_empty = false;
        self.write_value(value, 2);
    }

    /// Ends the list.
    pub(super) fn end_list(&mut self) {
        self.write(if self.list_is_empty { b"]" } else { b"\n  ]" });
    }

    /// Returns true if the compressed file has more than half of the largest size.
    pub(super) fn is_half_full(&self) -> bool {
        self.packed.as_ref().is_none_or(|packed| packed.get_ref().len() > LARGEST_FILE / 2)
    }

    /// Returns the file and its extension: plain JSON, or compressed JSON if that is too large or the
    /// file is one of several. Returns `None` if even that is too large.
    pub(super) fn finish(mut self, is_part: bool) -> Option<(&'static str, Vec<u8>)> {
        self.write(b"\n}");
        if let Some(plain) = self.plain.filter(|_| !is_part) {
            return Some(("json", plain));
        }
        let packed = self.packed?.finish().ok()?;
        (packed.len() <= LARGEST_FILE).then_some(("json.gz", packed))
    }

    fn write_value(&mut self, value: &impl Serialize, depth: usize) {
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        write_lines(&mut text, value, depth);
        self.write(&text);
        self.text = text;
    }

    fn write(&mut self, text: &[u8]) {
        if let Some(plain) = &mut self.plain {
            plain.extend(text);
        }
        self.plain.take_if(|plain| plain.len() > LARGEST_FILE);
        // Writing to memory cannot fail.
        let failed = self.packed.as_mut().is_some_and(|to| to.write_all(text).is_err());
        self.packed.take_if(|packed| failed || packed.get_ref().len() > LARGEST_FILE);
    }
}

/// Writes a value that is in `depth` objects and lists.
fn write_lines(to: &mut Vec<u8>, value: &impl Serialize, depth: usize) {
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
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn the_file_is_json_for_people_to_read() {
        let mut file = JsonFile::new(&json!({ "what": "two\nlines" }));
        file.begin_list("none");
        file.end_list();
        file.begin_list("some");
        file.add(&json!({ "a": 1 }));
        file.add(&json!(2));
        file.end_list();
        let (ending, bytes) = file.finish(false).unwrap();
        let all = json!({ "about": { "what": "two\nlines" }, "none": [], "some": [{ "a": 1 }, 2] });
        assert_eq!((ending, String::from_utf8(bytes).unwrap()), ("json", format!("{all:#}")));
    }

    #[test]
    fn only_a_file_that_is_too_large_is_compressed() {
        let mut file = JsonFile::new(&json!("a".repeat(LARGEST_FILE)));
        assert!(!file.is_half_full());
        file.begin_list("rows");
        file.end_list();
        let (ending, bytes) = file.finish(false).unwrap();
        let mut text = String::new();
        GzDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
        let all = json!({ "about": "a".repeat(LARGEST_FILE), "rows": [] });
        assert_eq!((ending, text == format!("{all:#}")), ("json.gz", true));
    }

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
