//! A JSON file that is written row by row.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use crate::discord::kit::view::LARGEST_FILE;

/// An object of lists, in plain JSON and compressed. Each is forgotten when it is too large for a
/// file on Discord, so a file needs less memory than two of the largest.
pub(crate) struct JsonFile {
    plain: Option<Vec<u8>>,
    packed: Option<GzEncoder<Vec<u8>>>,
    list_is_empty: bool,
}

impl JsonFile {
    /// Starts a file that begins with a description of itself.
    pub(crate) fn new(about: &Value) -> JsonFile {
        let mut file = JsonFile {
            plain: Some(Vec::new()),
            packed: Some(GzEncoder::new(Vec::new(), Compression::default())),
            list_is_empty: true,
        };
        file.write(&format!("{{\n  \"about\": {}", indented(about, 2)));
        file
    }

    /// Starts a list.
    pub(crate) fn begin_list(&mut self, name: &str) {
        self.write(&format!(",\n  {}: [", json!(name)));
        self.list_is_empty = true;
    }

    /// Adds a value to the list.
    pub(crate) fn add(&mut self, value: &Value) {
        let comma = if self.list_is_empty { "" } else { "," };
        self.list_is_empty = false;
        self.write(&format!("{comma}\n    {}", indented(value, 4)));
    }

    /// Ends the list.
    pub(crate) fn end_list(&mut self) {
        self.write(if self.list_is_empty { "]" } else { "\n  ]" });
    }

    /// Returns true if the compressed file has more than half of the largest size.
    pub(crate) fn is_half_full(&self) -> bool {
        self.packed.as_ref().is_none_or(|packed| packed.get_ref().len() > LARGEST_FILE / 2)
    }

    /// Returns the file and its extension: plain JSON, or compressed JSON if that is too large or the
    /// file is one of several. Returns `None` if even that is too large.
    pub(crate) fn finish(mut self, is_part: bool) -> Option<(&'static str, Vec<u8>)> {
        self.write("\n}");
        if let Some(plain) = self.plain.filter(|_| !is_part) {
            return Some(("json", plain));
        }
        let packed = self.packed?.finish().ok()?;
        (packed.len() <= LARGEST_FILE).then_some(("json.gz", packed))
    }

    fn write(&mut self, text: &str) {
        if let Some(plain) = &mut self.plain {
            plain.extend(text.as_bytes());
        }
        self.plain.take_if(|plain| plain.len() > LARGEST_FILE);
        // Writing to memory cannot fail.
        let failed = self.packed.as_mut().is_some_and(|to| to.write_all(text.as_bytes()).is_err());
        self.packed.take_if(|packed| failed || packed.get_ref().len() > LARGEST_FILE);
    }
}

/// Returns a value on several lines, as part of one that is `depth` spaces further left.
fn indented(value: &Value, depth: usize) -> String {
    // Line breaks in texts are escaped, so these are all between values.
    format!("{value:#}").replace('\n', &format!("\n{:depth$}", ""))
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
        file.add(&json!({ "a": [1] }));
        file.add(&json!(2));
        file.end_list();
        let (ending, bytes) = file.finish(false).unwrap();
        let all =
            json!({ "about": { "what": "two\nlines" }, "none": [], "some": [{ "a": [1] }, 2] });
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
}
