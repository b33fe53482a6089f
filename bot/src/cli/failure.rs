//! The error of a command: the lines on standard error and the exit code.

use std::fmt;
use std::process::ExitCode;

use dvonn_bot::config::ConfigError;
use dvonn_bot::start::StartError;
use dvonn_bot::text::TextError;
use dvonn_store::{CopyError, OpenError, StoreError};

/// The error of a command.
#[derive(Debug)]
pub(crate) struct Failure {
    lines: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Failed = 1,
    BadSetting = 2,
}

impl Failure {
    /// Makes an error that a retry may fix.
    pub(super) fn failed(line: impl Into<String>) -> Self {
        Self { lines: line.into(), kind: Kind::Failed }
    }

    /// Makes an error that only a change to a setting or the command line can fix.
    pub(super) fn bad_setting(lines: impl Into<String>) -> Self {
        Self { lines: lines.into(), kind: Kind::BadSetting }
    }

    /// Returns the error message, without the `error:` prefixes.
    #[cfg(feature = "playground")]
    pub(super) fn reason(&self) -> &str {
        &self.lines
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.kind as u8)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<_> = self.lines.lines().map(|line| format!("error: {line}")).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Self {
        Self::bad_setting(error.to_string())
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self::bad_setting(error.to_string())
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::BadUrl { .. } => Self::bad_setting(error.to_string()),
            other => Self::failed(other.to_string()),
        }
    }
}

impl From<CopyError> for Failure {
    fn from(error: CopyError) -> Self {
        match error {
            CopyError::Open(error) => error.into(),
            other => Self::failed(other.to_string()),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::failed(error.to_string())
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Self {
        let line = error.to_string();
        if error.is_bad_setting() { Self::bad_setting(line) } else { Self::failed(line) }
    }
}
