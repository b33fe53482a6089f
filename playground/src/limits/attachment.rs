//! Files of a request and the `attachments` that describe them.

use super::error::ApiError;
use super::fault::Fault;
use super::field::Field;

const MOST_FILES: usize = 10;
/// How many bytes a file may have, without boosts.
pub(crate) const LARGEST_FILE: u64 = 10 * 1024 * 1024;
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
    if files.iter().any(|file| file.size > LARGEST_FILE) {
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
        let Some(id) = attachment.get("id").required().snowflake() else {
            continue;
        };
        let uploaded =
            files.iter().any(|file| file.index == id && name.is_none_or(|name| name == file.name));
        if !uploaded && !existing.contains(&id) {
            attachment.fault(Fault::new("ATTACHMENT_NOT_FOUND", "Attachment data not found"));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::testing::{faults_of, long};
    use super::*;

    fn board(index: u64) -> FileInfo {
        FileInfo { index, name: "board.png".into(), size: 1000 }
    }

    fn of(attachments: &Value, files: &[FileInfo], existing: &[u64]) -> Vec<String> {
        faults_of(&json!({"attachments": attachments}), |message| {
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
    fn an_attachment_describes_a_file_of_its_number_and_name_or_one_that_is_there() {
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
