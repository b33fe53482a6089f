//! The files of messages, and those that people hand in with a command, within a bound on the sum of their bytes.

use std::collections::{BTreeMap, HashSet};

use axum::body::Bytes;

use super::{Attachment, World, picture};
use crate::ids::AttachmentId;
use crate::limits::{ApiError, LARGEST_FILE};

/// How many bytes of files are kept in all; the oldest go first.
const KEPT_BYTES: usize = 192 << 20;

/// The files that can be fetched.
#[derive(Debug, Default)]
pub(crate) struct Files {
    kept: BTreeMap<AttachmentId, StoredFile>,
    bytes: usize,
    handed_in: BTreeMap<AttachmentId, Attachment>,
}

/// A file that comes in.
#[derive(Clone, Debug)]
pub(crate) struct NewFile {
    pub(crate) filename: String,
    /// Its alt text.
    pub(crate) description: Option<String>,
    /// Its media type as its sender says; may be empty.
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// One file.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

impl Files {
    pub(crate) fn get(&self, id: AttachmentId) -> Option<&StoredFile> {
        self.kept.get(&id)
    }

    /// A file that somebody has handed in with a command.
    pub(crate) fn handed_in(&self, id: AttachmentId) -> Option<&Attachment> {
        self.handed_in.get(&id)
    }

    fn insert(&mut self, id: AttachmentId, file: StoredFile) {
        self.bytes += file.bytes.len();
        self.kept.insert(id, file);
        while self.bytes > KEPT_BYTES {
            let Some((id, oldest)) = self.kept.pop_first() else { break };
            self.handed_in.remove(&id);
            self.bytes -= oldest.bytes.len();
        }
    }

    pub(super) fn remove_all(&mut self, attachments: &[Attachment]) {
        for attachment in attachments {
            if let Some(file) = self.kept.remove(&attachment.id) {
                self.bytes -= file.bytes.len();
            }
        }
    }

    /// Drops what was in `before` and is not in `after`.
    pub(super) fn replace(&mut self, before: &[Attachment], after: &[Attachment]) {
        let kept: HashSet<AttachmentId> = after.iter().map(|attachment| attachment.id).collect();
        for attachment in before.iter().filter(|attachment| !kept.contains(&attachment.id)) {
            self.remove_all(std::slice::from_ref(attachment));
        }
    }
}

impl World {
    /// Keeps a file under an id of its own.
    pub(super) fn store(&mut self, file: NewFile) -> Attachment {
        let (width, height) = picture::size(&file.bytes).unzip();
        let stored = Attachment {
            id: self.ids.next(),
            content_type: media_type(&file),
            filename: file.filename,
            description: file.description,
            size: file.bytes.len(),
            width,
            height,
        };
        let content_type = stored.content_type.clone();
        self.files.insert(stored.id, StoredFile { content_type, bytes: file.bytes });
        stored
    }

    /// Keeps a file that a person hands in, to be named by its id as the value of an option.
    pub(crate) fn hand_in(&mut self, file: NewFile) -> Result<AttachmentId, ApiError> {
        if file.bytes.len() as u64 > LARGEST_FILE {
            return Err(ApiError::too_large());
        }
        let stored = self.store(file);
        let id = stored.id;
        self.files.handed_in.insert(id, stored);
        Ok(id)
    }
}

/// The media type under which a file is kept: as Discord does, with the encoding of a plain text.
fn media_type(file: &NewFile) -> String {
    let is_text =
        file.content_type == "text/plain" || file.filename.to_lowercase().ends_with(".txt");
    match file.content_type.as_str() {
        _ if is_text => "text/plain; charset=utf-8".to_owned(),
        "" => "application/octet-stream".to_owned(),
        given => given.to_owned(),
    }
}
