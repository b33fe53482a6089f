//! The bytes of attachments, within a bound on the sum.

use std::collections::{BTreeMap, HashSet};

use axum::body::Bytes;

use super::Attachment;
use crate::ids::AttachmentId;

/// How many bytes of files are kept in all; the oldest go first.
const KEPT_BYTES: usize = 192 << 20;

/// The files that can be fetched.
#[derive(Debug, Default)]
pub(crate) struct Files {
    files: BTreeMap<AttachmentId, StoredFile>,
    bytes: usize,
}

/// One file.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

impl Files {
    pub(crate) fn get(&self, id: AttachmentId) -> Option<&StoredFile> {
        self.files.get(&id)
    }

    pub(super) fn insert(&mut self, id: AttachmentId, file: StoredFile) {
        self.bytes += file.bytes.len();
        self.files.insert(id, file);
        while self.bytes > KEPT_BYTES {
            let Some((_, oldest)) = self.files.pop_first() else { break };
            self.bytes -= oldest.bytes.len();
        }
    }

    pub(super) fn remove_all(&mut self, attachments: &[Attachment]) {
        for attachment in attachments {
            if let Some(file) = self.files.remove(&attachment.id) {
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
