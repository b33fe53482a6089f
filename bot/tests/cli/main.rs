//! Tests of the program as operators use it: its output, its files and its exit codes.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod database;
#[cfg(target_os = "linux")]
mod engines;
mod keeping;
#[cfg(feature = "playground")]
mod playground;
mod released;
mod serving;
mod settings;

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;

const TIMEOUT: Duration = dvonn_playground::deadline(30);

/// A folder in which the program runs, with only the settings of the test.
struct WorkingFolder {
    folder: TempDir,
}

impl WorkingFolder {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn with_file(text: &str) -> Self {
        let folder = Self::new();
        std::fs::write(folder.path().join("dvonn.toml"), text).unwrap();
        folder
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Returns the full path of a file, as the program prints it.
    fn file(&self, name: &str) -> String {
        self.path().canonicalize().unwrap().join(name).display().to_string()
    }

    fn contains(&self, name: &str) -> bool {
        self.path().join(name).exists()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-bot"));
        command.current_dir(self.path()).args(arguments).stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("DVONN_") {
                command.env_remove(name);
            }
        }
        command
    }

    fn run(&self, arguments: &[&str]) -> Ended {
        self.run_with(arguments, &[])
    }

    fn run_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Ended {
        let output = self.command(arguments).envs(variables.iter().copied()).output().unwrap();
        Ended::from(output)
    }
}

/// The exit code and output of the program.
#[derive(Debug)]
struct Ended {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ended {
    /// Asserts that the program failed with `code` and printed only one line, which starts with
    /// `line`.
    #[track_caller]
    fn assert_failed(&self, code: i32, line: &str) {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert_eq!(self.stdout, "", "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "{self:?}");
        assert!(self.stderr.starts_with(&format!("error: {line}")), "{self:?}");
    }
}

/// Returns a local address that refuses connections.
fn closed_address() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

/// Sends SIGTERM and waits until the program exits.
#[cfg(unix)]
fn terminate(child: Child) -> Ended {
    let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    Ended::from(child.wait_with_output().unwrap())
}
