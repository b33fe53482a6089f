//! The sandbox of external engines, and what operators are told about engines.

use std::net::TcpListener;
use std::process::Command;

use super::{Ended, WorkingFolder};

/// Runs a shell script in the sandbox, with these limits.
fn sandboxed_with(folder: &WorkingFolder, limits: &[&str], script: &str) -> Ended {
    let arguments = [&["engine"], limits, &["--", "/bin/sh", "-c", script]].concat();
    folder.run_with(&arguments, &[("DVONN_DISCORD_TOKEN", "seCRet")])
}

/// Runs a shell script in the sandbox. Only what the shell does by itself works there.
fn sandboxed(script: &str) -> Ended {
    sandboxed_with(&WorkingFolder::new(), &["--memory=256", "--seconds=10"], script)
}

/// Compiles a program into a folder, and runs it in the sandbox with a file that it may read and more
/// arguments.
fn compiled(folder: &WorkingFolder, source: &str, arguments: &[&str]) -> Ended {
    let (program, readable) = (folder.file("program"), folder.file("readable"));
    std::fs::write(folder.path().join("readable"), "text").unwrap();
    let source = format!("{}/tests/cli/{source}", env!("CARGO_MANIFEST_DIR"));
    let compiled = Command::new("cc").args(["-O1", "-pthread", "-o", &program, &source]).status();
    assert!(compiled.unwrap().success(), "{source} is compiled");
    let limits = ["engine", "--memory=256", "--seconds=10", "--", &program, &readable];
    folder.run(&[&limits, arguments].concat())
}

#[test]
fn a_program_in_the_sandbox_does_what_engines_need() {
    let ended = compiled(&WorkingFolder::new(), "permitted.c", &[]);
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), "done\n"), "{ended:?}");
}

#[test]
fn a_program_in_the_sandbox_cannot_change_files_send_signals_or_outlive_the_bot() {
    let (folder, other) = (WorkingFolder::new(), WorkingFolder::new());
    let changed = || other.path().metadata().unwrap().modified().unwrap();
    let before = changed();
    let ended = compiled(&folder, "forbidden.c", &[&other.file("")]);
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), "done\n"), "{ended:?}");
    assert_eq!(changed(), before);
}

#[test]
fn a_program_in_the_sandbox_runs() {
    let ended = sandboxed("echo D3; echo thinking >&2; exit 7");
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(7), "D3\n"), "{ended:?}");
    assert_eq!(ended.stderr, "thinking\n");
}

#[test]
fn a_program_in_the_sandbox_reads_no_file_of_the_bot() {
    let folder = WorkingFolder::with_file("[discord]\ntoken = 'seCRet'\n");
    let limits = ["--memory=256", "--seconds=10"];
    let (file, parent) = (folder.file("dvonn.toml"), folder.file(""));
    for read in [file.as_str(), "/etc/passwd", "/proc/self/environ", "/proc/1/environ"] {
        let script = format!("read line < {read} && echo \"$line\"");
        let ended = sandboxed_with(&folder, &limits, &script);
        assert_eq!(ended.stdout, "", "{read}: {ended:?}");
        assert!(ended.stderr.contains("Permission denied"), "{read}: {ended:?}");
    }
    let given = [&limits[..], &["--folder", &parent]].concat();
    let ended = sandboxed_with(&folder, &given, "read line < dvonn.toml && echo \"$line\"");
    assert_eq!(ended.stdout, "[discord]\n", "it starts in the folder that it may read: {ended:?}");
}

#[test]
fn a_program_in_the_sandbox_writes_no_file() {
    let folder = WorkingFolder::new();
    let (file, parent) = (folder.file("written"), folder.file(""));
    let limits = ["--memory=256", "--seconds=10", "--folder", &parent];
    for to in [file.as_str(), "/tmp/dvonn-sandbox-test"] {
        let ended = sandboxed_with(&folder, &limits, &format!("echo x > {to}; echo \"code $?\""));
        assert!(ended.stderr.contains("Permission denied"), "{ended:?}");
    }
    assert!(!folder.contains("written"));
    assert_eq!(sandboxed("echo x > /dev/null && echo done").stdout, "done\n");
}

#[test]
fn a_program_in_the_sandbox_gets_nothing_from_the_bots_environment() {
    let ended = sandboxed("echo \"[$DVONN_DISCORD_TOKEN$HOME$USER]\"");
    assert_eq!(ended.stdout, "[]\n", "{ended:?}");
    let ended = sandboxed(
        "fd=3; while [ $fd -lt 64 ]; do { true <&$fd; } 2>/dev/null && echo $fd; fd=$((fd+1)); done",
    );
    assert_eq!(ended.stdout, "", "no open files: {ended:?}");
}

#[test]
fn a_program_in_the_sandbox_starts_no_process() {
    for script in ["(echo started)", "/bin/echo started; echo started", "echo started | read x"] {
        let ended = sandboxed(script);
        assert_eq!(ended.stdout, "", "{script}: {ended:?}");
        assert!(ended.stderr.contains("fork"), "{script}: {ended:?}");
    }
    assert_eq!(sandboxed("exec /bin/echo became").stdout, "became\n");
}

#[test]
fn a_program_in_the_sandbox_sends_no_signal() {
    let ended = sandboxed("kill -9 $PPID; echo \"code $?\"");
    assert_eq!(ended.stdout, "code 1\n", "{ended:?}");
    assert!(ended.stderr.contains("not permitted"), "{ended:?}");
}

#[test]
fn a_program_in_the_sandbox_uses_no_network() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let script = format!("exec 3<>/dev/tcp/127.0.0.1/{port} && echo connected");
    let folder = WorkingFolder::new();
    let bash = ["engine", "--memory=256", "--seconds=10", "--", "/bin/bash", "-c", &script];
    let ended = folder.run(&bash);
    assert_eq!(ended.stdout, "", "{ended:?}");
    assert!(ended.stderr.contains("not permitted"), "{ended:?}");
}

#[test]
fn a_program_in_the_sandbox_uses_limited_memory_and_processor_time() {
    let folder = WorkingFolder::new();
    let limits = ["--memory=64", "--seconds=10"];
    let ended = sandboxed_with(&folder, &limits, "x=0123456789; while :; do x=$x$x; done");
    assert_ne!(ended.code, Some(0), "{ended:?}");
    let limits = ["--memory=64", "--seconds=1"];
    let ended = sandboxed_with(&folder, &limits, "echo started; while :; do :; done");
    assert_eq!((ended.code, ended.stdout.as_str()), (None, "started\n"), "{ended:?}");
}

#[test]
fn a_missing_program_is_an_error_of_the_sandbox() {
    let folder = WorkingFolder::new();
    let arguments = ["engine", "--memory=64", "--seconds=1", "--", "/nowhere/holtz"];
    folder.run(&arguments).assert_failed(1, "cannot run /nowhere/holtz: No such file");
}

#[test]
fn check_config_says_which_engines_can_play() {
    let engine =
        |name: &str, file: &str| format!("[[engines]]\nname = '{name}'\ncommand = ['{file}']\n");
    let engines = engine("Holtz", "/bin/sh") + &engine("Boltz", "/nowhere/boltz");
    let ended = WorkingFolder::with_file(&engines).run(&["check-config"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stdout.contains("\nengine Holtz: can play  (dvonn.toml:1)\n"), "{ended:?}");
    let missing = "\nengine Boltz: cannot play: cannot find /nowhere/boltz: No such file";
    assert!(ended.stdout.contains(missing), "{ended:?}");
}
