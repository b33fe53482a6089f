//! Reads settings from a TOML file.

use std::io::ErrorKind;
use std::path::Path;

use toml::de::{DeTable, DeValue};

use super::settings::Config;
use super::table::Section;
use super::values::Raw;
use super::{Origin, Problem};

/// Reads `path` into `config`, and what is wrong with it into `problems`.
pub(super) fn read(path: &Path, config: &mut Config, problems: &mut Vec<Problem>) {
    match std::fs::read(path) {
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(text) => File { path, text: &text, config, problems }.read(),
            Err(_) => problems.push(Problem::new(path.display(), "is not text in UTF-8")),
        },
        Err(error) => {
            let reason = match error.kind() {
                ErrorKind::NotFound => "there is no such file".to_owned(),
                ErrorKind::PermissionDenied => "this user may not read it".to_owned(),
                ErrorKind::IsADirectory => "is a folder, not a settings file".to_owned(),
                _ => format!("cannot be read: {error}"),
            };
            problems.push(Problem::new(path.display(), reason));
        }
    }
}

struct File<'a> {
    path: &'a Path,
    text: &'a str,
    config: &'a mut Config,
    problems: &'a mut Vec<Problem>,
}

impl File<'_> {
    fn read(&mut self) {
        let (document, mut errors) = DeTable::parse_recoverable(self.text);
        let start = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
        errors.sort_by_key(start);
        for error in &errors {
            let at = start(error);
            let message = format!("this is not TOML: {}", error.message());
            self.problems.push(Problem::new(self.origin(at), message));
        }
        if !errors.is_empty() {
            // What was made of the rest is a guess; faults found in a guess would mislead.
            return;
        }
        let mut sections: Vec<_> = document.get_ref().iter().collect();
        sections.sort_by_key(|(name, _)| name.span().start);
        for (name, value) in sections {
            let at = self.origin(name.span().start);
            let name = name.get_ref();
            let Some(section) = Config::SECTIONS.iter().find(|known| known.name == name) else {
                self.problems.push(Problem::unknown_section(at, name));
                continue;
            };
            if let DeValue::Table(table) = value.get_ref() {
                self.read_section(section, table);
            } else {
                let message = format!("{name} is a section; write [{name}] on a line of its own");
                self.problems.push(Problem::new(at, message));
            }
        }
    }

    fn read_section(&mut self, section: &Section, table: &DeTable<'_>) {
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in entries {
            let at = self.origin(key.span().start);
            let Some(setting) = section.setting(key.get_ref()) else {
                let problem =
                    Problem::unknown_key(at, section, key.get_ref(), |known| known.name.to_owned());
                self.problems.push(problem);
                continue;
            };
            match (setting.assign)(self.config, Raw::Toml(value.get_ref())) {
                Ok(()) => self.config.origins.set(setting.name, at),
                Err(fault) => self.problems.push(Problem::bad_value(at, setting, &fault)),
            }
        }
    }

    /// The line that holds this byte.
    fn origin(&self, byte: usize) -> Origin {
        let before = self.text.get(..byte).unwrap_or(self.text);
        let line = 1 + before.matches('\n').count();
        Origin::File { path: self.path.to_owned(), line }
    }
}
