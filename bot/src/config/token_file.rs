//! The file that contains only the bot's token: a Docker secret, a systemd credential, or any other.
//! No error repeats its text.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use super::BotToken;

/// The number of bytes that are read of a file. A token has about 70.
const LIMIT: u64 = 4096;

/// Where Docker and systemd put secrets. They decide who can reach a file there, whatever its mode
/// says.
const GUARDED: &str = "/run";

/// Returns the token in `file`.
///
/// # Errors
/// Says why the file cannot be read, or what is wrong with its text.
pub(super) fn read(file: &Path) -> Result<String, String> {
    let name = file.display();
    if file.as_os_str().is_empty() {
        return Err("the name of the file is missing".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|file| file.take(LIMIT).read_to_end(&mut bytes))
        .map_err(|error| format!("cannot read {name}: {error}"))?;
    let text = String::from_utf8_lossy(&bytes);
    let token = text.trim();
    if token.lines().count() > 1 {
        return Err(format!("{name} has more than one line; write only the token into it"));
    }
    match BotToken::try_from(token.to_owned()) {
        Ok(_) => Ok(token.to_owned()),
        Err(mistake) => Err(format!("{name}: {mistake}")),
    }
}

/// Returns true if Docker or systemd has put the file where it is.
pub(super) fn is_guarded(file: &Path) -> bool {
    file.starts_with(GUARDED)
}
