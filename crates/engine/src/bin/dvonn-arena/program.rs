//! A player that runs an external program with the contest protocol.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use dvonn_rules::{Color, Ply, Position};

use crate::player::{EngineFault, Player};

/// The time that a program has to exit after `Quit`.
const QUIT_TIMEOUT: Duration = Duration::from_secs(2);

/// A running program. Dropping it sends `Quit` and kills the program if it does not exit.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// `None` once closed.
    input: Option<ChildStdin>,
    /// The lines of its standard output.
    output: Receiver<String>,
}

impl Program {
    /// Starts a program to play a side. Its standard error is passed through.
    ///
    /// # Errors
    ///
    /// If the program cannot be started.
    pub(crate) fn start(command: &[String], side: Color) -> io::Result<Program> {
        let (name, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| io::Error::new(error.kind(), format!("{name}: {error}")))?;
        let (sender, output) = mpsc::channel();
        let stdout = child.stdout.take();
        thread::spawn(move || {
            for line in stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines()) {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut program = Program { input: child.stdin.take(), child, output };
        if side == Color::White {
            program.write_line("Start");
        }
        Ok(program)
    }

    /// Writes a line. Ignores errors: if the program has exited, reading its next ply fails.
    fn write_line(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _exited = writeln!(input, "{line}");
        }
    }
}

impl Player for Program {
    fn opponent_played(&mut self, ply: Ply) {
        self.write_line(&ply.to_string());
    }

    fn choose_ply(
        &mut self,
        _position: &Position,
        time_limit: Duration,
    ) -> Result<Ply, EngineFault> {
        match self.output.recv_timeout(time_limit) {
            Ok(line) => line.parse().map_err(|_| EngineFault::Unreadable(line)),
            Err(RecvTimeoutError::Timeout) => Err(EngineFault::TimedOut),
            Err(RecvTimeoutError::Disconnected) => Err(EngineFault::Exited),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.write_line("Quit");
        self.input = None;
        // Waits until the program closes its output.
        let started = Instant::now();
        while let Some(left) = QUIT_TIMEOUT.checked_sub(started.elapsed()) {
            if self.output.recv_timeout(left).is_err() {
                break;
            }
        }
        // Fails if the program has already exited, as it should have.
        let _exited = self.child.kill();
        let _exited = self.child.wait();
    }
}
