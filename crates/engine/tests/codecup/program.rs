//! A running `dvonn-codecup`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A `dvonn-codecup` process with piped input and output. Dropping it kills the process.
pub(crate) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

/// The exit code and remaining output of a finished program.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Exit {
    pub(crate) code: Option<i32>,
    /// Standard output that had not been read yet.
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Program {
    pub(crate) fn start(options: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_dvonn-codecup"))
            .args(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Program { child, input, output }
    }

    /// Runs the program with the given input until it exits.
    pub(crate) fn run(options: &[&str], input: &str) -> Exit {
        let mut program = Program::start(options);
        program.write(input);
        program.close_input_and_wait()
    }

    /// Writes text to the program. Ignores errors, because the program may already have exited.
    pub(crate) fn write(&mut self, text: &str) {
        if let Some(input) = &mut self.input {
            let _exited = input.write_all(text.as_bytes());
        }
    }

    /// Waits for the next line of output. Panics if there is none.
    pub(crate) fn read(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.strip_suffix('\n').expect("the program writes another line").to_owned()
    }

    /// Closes the program's input and waits until it exits.
    pub(crate) fn close_input_and_wait(mut self) -> Exit {
        self.input = None;
        self.wait()
    }

    /// Waits until the program exits.
    pub(crate) fn wait(mut self) -> Exit {
        let mut exit = Exit { code: None, output: String::new(), errors: String::new() };
        self.output.read_to_string(&mut exit.output).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut exit.errors).unwrap();
        exit.code = self.child.wait().unwrap().code();
        exit
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Fails if the program has already exited, as it should have.
        let _exited = self.child.kill();
    }
}
