//! The files of messages and command options, kept up to a total size.

use std::collections::{BTreeMap, HashSet};

use axum::body::Bytes;

use super::{Attachment, World, picture};
use crate::ids::AttachmentId;
use crate::limits::{ApiError, MAX_FILE_SIZE};

/// The maximum size of all kept files in bytes; the oldest are dropped first.
const KEPT_BYTES: usize = 192 << 20;

/// The files that can be fetched.
#[derive(Debug, Default)]
pub(crate) struct Files {
    kept: BTreeMap<AttachmentId, StoredFile>,
    bytes: usize,
    for_options: BTreeMap<AttachmentId, Attachment>,
}

/// A file to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewFile {
    pub(crate) filename: String,
    /// Its alt text.
    pub(crate) description: Option<String>,
    /// Its media type according to its sender; may be empty.
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

    /// A file that a person uploaded for a command option.
    pub(crate) fn option_file(&self, id: AttachmentId) -> Option<&Attachment> {
        self.for_options.get(&id)
    }

    fn insert(&mut self, id: AttachmentId, file: StoredFile) {
        self.bytes += file.bytes.len();
        self.kept.insert(id, file);
        while self.bytes > KEPT_BYTES {
            let Some((id, oldest)) = self.kept.pop_first() else { break };
            self.for_options.remove(&id);
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

    /// Drops the files that are in `before` but not in `after`.
    pub(super) fn replace(&mut self, before: &[Attachment], after: &[Attachment]) {
        let kept: HashSet<AttachmentId> = after.iter().map(|attachment| attachment.id).collect();
        for attachment in before.iter().filter(|attachment| !kept.contains(&attachment.id)) {
            self.remove_all(std::slice::from_ref(attachment));
        }
    }
}

impl World {
    /// Stores a file under a new id.
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

    /// Stores a file that a person uploads for a command option, whose value is then its id.
    pub(crate) fn store_option_file(&mut self, file: NewFile) -> Result<AttachmentId, ApiError> {
        if file.bytes.len() as u64 > MAX_FILE_SIZE {
            return Err(ApiError::too_large());
        }
        let stored = self.store(file);
        let id = stored.id;
        self.files.for_options.insert(id, stored);
        Ok(id)
    }
}

/// The media type of a stored file. As on Discord, plain text gets its encoding.
fn media_type(file: &NewFile) -> String {
    let is_text =
        file.content_type == "text/plain" || file.filename.to_lowercase().ends_with(".txt");
    match file.content_type.as_str() {
        _ if is_text => "text/plain; charset=utf-8".to_owned(),
        "" => "application/octet-stream".to_owned(),
        given => given.to_owned(),
    }
}
