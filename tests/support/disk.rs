//! A disk that fails: the bot's writes to its database fail as long as a test wants it.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::process::Settings;
use super::skipped;

/// The source of the library that the bot loads.
const LIBRARY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/support/disk.c");

/// What a disk answers to a write.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DiskFault {
    /// `ENOSPC`
    Full = 28,
    /// `EROFS`
    ReadOnly = 30,
    /// `EIO`
    Broken = 5,
}

/// The disk of a bot that was started with [`FaultyDisk::settings`].
pub(crate) struct FaultyDisk {
    folder: TempDir,
    pub(crate) settings: Settings,
}

impl FaultyDisk {
    /// Makes a disk that works. Without a C compiler or outside Linux, prints a note and returns
    /// `None`.
    pub(crate) fn new() -> Option<FaultyDisk> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let library = folder.path().join("disk.so");
        if !cfg!(target_os = "linux") || !compile(&library) {
            skipped::report("a test with a faulty disk, because `cc` or Linux is missing");
            return None;
        }
        // Settings live as long as the test.
        let leak = |path: PathBuf| -> &'static str { path.display().to_string().leak() };
        let settings =
            [("LD_PRELOAD", leak(library)), ("FAULTY_DISK", leak(switch(folder.path())))];
        Some(FaultyDisk { settings: Vec::from(settings).leak(), folder })
    }

    /// Lets writes fail from now on.
    pub(crate) fn breaks(&self, fault: DiskFault) {
        let number = (fault as i32).to_string();
        std::fs::write(switch(self.folder.path()), number).expect("the switch can be written");
    }

    /// Lets writes succeed again.
    pub(crate) fn recovers(&self) {
        std::fs::remove_file(switch(self.folder.path())).expect("the switch can be deleted");
    }
}

fn switch(folder: &Path) -> PathBuf {
    folder.join("fault")
}

fn compile(library: &Path) -> bool {
    let arguments = ["-shared", "-fPIC", "-O1", LIBRARY, "-ldl", "-o"];
    let compiled = Command::new("cc").args(arguments).arg(library).status();
    compiled.is_ok_and(|status| status.success())
}
