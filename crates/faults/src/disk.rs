//! A disk that fails or loses power: the bot's writes to its database fail as long as you want, or are
//! lost. `disk.c` is the library that does it. It is compiled when it is needed.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// The source of the library that the bot loads.
const LIBRARY: &str = include_str!("disk.c");
/// The files of the database, which have shadows.
const FILES: [&str; 2] = ["games.db", "games.db-wal"];
/// What a disk writes at once, or not at all.
const SECTOR: usize = 512;
/// What the system writes at once, and notes whether it was synced.
const PAGE: usize = 4096;

/// How a disk fails.
#[derive(Clone, Copy, Debug)]
pub enum DiskFault {
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
pub struct FaultyDisk {
    folder: TempDir,
    /// The environment variables that let a process use this disk.
    pub settings: Vec<(&'static str, String)>,
}

impl FaultyDisk {
    /// Makes a disk that works.
    ///
    /// # Errors
    /// If there is no C compiler, or outside Linux.
    pub fn new() -> Result<FaultyDisk, &'static str> {
        let folder = tempfile::tempdir().map_err(|_| "there is no temporary folder")?;
        let library = folder.path().join("disk.so");
        if !cfg!(target_os = "linux") || !compile(&library) {
            return Err("a test with a faulty disk, because `cc` or Linux is missing");
        }
        let text = |path: PathBuf| path.display().to_string();
        let settings =
            vec![("LD_PRELOAD", text(library)), ("FAULTY_DISK", text(switch(folder.path())))];
        Ok(FaultyDisk { folder, settings })
    }

    /// Makes a disk that works, and that also loses its power in [`FaultyDisk::loses_power`]. Each
    /// process that uses the database must have its settings.
    ///
    /// # Errors
    /// As for [`FaultyDisk::new`].
    pub fn with_power() -> Result<FaultyDisk, &'static str> {
        let mut disk = FaultyDisk::new()?;
        let shadow = disk.folder.path().display().to_string();
        disk.settings.push(("DISK_SHADOW", shadow));
        Ok(disk)
    }

    /// Lets writes fail from now on.
    ///
    /// # Errors
    /// If the file that says so cannot be written.
    pub fn breaks(&self, fault: DiskFault) -> io::Result<()> {
        self.set((fault as i32).to_string())
    }

    /// Lets the syncs of a file fail from now on: of the database or of its WAL.
    ///
    /// # Errors
    /// As for [`FaultyDisk::breaks`].
    pub fn fails_to_sync(&self, file: &str) -> io::Result<()> {
        self.set(format!("{} /{file}", DiskFault::NotSynced as i32))
    }

    fn set(&self, fault: String) -> io::Result<()> {
        // At once, so that nobody reads half of it.
        let file = self.folder.path().join("next-fault");
        std::fs::write(&file, fault)?;
        std::fs::rename(&file, switch(self.folder.path()))
    }

    /// Lets writes succeed again.
    ///
    /// # Errors
    /// If they did not fail, or the file that says so cannot be deleted.
    pub fn recovers(&self) -> io::Result<()> {
        std::fs::remove_file(switch(self.folder.path()))
    }

    /// Cuts the power of the machine on which the database in `folder` was used. All processes were
    /// killed. What was synced is there. Of what was written after that, `survives` says which sectors
    /// are there too; what a failed sync has forgotten is not.
    ///
    /// # Errors
    /// If the files cannot be read or written.
    pub fn loses_power(&self, folder: &Path, mut survives: impl FnMut() -> bool) -> io::Result<()> {
        for name in FILES {
            let (real, shadow) = (folder.join(name), self.folder.path().join(name));
            let dirty = read(&self.folder.path().join(format!("{name}.dirty")))?;
            let (written, mut left) = (read(&real)?, read(&shadow)?);
            if written.len() < left.len() && survives() {
                left.truncate(written.len());
            }
            for (number, sector) in written.chunks(SECTOR).enumerate() {
                let start = number * SECTOR;
                if dirty.get(start / PAGE) == Some(&1) && survives() {
                    left.resize(left.len().max(start + sector.len()), 0);
                    left[start..start + sector.len()].copy_from_slice(sector);
                }
            }
            std::fs::write(&real, &left)?;
        }
        self.keeps_all(folder)
    }

    /// Makes the disk have all that was written to the database in `folder`.
    ///
    /// # Errors
    /// If the files cannot be read or written.
    pub fn keeps_all(&self, folder: &Path) -> io::Result<()> {
        for name in FILES {
            std::fs::write(self.folder.path().join(name), read(&folder.join(name))?)?;
            std::fs::write(self.folder.path().join(format!("{name}.dirty")), "")?;
        }
        Ok(())
    }
}

/// Returns the bytes of a file, none if it does not exist.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    match std::fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

fn switch(folder: &Path) -> PathBuf {
    folder.join("fault")
}

/// Compiles the library. Returns false if there is no C compiler or it fails.
fn compile(library: &Path) -> bool {
    let compiler = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(library)
        .args(["-x", "c", "-", "-ldl"])
        .stdin(Stdio::piped())
        .spawn();
    let Ok(mut compiler) = compiler else { return false };
    let source = compiler.stdin.take();
    // A compiler that does not read it fails. The pipe is closed at the end of this line.
    let given = source.is_some_and(|mut source| source.write_all(LIBRARY.as_bytes()).is_ok());
    given & compiler.wait().is_ok_and(|status| status.success())
}
