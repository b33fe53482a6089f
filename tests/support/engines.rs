//! External engines in a scene: scripts, and this project's contest program.

use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use dvonn_playground::{CommandCall, Message};

use super::computer_game::ComputerGame;
use super::person::Person;
use super::scene::{Scene, is_board};

/// This project's contest program, built when it is first needed.
static CODECUP: LazyLock<PathBuf> = LazyLock::new(|| {
    let bot = PathBuf::from(env!("CARGO_BIN_EXE_dvonn-bot"));
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--locked", "--offline"]);
    build.args(["--package", "dvonn-engine", "--bin", "dvonn-codecup"]);
    let folder = bot.parent().expect("the folder of a profile");
    if folder.ends_with("release") {
        build.arg("--release");
    }
    build.arg("--target-dir").arg(folder.parent().expect("the target folder"));
    let built = build.current_dir(env!("CARGO_MANIFEST_DIR")).status();
    assert!(built.expect("cargo can be run").success(), "dvonn-codecup can be built");
    folder.join("dvonn-codecup")
});

/// The section of an engine named Holtz with this command, and further settings.
pub(crate) fn section(command: &[&str], more: &str) -> String {
    format!("[[engines]]\nname = \"Holtz\"\ncommand = {command:?}\n{more}\n")
}

/// The section of an engine named Holtz that is this project's contest program, with fixed limits
/// and a seed, so that it always plays the same.
pub(crate) fn codecup(more: &str) -> String {
    let file = CODECUP.display().to_string();
    section(&[&file, "--nodes", "100", "--seed", "{seed}"], more)
}

impl Scene {
    /// A scene whose bot reads these settings from its file.
    pub(crate) fn with_settings_file(text: &str) -> Scene {
        let scene = Scene::without_bot(Scene::options(), &[]);
        scene.write_settings(text);
        scene.start_bot();
        scene
    }

    /// Replaces the settings file.
    pub(crate) fn write_settings(&self, text: &str) {
        std::fs::write(self.path("dvonn.toml"), text).expect("the file can be written");
    }

    /// The number of running processes of the scene's script.
    pub(crate) fn engines_running(&self) -> usize {
        let script = self.path("engine.sh").display().to_string();
        let processes = std::fs::read_dir("/proc").expect("these tests need Linux's /proc");
        let commands = processes
            .filter_map(|process| std::fs::read(process.ok()?.path().join("cmdline")).ok())
            .map(|command| String::from_utf8_lossy(&command).into_owned());
        // The bot's own process for it becomes the script.
        commands
            .filter(|command| command.starts_with("/bin/sh") && command.contains(&script))
            .count()
    }

    /// A scene whose only engine, Holtz, is this script, with further settings.
    pub(crate) fn with_script(script: &str, more: &str) -> Scene {
        let scene = Scene::without_bot(Scene::options(), &[]);
        let file = scene.path("engine.sh");
        std::fs::write(&file, format!("#!/bin/sh\n{script}\n")).expect("the file can be written");
        let permissions = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&file, permissions).expect("the mode can be set");
        let folder = scene.path("").display().to_string();
        scene.write_settings(&section(&[&file.display().to_string(), &folder], more));
        scene.start_bot();
        scene
    }
}

/// `/dvonn play engine:Holtz` as this colour.
#[track_caller]
pub(crate) fn against_holtz(person: Person<'_>, color: &str) -> CommandCall {
    let call = person.command("play").option("engine", "Holtz");
    person.also_choosing(call, "color", color)
}

/// Starts a game against Holtz as this colour. Returns its first board.
#[track_caller]
pub(crate) fn starts_against_holtz<'a>(person: Person<'a>, color: &str) -> ComputerGame<'a> {
    let start = person.types(&against_holtz(person, color)).in_public("starts:").with_picture();
    ComputerGame { person, board: start.message().clone() }
}

/// Waits for the board that says that a level has taken over for the engine.
#[track_caller]
pub(crate) fn wait_for_substitute(scene: &Scene, person: Person<'_>) -> Message {
    scene.message(person.channel, |message| {
        is_board(message) && message.content.contains("has taken over, and the game is now unrated")
    })
}
