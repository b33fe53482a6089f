//! The bot as a process: start it, ask it to stop, kill it.

use std::fs::OpenOptions;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use dvonn_playground::deadline;

/// The maximum time that the bot may take to stop.
pub(crate) const STOPS_WITHIN: Duration = deadline(5);

/// The bot's files: its database, and its log from standard error.
pub(crate) const DATABASE: &str = "games.db";
pub(crate) const LOG: &str = "log";
/// The file that says how far the playground's clock is ahead.
pub(crate) const CLOCK: &str = "clock";

/// The bot's time limit for a request in milliseconds: long, so that a busy machine does not fail a
/// test.
const ANSWER_WITHIN: &str = "60000";

/// Settings of the bot, by their environment variables.
pub(crate) type Settings = &'static [(&'static str, &'static str)];

/// A running bot. It is killed on drop.
pub(crate) struct Process(Child);

impl Process {
    /// Runs `dvonn-bot run` in this folder, with these settings and those every test needs. Its
    /// output is appended to the log.
    pub(crate) fn run(folder: &Path, api: &str, token: &str, settings: &[(&str, &str)]) -> Process {
        let mut command = Process::command(folder);
        command
            .arg("run")
            .env("DVONN_DISCORD_TOKEN", token)
            .env("DVONN_DISCORD_API_URL", api)
            .env("DVONN_DATABASE_URL", format!("sqlite:{DATABASE}"))
            .env("DVONN_DISCORD_CLOCK_FILE", CLOCK)
            .env("DVONN_DISCORD_ANSWER_WITHIN", ANSWER_WITHIN)
            .env("DVONN_LOG_LEVEL", "debug")
            .envs(settings.iter().copied())
            .stdout(Stdio::null());
        Process(command.spawn().expect("the bot starts"))
    }

    /// Runs another command of the program on this database, and waits for it. Returns its standard
    /// output. Its standard error goes to the log.
    pub(crate) fn perform(folder: &Path, database: &str, arguments: &[&str]) -> (bool, String) {
        let mut command = Process::command(folder);
        command
            .args(arguments)
            .env("DVONN_DATABASE_URL", database)
            .env("DVONN_DISCORD_CLOCK_FILE", CLOCK);
        let output = command.stdout(Stdio::piped()).output().expect("the program starts");
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs `dvonn-bot playground` in this folder. Returns it and the address of its page.
    pub(crate) fn playground(folder: &Path) -> (Process, String) {
        let mut command = Process::command(folder);
        command.args(["playground", "--listen", "127.0.0.1:0"]).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the playground starts");
        let output = process.stdout.take().expect("standard output is piped");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("it prints a line");
        let address = line.trim_end().rsplit(' ').next().expect("the line ends with the address");
        (Process(process), address.to_owned())
    }

    /// The program in this folder, without settings of its surroundings. Its standard error goes
    /// to the log.
    fn command(folder: &Path) -> Command {
        let log = OpenOptions::new().create(true).append(true).open(folder.join(LOG));
        let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-bot"));
        let ours = |name: &std::ffi::OsString| name.to_string_lossy().starts_with("DVONN_");
        for name in std::env::vars_os().map(|(name, _)| name).filter(ours) {
            command.env_remove(name);
        }
        command
            .current_dir(folder)
            .stdin(Stdio::null())
            .stderr(log.expect("the log can be written"));
        command
    }

    /// Kills it as `kill -9` does, and waits until it has exited.
    pub(crate) fn kill(mut self) {
        self.0.kill().expect("the bot can be killed");
        self.0.wait().expect("the bot exits");
    }

    /// Asks it to stop, as a service manager does, and waits for that. `None` if it does not stop
    /// within [`STOPS_WITHIN`].
    pub(crate) fn terminate(self) -> Option<ExitStatus> {
        self.ask_to_stop();
        self.wait_for_exit()
    }

    /// Its resident memory in KiB.
    pub(crate) fn memory(&self) -> u32 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.expect("these tests need Linux's /proc");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.expect("a line VmRSS")
    }

    /// The number of TCP sockets on which it listens.
    pub(crate) fn listening_sockets(&self) -> usize {
        const LISTENING: &str = "0A";
        let folder = format!("/proc/{}", self.0.id());
        let read = |name: &str| std::fs::read_to_string(format!("{folder}/net/{name}"));
        let tables = read("tcp").expect("these tests need Linux's /proc");
        let tables = tables + &read("tcp6").unwrap_or_default();
        let sockets = tables.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let listening = sockets.filter(|fields| fields.get(3) == Some(&LISTENING));
        let listening: Vec<_> = listening.map(|fields| format!("socket:[{}]", fields[9])).collect();
        let files = std::fs::read_dir(format!("{folder}/fd")).expect("its open files");
        let targets = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
        targets
            .filter(|target| listening.iter().any(|it| target.as_os_str() == it.as_str()))
            .count()
    }

    /// Sends SIGTERM.
    pub(crate) fn ask_to_stop(&self) {
        let pid = self.0.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("kill can be run");
        assert!(sent.success(), "the bot exited before it was asked to stop");
    }

    /// Returns true if it has exited.
    pub(crate) fn has_exited(&mut self) -> bool {
        self.0.try_wait().expect("the bot can be waited for").is_some()
    }

    /// Waits until it exits. `None` if it does not within [`STOPS_WITHIN`].
    pub(crate) fn wait_for_exit(mut self) -> Option<ExitStatus> {
        let (tell, response) = mpsc::channel();
        std::thread::scope(|scope| {
            let pid = self.0.id().to_string();
            let child = &mut self.0;
            scope.spawn(move || tell.send(child.wait().expect("the bot can be waited for")));
            let ended = response.recv_timeout(STOPS_WITHIN).ok();
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
        // Ignore the error if the process has already exited.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
