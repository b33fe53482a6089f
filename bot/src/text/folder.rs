//! The operator's own language files, which replace those of the bot or add a language.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::language::Language;
use super::{ALL, FILES, SOURCE, sorted};

/// Why the operator's language files cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The folder or a file cannot be read.
    #[error("cannot read {path} ({source}): change or remove text.folder")]
    Unreadable {
        /// The folder or file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// Files have mistakes: one per line.
    #[error("{}", .0.join("\n"))]
    Mistakes(Vec<String>),
}

/// Uses the language files of `folder` in place of the bot's own, or beside them. Call this before
/// the first text is used.
///
/// # Errors
/// A folder or a file that cannot be read, and all mistakes in the files.
pub(super) fn load(folder: &Path) -> Result<(), TextError> {
    let own = files(folder)?;
    let mut mistakes = Vec::new();
    let mut languages = Vec::new();
    for (tag, ftl) in &own {
        let (language, found) = Language::parse(tag, ftl);
        let file = folder.join(format!("{tag}.ftl"));
        mistakes.extend(found.iter().map(|mistake| format!("{}: {mistake}", file.display())));
        languages.push(language);
    }
    if !mistakes.is_empty() {
        return Err(TextError::Mistakes(mistakes));
    }
    let others = FILES.iter().filter(|(tag, _)| own.iter().all(|(own, _)| own != tag));
    languages.extend(others.map(|(tag, ftl)| Language::parse(tag, ftl).0));
    if ALL.set(sorted(languages.into_iter())).is_err() {
        tracing::error!(language = SOURCE, "a text was used before text.folder was read");
    }
    Ok(())
}

/// Returns the tag and text of each language file in a folder.
fn files(folder: &Path) -> Result<Vec<(String, String)>, TextError> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |source| TextError::Unreadable { path, source }
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let ftl = fs::read_to_string(&path).map_err(unreadable(&path))?;
        let tag = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        files.push((tag, ftl));
    }
    files.sort();
    Ok(files)
}
