//! A player that is a program of its own, and speaks the contest's protocol.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use dvonn_rules::{Color, Ply, Position};

use crate::player::{Fault, Player};

/// How long a program may take to end when it is told to.
const FAREWELL: Duration = Duration::from_secs(2);

/// A running program. When dropped, it is told to quit, and ended if it does not.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// Closed in the end.
    input: Option<ChildStdin>,
    /// The lines that it writes.
    output: Receiver<String>,
}

impl Program {
    /// Starts a program for a side; what it writes to standard error is seen.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub(crate) fn start(command: &[String], side: Color) -> io::Result<Program> {
        let (name, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| io::Error::new(error.kind(), format!("{name}: {error}")))?;
        let (sender, output) = mpsc::channel();
        let written = child.stdout.take();
        thread::spawn(move || {
            for line in written.into_iter().flat_map(|written| BufReader::new(written).lines()) {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Program { input: child.stdin.take(), child, output };
        if side == Color::White {
            program.tell("Start");
        }
        Ok(program)
    }

    /// Writes a line. A program that is gone is noticed when it has to answer.
    fn tell(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _gone = writeln!(input, "{line}");
        }
    }
}

impl Player for Program {
    fn hear(&mut self, ply: Ply) {
        self.tell(&ply.to_string());
    }

    fn answer(&mut self, _position: &Position, patience: Duration) -> Result<Ply, Fault> {
        match self.output.recv_timeout(patience) {
            Ok(line) => line.parse().map_err(|_| Fault::NoPly(line)),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell("Quit");
        self.input = None;
        // Until it has closed its output.
        let begun = Instant::now();
        while let Some(left) = FAREWELL.checked_sub(begun.elapsed()) {
            if self.output.recv_timeout(left).is_err() {
                break;
            }
        }
        // Fails where it has ended, as it should have.
        let _ended = self.child.kill();
        let _ended = self.child.wait();
    }
}
