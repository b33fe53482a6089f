//! Games and positions checked by other programs, where they are at hand.

use std::path::PathBuf;

/// The lines of a file beside the project that are not comments; none, and a word about it, where
/// the file is not there.
pub(crate) fn lines(file: &str) -> Vec<String> {
    let path: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "..",
        "..",
        "shared",
        "oracle",
        file,
    ]
    .iter()
    .collect();
    match std::fs::read_to_string(&path) {
        Ok(text) => content(&text),
        Err(error) => {
            eprintln!(
                "LEFT OUT: {file}, because {} cannot be read: {error}",
                path.display()
            );
            Vec::new()
        }
    }
}

/// The lines of a text that are neither blank nor comments.
pub(crate) fn content(text: &str) -> Vec<String> {
    let is_content = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    text.lines().filter(is_content).map(str::to_owned).collect()
}
