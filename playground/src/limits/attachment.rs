//! Files of a request and the `attachments` that describe them.

use super::error::ApiError;
use super::fault::Fault;
use super::field::Field;

const MOST_FILES: usize = 10;
const MOST_BYTES: u64 = 10 * 1024 * 1024;
const LONGEST_DESCRIPTION: usize = 1024;
const LONGEST_FILENAME: usize = 1024;

/// A file that came with a request, in the multipart field `files[index]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileInfo {
    /// The number in the field's name.
    pub index: u64,
    /// The file's name.
    pub name: String,
    /// How many bytes it has.
    pub size: u64,
}

/// Refuses files that are too large for Discord to look at the rest of the request.
pub(super) fn check_sizes(files: &[FileInfo]) -> Result<(), ApiError> {
    if files.iter().any(|file| file.size > MOST_BYTES) {
        return Err(ApiError::too_large());
    }
    Ok(())
}

/// Checks the `attachments` of `message` against the files that came with it and the ids of those that
/// it has already.
pub(super) fn check_attachments(message: &Field<'_>, files: &[FileInfo], existing: &[u64]) {
    if files.len() > MOST_FILES {
        message.get("files").fault(Fault::length(&(0..=MOST_FILES)));
    }
    for attachment in message.get("attachments").list(0..=MOST_FILES) {
        if attachment.object().is_none() {
            continue;
        }
        attachment.get("description").text(0..=LONGEST_DESCRIPTION);
        let name = attachment.get("filename").text(1..=LONGEST_FILENAME);
        let Some(id) = attachment.get("id").required().snowflake() else { continue };
        let uploaded = files
            .iter()
            .any(|file| file.index == id && name.is_none_or(|name| name == file.name));
        if !uploaded && !existing.contains(&id) {
            attachment.fault(Fault::new("ATTACHMENT_NOT_FOUND", "Attachment data not found"));
        }
    }
}
