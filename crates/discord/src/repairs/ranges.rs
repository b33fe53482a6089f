//! Checks the numbers in a command's options against the ranges registered with Discord. Discord
//! checks them too, but what arrives must not depend on that.

use std::borrow::Cow;

use poise::ApplicationContext;
use serde_json::Value;
use serenity::all::ResolvedValue;

type Translations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The error for an option whose number is outside its range.
#[derive(Clone, Debug, PartialEq)]
pub struct OutOfRange {
    option: String,
    /// The option's names in other languages, by their tags.
    translations: Translations,
    /// The smallest number that is allowed.
    pub from: f64,
    /// The largest number that is allowed.
    pub to: f64,
}

impl OutOfRange {
    /// Returns the name of the option in the language with this tag of Discord.
    pub fn option(&self, tag: &str) -> &str {
        let translated = self.translations.iter().find(|(known, _)| known == tag);
        translated.map_or(&self.option, |(_, name)| name)
    }
}

/// Checks every number among the options of a command.
///
/// # Errors
/// [`OutOfRange`] for the first number outside its range.
pub fn check<U, E>(ctx: ApplicationContext<'_, U, E>) -> Result<(), OutOfRange> {
    for option in ctx.args {
        #[expect(clippy::cast_precision_loss, reason = "ranges end far below 2^53")]
        let number = match option.value {
            ResolvedValue::Integer(number) => number as f64,
            ResolvedValue::Number(number) => number,
            _ => continue,
        };
        let parameters = &ctx.command().parameters;
        let parameter = parameters.iter().find(|parameter| parameter.name == option.name);
        let registered =
            parameter.and_then(poise::CommandParameter::create_as_slash_command_option);
        let Some(registered) = registered.and_then(|it| serde_json::to_value(it).ok()) else {
            continue;
        };
        let end = |name: &str| registered.get(name).and_then(Value::as_f64);
        let (from, to) =
            (end("min_value").unwrap_or(f64::MIN), end("max_value").unwrap_or(f64::MAX));
        // A choice is registered without a range: it arrives as the number of the choice.
        if !(from..=to).contains(&number) {
            let translations =
                parameter.map(|it| it.name_localizations.clone()).unwrap_or_default();
            return Err(OutOfRange { option: option.name.to_owned(), translations, from, to });
        }
    }
    Ok(())
}
