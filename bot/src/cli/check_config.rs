//! `check-config`: the settings as they stand.

use dvonn_bot::config::Config;

use super::failure::Failure;
use super::say;

pub(super) fn perform(config: &Config) -> Result<(), Failure> {
    let settings = config.shown();
    let name_width = settings.iter().map(|setting| setting.name.len()).max().unwrap_or_default();
    let value_width = settings.iter().map(|setting| setting.value.len()).max().unwrap_or_default();
    for setting in settings {
        let (name, value, origin) = (setting.name, setting.value, setting.origin);
        say(&format!("{name:name_width$}  {value:value_width$}  ({origin})"))?;
    }
    if config.discord.token.is_none() {
        say("\nThe settings are right, but `run` also needs discord.token.")?;
    }
    Ok(())
}
