//! What is wrong with the settings, said so that an operator can mend it.

use std::fmt;

use super::settings::Config;
use super::table::{Section, Setting};

/// One fault: where it is, which setting it is about, and what may stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    place: String,
    message: String,
}

impl Problem {
    pub(super) fn new(place: impl fmt::Display, message: impl Into<String>) -> Self {
        Self { place: place.to_string(), message: message.into() }
    }

    /// A known setting with a value that it cannot have.
    pub(super) fn bad_value(place: impl fmt::Display, setting: &Setting, fault: &str) -> Self {
        Self::new(place, format!("{} {fault}; it must be {}", setting.name, setting.expects))
    }

    /// A key that its section does not have. `spelled` writes a setting's name as it is written
    /// where the key was read.
    pub(super) fn unknown_key(
        place: impl fmt::Display,
        section: &Section,
        key: &str,
        spelled: impl Fn(&Setting) -> String,
    ) -> Self {
        let hint = match nearest(key, section.settings.iter().map(|known| (known.key, known))) {
            Some(known) => format!("did you mean {}?", spelled(known)),
            None => format!("there is {}", list(section.settings.iter().map(spelled))),
        };
        Self::new(place, format!("there is no setting {}.{key}; {hint}", section.name))
    }

    /// A section that is not one.
    pub(super) fn unknown_section(place: impl fmt::Display, name: &str) -> Self {
        let bracketed = |section: &Section| format!("[{}]", section.name);
        let hint = match nearest(name, Config::SECTIONS.iter().map(|known| (known.name, known))) {
            Some(known) => format!("did you mean {}?", bracketed(known)),
            None => format!("there is {}", list(Config::SECTIONS.iter().map(bracketed))),
        };
        Self::new(place, format!("there is no section [{name}]; {hint}"))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// Everything that is wrong with the settings, one line each.
#[derive(Debug, thiserror::Error)]
#[error("{}", lines(.problems))]
pub struct ConfigError {
    problems: Vec<Problem>,
}

impl ConfigError {
    pub(super) fn new(problems: Vec<Problem>) -> Self {
        Self { problems }
    }

    /// The faults, in the order they were read.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

fn lines(problems: &[Problem]) -> String {
    problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n")
}

/// The candidate whose name is most like `name`, if one is like it at all.
fn nearest<'a, T>(name: &str, candidates: impl Iterator<Item = (&'a str, T)>) -> Option<T> {
    const ALIKE: f64 = 0.7;
    let name = name.to_lowercase();
    candidates
        .map(|(known, candidate)| (strsim::jaro(&name, known), candidate))
        .filter(|(likeness, _)| *likeness > ALIKE)
        .max_by(|(left, _), (right, _)| left.total_cmp(right))
        .map(|(_, candidate)| candidate)
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<_> = items.collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
        None => String::new(),
    }
}
