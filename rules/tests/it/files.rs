//! Files of games and positions.

use std::io::{self, Write};
use std::path::PathBuf;

/// The content of a file, beside the project, that other programs have checked; nothing, and a word
/// about it, where it is not there.
pub(crate) fn oracle(file: &str) -> Vec<String> {
    let folders = [env!("CARGO_MANIFEST_DIR"), "..", "..", "shared", "oracle"];
    let path = folders.iter().collect::<PathBuf>().join(file);
    match std::fs::read_to_string(&path) {
        Ok(text) => content(&text),
        Err(error) => {
            let left_out =
                format!("LEFT OUT: {file}, because {} cannot be read: {error}\n", path.display());
            // Not eprintln!, which a test that passes keeps to itself.
            io::stderr().write_all(left_out.as_bytes()).unwrap();
            Vec::new()
        }
    }
}

/// The lines of a text that are neither blank nor comments.
pub(crate) fn content(text: &str) -> Vec<String> {
    let is_content = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    text.lines().filter(is_content).map(str::to_owned).collect()
}
