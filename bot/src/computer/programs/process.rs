//! A running program in its sandbox.

use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dvonn_rules::Ply;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::line::Line;
use super::{EngineFault, Program};
use crate::sandbox::Sandbox;

/// This program, even if its file has been replaced since it started.
const OWN_FILE: &str = "/proc/self/exe";

/// The longest line that a program may write, in bytes.
const MAX_LINE: u64 = 64;
/// How much of its standard error is kept, in bytes. The rest is thrown away.
const MAX_SAID: usize = 200;
/// The line that starts a game as White.
const START: &str = "Start";
/// The word before the plies of a game to go on with.
const RESUME: &str = "Resume";
/// How long a program that has closed its output may take to exit, and then the bot to read its last
/// words.
const EXIT_TIME: Duration = Duration::from_secs(1);

/// A running program. It is killed on drop.
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The beginning of its standard error.
    said: Arc<Mutex<Vec<u8>>>,
    /// Reads its standard error until the end.
    listener: JoinHandle<()>,
    /// The plies of the game that it knows.
    known: Vec<Ply>,
    /// The line that it has not been sent yet.
    first: Option<String>,
}

impl Process {
    /// Starts a program that is to move in this game.
    pub(super) fn start(
        program: &Program,
        number: u64,
        line: &Line,
    ) -> Result<Process, EngineFault> {
        let failed = |error: std::io::Error| EngineFault::NotStarted(error.to_string());
        let sandbox = Sandbox {
            memory: u64::try_from(program.memory).unwrap_or(u64::MAX),
            seconds: program.time.as_secs() + 1,
            folder: program.folder.clone(),
            command: program.words(number),
        };
        let mut child = Command::new(OWN_FILE)
            .args(sandbox.arguments())
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = pipes else {
            return Err(EngineFault::NotStarted(String::from("it has no pipes")));
        };
        let said = Arc::default();
        let listener = tokio::spawn(listen(errors, Arc::clone(&said)));
        let (known, first) = match line.plies() {
            [] => (Vec::new(), Some(START.to_owned())),
            plies if program.resumes => {
                let words = plies.iter().map(|ply| format!(" {ply}"));
                (plies.to_vec(), Some(words.fold(RESUME.to_owned(), |line, word| line + &word)))
            }
            // The first side to move is White. Black's program starts with White's first ply.
            _ if line.side_at(0) == Some(line.position().side_to_move()) => {
                (Vec::new(), Some(START.to_owned()))
            }
            _ => (Vec::new(), None),
        };
        Ok(Process { child, input, output: BufReader::new(output), said, listener, known, first })
    }

    /// Returns the ply that the program has already chosen in this position.
    pub(super) fn answer_to(&self, line: &Line) -> Option<Ply> {
        match self.known.strip_prefix(line.plies()) {
            Some(&[answer]) => Some(answer),
            _ => None,
        }
    }

    /// Returns true if this game goes on from what the program knows.
    pub(super) fn knows_start_of(&self, line: &Line) -> bool {
        line.plies().starts_with(&self.known)
    }

    /// Shows the program what it does not know yet, and reads its next ply.
    ///
    /// # Errors
    /// Any [`EngineFault`]. The program must not be used again.
    pub(super) async fn ply(&mut self, line: &Line) -> Result<Ply, EngineFault> {
        self.signal(Signal::Continue);
        if let Some(first) = self.first.take() {
            self.write(&first).await;
        }
        let own = line.position().side_to_move();
        for (index, &ply) in line.plies().iter().enumerate().skip(self.known.len()) {
            if line.side_at(index) == Some(own) {
                let wrote = self.read().await?;
                if wrote != ply {
                    return Err(EngineFault::Deviated { number: index + 1, wrote });
                }
            } else {
                self.write(&ply.to_string()).await;
            }
            self.known.push(ply);
        }
        let ply = self.read().await?;
        let mut position = *line.position();
        position.play(ply).map_err(|illegal| EngineFault::Illegal(ply, illegal))?;
        self.known.push(ply);
        Ok(ply)
    }

    /// Stops the program until it is asked for a ply again.
    pub(super) fn pause(&self) {
        self.signal(Signal::Stop);
    }

    /// Ignores errors: if the program has exited, reading its next ply fails.
    async fn write(&mut self, line: &str) {
        self.input.write_all(format!("{line}\n").as_bytes()).await.ok();
    }

    async fn read(&mut self) -> Result<Ply, EngineFault> {
        let mut line = Vec::new();
        // An error of the pipe is treated as its end.
        (&mut self.output).take(MAX_LINE).read_until(b'\n', &mut line).await.ok();
        if line.is_empty() {
            return Err(self.exited().await);
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        text.parse().map_err(|_| EngineFault::Unreadable(text))
    }

    async fn exited(&mut self) -> EngineFault {
        let status = match timeout(EXIT_TIME, self.child.wait()).await {
            Ok(Ok(status)) => status.to_string(),
            _ => String::from("it has closed its output"),
        };
        timeout(EXIT_TIME, &mut self.listener).await.ok();
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        EngineFault::Exited { status, said: String::from_utf8_lossy(&said).trim().to_owned() }
    }

    fn signal(&self, signal: Signal) {
        #[cfg(target_os = "linux")]
        if let Some(id) = self.child.id().and_then(|id| i32::try_from(id).ok())
            && let Some(pid) = rustix::process::Pid::from_raw(id)
        {
            let signal = match signal {
                Signal::Continue => rustix::process::Signal::CONT,
                Signal::Stop => rustix::process::Signal::STOP,
            };
            // Fails if the program has exited.
            rustix::process::kill_process(pid, signal).ok();
        }
        #[cfg(not(target_os = "linux"))]
        let _ = signal;
    }
}

#[derive(Clone, Copy)]
enum Signal {
    Continue,
    Stop,
}

/// Keeps the beginning of what a program writes to its standard error, so that it never waits for
/// room there.
async fn listen(mut errors: ChildStderr, said: Arc<Mutex<Vec<u8>>>) {
    let mut buffer = [0; 1024];
    while let Ok(length @ 1..) = errors.read(&mut buffer).await {
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        let room = MAX_SAID.saturating_sub(said.len()).min(length);
        said.extend_from_slice(&buffer[..room]);
    }
}
