//! Reads the settings file and the environment, and collects every mistake in them.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use serde::Deserialize as _;
use serde_path_to_error::Segment;
use toml::de::{DeTable, Deserializer};
use toml::{Table, Value};

use super::{Config, token_file};

const PREFIX: &str = "DVONN_";

/// The source of each section (`log`) and each setting (`log.level`): the line in the file, or 0,
/// and the name of the file or variable.
pub(super) type Origins = BTreeMap<String, (usize, String)>;

/// The settings and mistakes so far.
#[derive(Default)]
pub(super) struct Reader {
    values: Table,
    origins: Origins,
    pub(super) mistakes: Vec<String>,
    files_with_secrets: Vec<PathBuf>,
}

impl Reader {
    /// Reads a TOML file.
    pub(super) fn file(&mut self, path: &Path) {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => {
                let path = path.display();
                self.mistakes.push(format!("{path}: cannot read the settings file: {error}"));
                return;
            }
        };
        let origin = |byte: usize| {
            let line = 1 + text.bytes().take(byte).filter(|byte| *byte == b'\n').count();
            (line, format!("{}:{line}", path.display()))
        };
        let (document, mut errors) = DeTable::parse_recoverable(&text);
        for (section, value) in document.get_ref() {
            self.origins.insert(section.get_ref().to_string(), origin(section.span().start));
            for key in value.get_ref().as_table().into_iter().flat_map(DeTable::keys) {
                let name = format!("{}.{}", section.get_ref(), key.get_ref());
                self.origins.insert(name, origin(key.span().start));
            }
            let repeated = value.get_ref().as_array().into_iter().flatten().enumerate();
            for (index, value) in repeated {
                let name = format!("{}[{index}]", section.get_ref());
                for key in value.get_ref().as_table().into_iter().flat_map(DeTable::keys) {
                    let name = format!("{name}.{}", key.get_ref());
                    self.origins.insert(name, origin(key.span().start));
                }
                self.origins.insert(name, origin(value.span().start));
            }
        }
        if errors.is_empty() {
            match Table::deserialize(Deserializer::from(document)) {
                Ok(values) => self.values = values,
                Err(error) => errors.push(error),
            }
        }
        errors.sort_by_key(|error| error.span().map(|span| span.start));
        self.mistakes.extend(errors.iter().map(|error| {
            let (_, origin) = origin(error.span().map_or(0, |span| span.start));
            format!("{origin}: invalid TOML: {}", error.message())
        }));
        self.check();
        if has_secret(&self.values) {
            self.files_with_secrets.push(path.to_owned());
        }
    }

    /// Reads the variables `DVONN_<SECTION>_<KEY>`, which override the file.
    ///
    /// Reports misspelled sections and ignores other unknown ones: the tests use some variables,
    /// and container platforms set some for a service named `dvonn-database`.
    pub(super) fn environment(
        &mut self,
        variables: impl IntoIterator<Item = (OsString, OsString)>,
    ) {
        let settings = Config::default().values().map(|(name, _)| name);
        let is_section = |name: &str| settings.iter().any(|it| it.split('.').next() == Some(name));
        for (variable, value) in variables {
            let Ok(variable) = variable.into_string() else { continue };
            let Some(name) = variable.strip_prefix(PREFIX) else { continue };
            let name = name.to_lowercase().replacen('_', ".", 1);
            let origin = format!("environment variable {variable}");
            let (section, key) = name.split_once('.').unwrap_or_default();
            if is_section(section) {
                if is_service_link(key, &value) {
                    continue;
                }
                let Ok(text) = value.into_string() else {
                    self.mistakes.push(format!("{origin}: not valid UTF-8"));
                    continue;
                };
                let table = self.values.entry(section).or_insert_with(|| Table::new().into());
                if let Value::Table(table) = table {
                    table.insert(key.to_owned(), text.into());
                }
                self.origins.insert(name, (0, origin));
            } else if let Some(meant) =
                settings.iter().find(|known| strsim::osa_distance(known, &name) <= 2)
            {
                let meant = meant.replace('.', "_").to_uppercase();
                self.mistakes
                    .push(format!("{origin}: unknown setting; did you mean {PREFIX}{meant}?"));
            }
        }
        self.check();
    }

    /// Reads the token from the file that `discord.token_file` names, if it does.
    pub(super) fn token_file(&mut self) {
        let Some(Value::Table(discord)) = self.values.get_mut("discord") else { return };
        let Some(path) = discord.get("token_file").and_then(Value::as_str).map(PathBuf::from)
        else {
            return;
        };
        let origin = |name| self.origins.get(name).map(|(_, origin)| origin.clone());
        let read = match origin("discord.token") {
            Some(other) => Err(format!("the token is also in {other}; remove one of the two")),
            None => token_file::read(&path),
        };
        match read {
            Ok(token) => {
                discord.insert("token".to_owned(), token.into());
                self.origins.insert("discord.token".to_owned(), (0, path.display().to_string()));
                if !token_file::is_guarded(&path) {
                    self.files_with_secrets.push(path);
                }
            }
            Err(mistake) => {
                let origin = origin("discord.token_file").unwrap_or_default();
                self.mistakes.push(format!("{origin}: discord.token_file: {mistake}"));
            }
        }
    }

    /// Returns the valid settings.
    pub(super) fn config(self) -> Result<Config, toml::de::Error> {
        let Reader { values, origins, files_with_secrets, .. } = self;
        Ok(Config { origins, files_with_secrets, ..Config::deserialize(values)? })
    }

    /// Reports and removes every wrong value. serde stops at the first one, so this tries again
    /// until none is left.
    fn check(&mut self) {
        let mut found = Vec::new();
        while let Err(error) = serde_path_to_error::deserialize::<_, Config>(self.values.clone()) {
            let name = error.path().to_string();
            let (line, origin) = self.origins.get(&name).cloned().unwrap_or_default();
            let message = without_value(error.inner().message());
            found.push((line, format!("{origin}: {name}: {message}")));
            let path: Vec<_> = error.path().iter().map(Segment::to_string).collect();
            if remove(&mut self.values, &path).is_none() {
                self.values.clear();
            }
        }
        found.sort();
        self.mistakes.extend(found.into_iter().map(|(_, mistake)| mistake));
    }
}

/// Returns true if the valid settings `values` contain a token or a password.
fn has_secret(values: &Table) -> bool {
    let Ok(config) = Config::deserialize(values.clone()) else { return false };
    config.discord.token.is_some() || config.database.url.has_password()
}

fn remove(values: &mut Table, path: &[String]) -> Option<Value> {
    match path {
        [section] => values.remove(section),
        [section, ..] if values.get(section).is_some_and(Value::is_array) => values.remove(section),
        [section, key, ..] => values.get_mut(section)?.as_table_mut()?.remove(key),
        [] => None,
    }
}

/// Removes the value from `invalid type: string "abc", expected …`: it may be a secret.
fn without_value(message: &str) -> String {
    match message.rsplit_once(", expected ") {
        Some((found, expected)) if found.starts_with("invalid type") => {
            format!("expected {expected}")
        }
        _ => message.to_owned(),
    }
}

/// Returns true if container platforms set this variable for a linked service.
fn is_service_link(key: &str, value: &OsStr) -> bool {
    key.starts_with("service_host")
        || key.starts_with("service_port")
        || key.starts_with("port_")
        || (key == "port" && value.to_string_lossy().contains("://"))
}
