//! The files of a request and the `attachments` that describe them.

use super::error::ApiError;
use super::field::Field;
use super::field_error::FieldError;

const MAX_FILES: usize = 10;
/// The maximum size of a file in bytes, without boosts.
pub(crate) const MAX_FILE_SIZE: u64 = 10 * 1024 * 1024;
const MAX_DESCRIPTION_LENGTH: usize = 1024;
const MAX_FILENAME_LENGTH: usize = 1024;

/// A file of a request, in the multipart field `files[index]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileInfo {
    /// The number in the field's name.
    pub index: u64,
    /// The file's name.
    pub name: String,
    /// The file's size in bytes.
    pub size: u64,
}

/// Refuses files that are so large that Discord does not read the rest of the request.
pub(super) fn check_sizes(files: &[FileInfo]) -> Result<(), ApiError> {
    if files.iter().any(|file| file.size > MAX_FILE_SIZE) {
        return Err(ApiError::too_large());
    }
    Ok(())
}

/// Checks the `attachments` of `message` against the uploaded files and the ids of its existing
/// attachments.
pub(super) fn check_attachments(message: &Field<'_>, files: &[FileInfo], existing: &[u64]) {
    if files.len() > MAX_FILES {
        message.get("files").add_error(FieldError::length(&(0..=MAX_FILES)));
    }
    for attachment in message.get("attachments").list(0..=MAX_FILES) {
        if attachment.object().is_none() {
            continue;
        }
        attachment.get("description").text(0..=MAX_DESCRIPTION_LENGTH);
        let name = attachment.get("filename").text(1..=MAX_FILENAME_LENGTH);
        let Some(id) = attachment.get("id").required().snowflake() else {
            continue;
        };
        let uploaded =
            files.iter().any(|file| file.index == id && name.is_none_or(|name| name == file.name));
        if !uploaded && !existing.contains(&id) {
            attachment
                .add_error(FieldError::new("ATTACHMENT_NOT_FOUND", "Attachment data not found"));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::testing::{errors_of, long};
    use super::*;

    fn board(index: u64) -> FileInfo {
        FileInfo { index, name: "board.png".into(), size: 1000 }
    }

    fn of(attachments: &Value, files: &[FileInfo], existing: &[u64]) -> Vec<String> {
        errors_of(&json!({"attachments": attachments}), |message| {
            check_attachments(message, files, existing);
        })
    }

    #[test]
    fn a_file_has_at_most_10_mib() {
        let file = |size| [FileInfo { size, ..board(0) }];
        assert_eq!(check_sizes(&file(10 * 1024 * 1024)), Ok(()));
        assert_eq!(check_sizes(&file(10 * 1024 * 1024 + 1)), Err(ApiError::too_large()));
    }

    #[test]
    fn a_message_has_at_most_10_files() {
        let files: Vec<FileInfo> = (0..11).map(board).collect();
        let described = |count: u64| (0..count).map(|id| json!({"id": id})).collect::<Value>();
        assert_eq!(of(&described(10), &files[..10], &[]), Vec::<String>::new());
        assert_eq!(of(&json!([]), &files, &[]), ["files BASE_TYPE_MAX_LENGTH"]);
        assert_eq!(
            of(&described(11), &files, &[]),
            ["attachments BASE_TYPE_MAX_LENGTH", "files BASE_TYPE_MAX_LENGTH"]
        );
    }

    #[test]
    fn an_attachment_describes_an_uploaded_or_existing_file() {
        let none = Vec::<String>::new();
        let files = [board(0), board(3)];
        assert_eq!(of(&json!([{"id": "3", "filename": "board.png"}]), &files, &[]), none);
        assert_eq!(of(&json!([{"id": 0}]), &files, &[]), none);
        assert_eq!(of(&json!([{"id": "77"}]), &files, &[77]), none);
        let missing = ["attachments.0 ATTACHMENT_NOT_FOUND"];
        assert_eq!(of(&json!([{"id": "1"}]), &files, &[]), missing);
        assert_eq!(of(&json!([{"id": "0", "filename": "other.png"}]), &files, &[]), missing);
        assert_eq!(of(&json!([{}]), &files, &[]), ["attachments.0.id BASE_TYPE_REQUIRED"]);
        assert_eq!(of(&json!([{"id": "a"}]), &files, &[]), ["attachments.0.id NUMBER_TYPE_COERCE"]);
        assert_eq!(of(&json!(["0"]), &files, &[]), ["attachments.0 MODEL_TYPE_CONVERT"]);
    }

    #[test]
    fn alt_text_has_at_most_1024_characters() {
        let described = |length| json!([{"id": 0, "description": long(length)}]);
        assert_eq!(of(&described(1024), &[board(0)], &[]), Vec::<String>::new());
        assert_eq!(
            of(&described(1025), &[board(0)], &[]),
            ["attachments.0.description BASE_TYPE_MAX_LENGTH"]
        );
    }
}
