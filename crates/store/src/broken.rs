//! Why nothing can be stored any more, until the process ends.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use tokio::sync::Notify;

use super::StoreError;

/// What broke a database for good. Only the first reason counts.
#[derive(Default)]
pub(super) struct Broken {
    why: OnceLock<Why>,
    found: Notify,
}

enum Why {
    Gone(PathBuf),
    NotSynced(String),
}

impl Broken {
    /// Returns the reason. `None` while all is well.
    pub(super) fn why(&self) -> Option<StoreError> {
        self.why.get().map(|why| match why {
            Why::Gone(path) => StoreError::FileGone { path: path.clone() },
            Why::NotSynced(what) => StoreError::NotSynced { what: what.clone() },
        })
    }

    /// Notes that a file was deleted or replaced.
    pub(super) fn gone(&self, file: &Path) {
        self.report(Why::Gone(file.to_owned()));
    }

    /// Notes that the disk failed to sync.
    pub(super) fn not_synced(&self, what: String) {
        self.report(Why::NotSynced(what));
    }

    fn report(&self, why: Why) {
        // The first reason stays.
        let _ = self.why.set(why);
        self.found.notify_one();
    }

    /// Returns once something was reported, and perhaps before.
    pub(super) async fn found(&self) {
        self.found.notified().await;
    }
}
