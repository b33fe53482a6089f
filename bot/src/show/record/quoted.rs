//! The game or position that a message quotes.

use std::time::Duration;

use dvonn_rules::decode;
use serenity::all::{Attachment, Message};
use tokio::time::timeout;

use crate::show::explain::import::Unimportable;
use crate::show::record::import::MAX_FILE_BYTES;

/// The time limit for a file download.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(20);
/// What begins and ends a block of code.
const FENCE: &str = "```";

/// How the names of files end that hold text, whatever Discord says that they are.
const TEXTS: [&str; 6] = [".sgf", ".txt", ".json", ".pgn", ".log", ".md"];
/// How the names of files end that hold none.
const PICTURES: [&str; 9] =
    [".png", ".gif", ".jpg", ".jpeg", ".webp", ".heic", ".mp4", ".mov", ".mp3"];
/// The maximum number of files that are read.
const FILES: usize = 3;

/// Returns the text that a message quotes: its first file that is a text, its first block of code, or
/// all of it.
pub(crate) async fn quoted(message: &Message) -> Result<String, Unimportable> {
    let kinds = message.attachments.iter().map(|file| (file, kind(file)));
    let mut files: Vec<_> = kinds.filter(|(_, kind)| *kind != Kind::Picture).collect();
    files.sort_by_key(|(_, kind)| *kind);
    let mut refused = None;
    for (file, _) in files.into_iter().take(FILES) {
        match download(file).await {
            Ok(text) => return Ok(text),
            Err(reason) => refused = refused.or(Some(reason)),
        }
    }
    match (first_block(&message.content), refused) {
        ("", Some(reason)) => Err(reason),
        (text, _) => Ok(text.to_owned()),
    }
}

/// What a file seems to be. Texts come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Text,
    Unknown,
    Picture,
}

/// Returns what a file is, by its name and else by its type. Discord knows the type of few files: SGF
/// may have none.
fn kind(file: &Attachment) -> Kind {
    kind_of(&file.filename, file.content_type.as_deref())
}

fn kind_of(name: &str, content_type: Option<&str>) -> Kind {
    let (name, content_type) = (name.to_lowercase(), content_type.unwrap_or_default());
    let is = |starts: &[&str]| starts.iter().any(|start| content_type.starts_with(start));
    if TEXTS.iter().any(|end| name.ends_with(end)) {
        Kind::Text
    } else if is(&["image/", "video/", "audio/"]) || PICTURES.iter().any(|end| name.ends_with(end))
    {
        Kind::Picture
    } else if is(&["text/", "application/json"]) {
        Kind::Text
    } else {
        Kind::Unknown
    }
}

/// Downloads an attached file as text.
pub(crate) async fn download(file: &Attachment) -> Result<String, Unimportable> {
    if file.size > MAX_FILE_BYTES {
        return Err(Unimportable::TooLong { most: MAX_FILE_BYTES / 1024 });
    }
    let bytes = match timeout(DOWNLOAD_TIMEOUT, file.download()).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) => {
            tracing::info!(%error, "failed to download attached file");
            return Err(Unimportable::Unreachable);
        }
        Err(_) => return Err(Unimportable::Unreachable),
    };
    decode(&bytes).ok_or(Unimportable::NoText)
}

/// Returns the first block of code, without the language that may follow the fence, or the whole text.
fn first_block(text: &str) -> &str {
    let Some(block) = text.split(FENCE).nth(1) else { return text.trim() };
    match block.split_once('\n') {
        Some((language, rest)) if !language.trim().contains(' ') && !rest.trim().is_empty() => {
            rest.trim()
        }
        _ => block.trim(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_a_text_by_its_name_or_its_type_and_pictures_are_skipped() {
        for kind in [None, Some("application/octet-stream"), Some("application/x-go-sgf")] {
            assert_eq!(kind_of("game.sgf", kind), Kind::Text, "{kind:?}");
            assert_eq!(kind_of("Game.TXT", kind), Kind::Text, "{kind:?}");
            assert_eq!(kind_of("board.png", kind), Kind::Picture, "{kind:?}");
            assert_eq!(kind_of("game", kind), Kind::Unknown, "{kind:?}");
        }
        assert_eq!(kind_of("board", Some("image/png")), Kind::Picture);
        assert_eq!(kind_of("game", Some("text/plain; charset=utf-8")), Kind::Text);
        assert!(Kind::Text < Kind::Unknown);
    }

    #[test]
    fn a_block_of_code_is_read_without_its_language() {
        for (text, read) in [
            (" D3 E4 ", "D3 E4"),
            ("Look:\n```\nD3 E4\nF5\n```\nGreat!", "D3 E4\nF5"),
            ("```text\nD3 E4```", "D3 E4"),
            ("```D3 E4```", "D3 E4"),
            ("```\n```", ""),
            ("```D3 E4\nF5```", "D3 E4\nF5"),
        ] {
            assert_eq!(first_block(text), read, "{text:?}");
        }
    }
}
