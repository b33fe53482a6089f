//! Reads files of games and positions.

use std::io::{self, Write};
use std::path::PathBuf;

/// Returns the lines of an oracle file outside the project. If it is missing, prints a notice and
/// returns no lines.
pub(crate) fn oracle(file: &str) -> Vec<String> {
    let folders = [env!("CARGO_MANIFEST_DIR"), "..", "..", "..", "shared", "oracle"];
    let path = folders.iter().collect::<PathBuf>().join(file);
    match std::fs::read_to_string(&path) {
        Ok(text) => content_lines(&text),
        Err(error) => {
            let message = format!("SKIPPED: {file}: failed to read {}: {error}\n", path.display());
            // Not eprintln!, because the test harness hides its output if the test passes.
            io::stderr().write_all(message.as_bytes()).unwrap();
            Vec::new()
        }
    }
}

/// Returns the lines that are neither blank nor comments.
pub(crate) fn content_lines(text: &str) -> Vec<String> {
    let is_content = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    text.lines().filter(is_content).map(str::to_owned).collect()
}
