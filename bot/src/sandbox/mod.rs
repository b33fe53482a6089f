//! Runs another program with next to no rights: the command `engine` of this program enters the
//! sandbox, and then becomes the other program.
//!
//! What the other program may do:
//!
//! - read its own file, the files that its command names, one folder, and the system's programs and
//!   libraries. It writes to no file but `/dev/null` and its output, changes nothing about any (its rights, owner
//!   or times), and reads neither the bot's files nor its environment. It can learn which files there are;
//! - start threads, but no processes, and use no network;
//! - send no signals, and change nothing about another process;
//! - use a limited amount of memory and processor time.
//!
//! It ends when the bot does. Only Linux has what this needs.
//!
//! Entering the sandbox needs no `unsafe`, because nothing runs between fork and exec.

#[cfg(target_os = "linux")]
mod calls;
#[cfg(target_os = "linux")]
mod linux;

use std::ffi::OsString;
use std::path::PathBuf;

/// The program's subcommand that enters the sandbox.
pub const COMMAND: &str = "engine";

/// What to run in a sandbox, and its limits.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct Sandbox {
    /// The address space in MiB.
    #[arg(long)]
    pub memory: u64,
    /// The processor time in seconds, of all threads together.
    #[arg(long)]
    pub seconds: u64,
    /// A folder that the program may read. It starts there.
    #[arg(long)]
    pub folder: Option<PathBuf>,
    /// The program and its arguments.
    #[arg(required = true, last = true)]
    pub command: Vec<OsString>,
}

impl Sandbox {
    /// Returns the arguments with which this program enters the sandbox.
    pub fn arguments(&self) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = vec![
            COMMAND.into(),
            format!("--memory={}", self.memory).into(),
            format!("--seconds={}", self.seconds).into(),
        ];
        if let Some(folder) = &self.folder {
            let mut argument = OsString::from("--folder=");
            argument.push(folder);
            arguments.push(argument);
        }
        arguments.push("--".into());
        arguments.extend(self.command.iter().cloned());
        arguments
    }

    /// Enters the sandbox and becomes the other program. Returns only if that fails, with the
    /// reason. The calling process must have one thread.
    pub fn enter(&self) -> String {
        #[cfg(target_os = "linux")]
        return linux::enter(self);
        #[cfg(not(target_os = "linux"))]
        return String::from("engines run only on Linux");
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct CommandLine {
        #[command(flatten)]
        sandbox: Sandbox,
    }

    #[test]
    fn the_arguments_are_read_as_they_were_meant() {
        for folder in [None, Some(PathBuf::from("--odd folder"))] {
            let command = ["/opt/engine", "--", "--memory=9"].map(OsString::from).to_vec();
            let sandbox = Sandbox { memory: 512, seconds: 30, folder, command };
            let read = CommandLine::parse_from(sandbox.arguments());
            assert_eq!(read.sandbox, sandbox);
        }
    }
}
