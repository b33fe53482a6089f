//! A disk that fails: the bot's writes to its database fail as long as a test wants it.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// The source of the library that the bot loads.
const LIBRARY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/support/disk.c");

/// How a disk fails.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DiskFault {
    /// `ENOSPC`
    Full = 28,
    /// `EROFS`
    ReadOnly = 30,
    /// `EIO`
    Broken = 5,
    /// `EIO`, but only to syncs: what was written may not survive a crash of the machine.
    NotSynced = -5,
}

/// The disk of a bot that was started with [`FaultyDisk::settings`].
pub(crate) struct FaultyDisk {
    folder: TempDir,
    pub(crate) settings: [(&'static str, String); 2],
}

impl FaultyDisk {
    /// Makes a disk that works.
    ///
    /// # Errors
    /// If there is no C compiler, or outside Linux.
    pub(crate) fn new() -> Result<FaultyDisk, &'static str> {
        let folder = tempfile::tempdir().map_err(|_| "there is no temporary folder")?;
        let library = folder.path().join("disk.so");
        if !cfg!(target_os = "linux") || !compile(&library) {
            return Err("a test with a faulty disk, because `cc` or Linux is missing");
        }
        let text = |path: PathBuf| path.display().to_string();
        let settings =
            [("LD_PRELOAD", text(library)), ("FAULTY_DISK", text(switch(folder.path())))];
        Ok(FaultyDisk { folder, settings })
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
