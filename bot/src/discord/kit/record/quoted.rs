//! The game or position that a message of a person quotes.

use std::time::Duration;

use serenity::all::{Attachment, Message};
use tokio::time::timeout;

use crate::discord::kit::record::import::MAX_FILE_BYTES;
use crate::discord::kit::record::unimportable::Unimportable;

/// The time limit for a file download.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(20);
/// What begins and ends a block of code.
const FENCE: &str = "```";

/// Returns the text that a message quotes: its first text file, its first block of code, or all of it.
pub(crate) async fn quoted(message: &Message) -> Result<String, Unimportable> {
    let is_text = |file: &&Attachment| {
        file.content_type.as_deref().is_some_and(|kind| kind.starts_with("text/"))
    };
    match message.attachments.iter().find(is_text) {
        Some(file) => download(file).await,
        None => Ok(first_block(&message.content).to_owned()),
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
    String::from_utf8(bytes).map_err(|_| Unimportable::NoText)
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
