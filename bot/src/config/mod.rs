//! The bot's settings: defaults, then a file, then the environment, each overriding the one
//! before. Every fault is reported, not only the first, with the place it was read from.
//!
//! - `settings` is the table of all settings, and the one place to add another;
//! - `table` makes the structs and look-ups from it;
//! - `values` and `numbers` are the types that a setting can have;
//! - `file` and `environment` read, `example` writes, and `problem` says what is wrong with what they read.
//!
//! It knows nothing of what the settings are for, beyond the sentence that describes each.

mod environment;
mod example;
mod file;
mod numbers;
mod problem;
mod settings;
mod table;
mod values;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

pub use numbers::{Count, Threads};
pub use problem::{ConfigError, Problem};
pub use settings::{Computer, Config, Database, Discord, Log};
pub use values::{ApiUrl, DatabaseUrl, LogLevel, Secret};

/// The settings file that is read when none is named, if it is there.
pub const DEFAULT_FILE: &str = "dvonn.toml";

/// Where a setting got its value.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// Nobody set it.
    #[default]
    Default,
    /// A settings file.
    File {
        /// The file, as it was named.
        path: PathBuf,
        /// The line of the setting, counted from 1.
        line: usize,
    },
    /// An environment variable.
    Environment {
        /// The variable's name.
        variable: String,
    },
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line } => write!(f, "{}:{line}", path.display()),
            Self::Environment { variable } => write!(f, "environment variable {variable}"),
        }
    }
}

/// One setting as it stands, for people to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Section and key, such as `database.url`.
    pub name: &'static str,
    /// The value, with secrets left out.
    pub value: String,
    /// Where the value came from.
    pub origin: Origin,
}

impl Config {
    /// Reads the settings: defaults, then `file` (or [`DEFAULT_FILE`] if that is there), then the
    /// process's environment.
    ///
    /// # Errors
    /// Everything that is wrong with the file and the variables; a `file` that cannot be read.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let file = match file {
            Some(path) => Some(path),
            None => Some(Path::new(DEFAULT_FILE)).filter(|path| path.exists()),
        };
        Self::read(file, std::env::vars_os())
    }

    /// As [`Config::load`], with the environment given.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn read(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut config = Self::default();
        let mut problems = Vec::new();
        if let Some(path) = file {
            file::read(path, &mut config, &mut problems);
        }
        environment::read(environment, &mut config, &mut problems);
        if problems.is_empty() { Ok(config) } else { Err(ConfigError::new(problems)) }
    }

    /// Where the setting of this name (`section.key`) got its value.
    pub fn origin(&self, name: &str) -> &Origin {
        self.origins.of(name)
    }

    /// Every setting as it stands.
    pub fn shown(&self) -> Vec<Shown> {
        Self::SECTIONS
            .iter()
            .flat_map(|section| section.settings)
            .map(|setting| Shown {
                name: setting.name,
                value: (setting.show)(self),
                origin: self.origin(setting.name).clone(),
            })
            .collect()
    }
}

/// Which settings were given, and where.
#[derive(Clone, Debug, Default)]
struct Origins(BTreeMap<&'static str, Origin>);

impl Origins {
    fn of(&self, name: &str) -> &Origin {
        self.0.get(name).unwrap_or(&Origin::Default)
    }

    fn set(&mut self, name: &'static str, origin: Origin) {
        self.0.insert(name, origin);
    }
}

#[cfg(test)]
mod tests;
