//! The operator's own language files, which replace those of the bot or add a language.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::file::LanguageFile;
use super::language::Language;
use super::{ALL, FILES, SOURCE, sorted};

/// Discord's tags of languages: <https://discord.com/developers/docs/reference#locales>. English has
/// two, and the file `en` serves both.
const DISCORD_TAGS: [&str; 32] = [
    "id", "da", "de", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "en-GB", "en-US",
];

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
    for (tag, ftl) in &own {
        let mut found = Language::parse(tag, ftl).1;
        found.extend(misnamed(tag));
        let file = folder.join(format!("{tag}.ftl"));
        mistakes.extend(found.iter().map(|mistake| format!("{}: {mistake}", file.display())));
    }
    if !mistakes.is_empty() {
        return Err(TextError::Mistakes(mistakes));
    }
    let others = FILES.iter().filter(|(tag, _)| own.iter().all(|(own, _)| own != tag));
    let others: Vec<_> = others.map(|(tag, ftl)| LanguageFile::new(*tag, *ftl)).collect();
    let own = own.into_iter().map(|(tag, ftl)| LanguageFile::new(tag, ftl));
    if ALL.set(sorted(own.chain(others))).is_err() {
        tracing::error!(language = SOURCE, "a text was used before text.folder was read");
    }
    Ok(())
}

/// Says how to name a file whose language Discord does not have under this tag. Discord would refuse
/// the commands of every language.
fn misnamed(tag: &str) -> Option<String> {
    if tag == SOURCE || DISCORD_TAGS.contains(&tag) {
        return None;
    }
    let primary = |tag: &str| tag.split(['-', '_']).next().unwrap_or(tag).to_lowercase();
    let likely: Vec<_> = DISCORD_TAGS
        .iter()
        .filter(|known| primary(known) == primary(tag))
        .map(|known| format!("{known}.ftl"))
        .collect();
    Some(if likely.is_empty() {
        format!("Discord has no language {tag}: the file's name must be one of its tags")
    } else {
        format!("Discord has no language {tag}: name the file {}", likely.join(" or "))
    })
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
