//! Engines that the operator adds as opponents: `[[engines]]`.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Deserializer, de::Error as _};

use super::numbers::Count;

/// The names of the computer's levels, which no engine may have.
const LEVELS: [&str; 9] = [
    "beginner",
    "novice",
    "casual",
    "skilled",
    "club player",
    "strong",
    "expert",
    "master",
    "grandmaster",
];

/// The maximum length of a name in characters, so that it fits beside a rating in a picture.
const MAX_NAME: usize = 24;

/// The maximum number of engines: as many as Discord shows in a list.
pub(super) const MAX_ENGINES: usize = 25;

/// An engine that the operator adds as an opponent: a program that speaks the contest protocol.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a section: write [[engines]] on its own line")]
pub struct Engine {
    /// The name that players see.
    pub name: EngineName,
    /// The file to run, and its arguments. No shell reads them.
    pub command: EngineCommand,
    /// The seconds of processor time that it has for all its moves in a game.
    #[serde(default = "default_time")]
    pub time: Count,
    /// The most memory that it may use, in MiB.
    #[serde(default = "default_memory")]
    pub memory: Count,
    /// The number of games in which it may run at once.
    #[serde(default = "default_games")]
    pub games: Count,
    /// A folder that it may read, in which it starts.
    pub folder: Option<PathBuf>,
    /// Whether it understands the line `Resume`.
    #[serde(default)]
    pub resumes: bool,
    /// The level of the computer, from 1, that takes over a game in which it fails.
    #[serde(default)]
    pub substitute: Substitute,
}

fn default_time() -> Count {
    Count(30)
}

fn default_memory() -> Count {
    Count(512)
}

fn default_games() -> Count {
    Count(4)
}

impl Engine {
    /// Checks whether its program can be run here.
    ///
    /// # Errors
    /// Says what is missing.
    pub fn check(&self) -> Result<(), String> {
        if !cfg!(target_os = "linux") {
            return Err(String::from("engines run only on Linux"));
        }
        let file = self.command.words().first().map(PathBuf::from).unwrap_or_default();
        let found = std::fs::metadata(&file)
            .map_err(|error| format!("cannot find {}: {error}", file.display()))?;
        if !found.is_file() || !may_be_run(&found) {
            return Err(format!("{} is not a program", file.display()));
        }
        if let Some(folder) = self.folder.as_ref().filter(|folder| !folder.is_dir()) {
            return Err(format!("there is no folder {}", folder.display()));
        }
        Ok(())
    }

    /// Returns the processor time that it has for a game.
    pub fn time(&self) -> Duration {
        Duration::from_secs(self.time.get() as u64)
    }
}

#[cfg(unix)]
fn may_be_run(file: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    file.permissions().mode() & 0o111 != 0
}

#[cfg(not(unix))]
fn may_be_run(_: &std::fs::Metadata) -> bool {
    true
}

/// The name of an engine: letters, digits, spaces, dots and hyphens. So it needs no escaping, and
/// cannot be taken for a mention, a link or a level.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct EngineName(String);

impl EngineName {
    /// Returns the name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns true if people could confuse the two.
    fn is_like(&self, other: &EngineName) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

impl TryFrom<String> for EngineName {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let is_allowed = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '.' | '-');
        let length = name.chars().count();
        if length == 0 || length > MAX_NAME || name.trim() != name || !name.chars().all(is_allowed)
        {
            return Err(format!(
                "expected a name of 1 to {MAX_NAME} letters, digits, spaces, dots and hyphens"
            ));
        }
        if LEVELS.contains(&name.to_lowercase().as_str()) {
            return Err(format!("{name} is a level of the computer; choose another name"));
        }
        Ok(Self(name))
    }
}

/// The file to run, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Vec<String>")]
pub struct EngineCommand(Vec<String>);

impl EngineCommand {
    /// Returns the file to run, and its arguments.
    pub fn words(&self) -> &[String] {
        &self.0
    }
}

impl TryFrom<Vec<String>> for EngineCommand {
    type Error = &'static str;

    fn try_from(words: Vec<String>) -> Result<Self, Self::Error> {
        let is_absolute = words.first().is_some_and(|file| file.starts_with('/'));
        if !is_absolute || words.iter().any(|word| word.contains('\0')) {
            return Err(
                "expected a list of words that starts with the whole path of a program, such \
                        as [\"/opt/holtz/holtz\", \"--quiet\"]",
            );
        }
        Ok(Self(words))
    }
}

/// The number of a level of the computer, from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Count")]
pub struct Substitute(u8);

impl Substitute {
    /// Returns the number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Substitute {
    fn default() -> Self {
        Self(5)
    }
}

impl TryFrom<Count> for Substitute {
    type Error = &'static str;

    fn try_from(number: Count) -> Result<Self, Self::Error> {
        let level =
            u8::try_from(number.get()).ok().filter(|level| usize::from(*level) <= LEVELS.len());
        level.map(Self).ok_or("expected the number of a level from 1 to 9")
    }
}

/// Reads all engines, and checks that there are not too many and that no two have the same name.
pub(super) fn engines<'de, D: Deserializer<'de>>(source: D) -> Result<Vec<Engine>, D::Error> {
    let engines = Vec::<Engine>::deserialize(source)?;
    if engines.len() > MAX_ENGINES {
        return Err(D::Error::custom(format!("expected at most {MAX_ENGINES} engines")));
    }
    for (index, engine) in engines.iter().enumerate() {
        if engines[..index].iter().any(|other| other.name.is_like(&engine.name)) {
            return Err(D::Error::custom(format!("two engines have the name {}", engine.name.0)));
        }
    }
    Ok(engines)
}
