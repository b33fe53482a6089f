//! The bot as a process: started, asked to stop, killed.

use std::fs::OpenOptions;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// How long the bot may take to stop once it is asked to.
pub(crate) const STOPS_WITHIN: Duration = Duration::from_secs(5);

/// The files of a bot: its database, and what it says on standard error.
pub(crate) const DATABASE: &str = "games.db";
pub(crate) const LOG: &str = "log";
/// How far the playground's clock is ahead.
pub(crate) const CLOCK: &str = "clock";

/// Settings of the bot's, by the names that they have in the environment.
pub(crate) type Settings = &'static [(&'static str, &'static str)];

/// A running bot. It is killed when this is dropped.
pub(crate) struct Process(Child);

impl Process {
    /// `dvonn-bot run` in this folder, with no other settings than these and what a test needs. What it says is added to the log.
    pub(crate) fn run(folder: &Path, api: &str, token: &str, settings: Settings) -> Process {
        let log = OpenOptions::new().create(true).append(true).open(folder.join(LOG));
        let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-bot"));
        let ours = |name: &std::ffi::OsString| name.to_string_lossy().starts_with("DVONN_");
        for name in std::env::vars_os().map(|(name, _)| name).filter(ours) {
            command.env_remove(name);
        }
        command
            .arg("run")
            .current_dir(folder)
            .env("DVONN_DISCORD_TOKEN", token)
            .env("DVONN_DISCORD_API_URL", api)
            .env("DVONN_DATABASE_URL", format!("sqlite:{DATABASE}"))
            .env("DVONN_DISCORD_CLOCK_FILE", CLOCK)
            .env("DVONN_LOG_LEVEL", "debug")
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.expect("the log can be written"));
        Process(command.spawn().expect("the bot starts"))
    }

    /// Kills it as `kill -9` does, and waits until it is gone.
    pub(crate) fn kill(mut self) {
        self.0.kill().expect("the bot can be killed");
        self.0.wait().expect("the bot is gone");
    }

    /// Asks it to stop, as a service manager does, and waits until it has; `None` when it has not
    /// within [`STOPS_WITHIN`].
    pub(crate) fn terminate(self) -> Option<ExitStatus> {
        self.ask_to_stop();
        self.ended()
    }

    /// Sends SIGTERM.
    pub(crate) fn ask_to_stop(&self) {
        let pid = self.0.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("kill can be run");
        assert!(sent.success(), "the bot was gone before it was asked to stop");
    }

    /// Waits until it has stopped by itself; `None` when it has not within [`STOPS_WITHIN`].
    pub(crate) fn ended(mut self) -> Option<ExitStatus> {
        let (tell, told) = mpsc::channel();
        std::thread::scope(|scope| {
            let pid = self.0.id().to_string();
            let child = &mut self.0;
            scope.spawn(move || tell.send(child.wait().expect("the bot can be waited for")));
            let ended = told.recv_timeout(STOPS_WITHIN).ok();
            if ended.is_none() {
                let killed = Command::new("kill").args(["-KILL", &pid]).status();
                killed.expect("kill can be run");
            }
            ended
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Of a process that has ended already there is nothing to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
