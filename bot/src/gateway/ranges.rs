//! Checks the numbers in a command's options against the ranges registered with Discord. Discord
//! checks them too, but what arrives must not depend on that.

use std::borrow::Cow;

use dvonn_discord::view::View;
use poise::ApplicationContext;
use serde_json::Value;
use serenity::all::ResolvedValue;

use crate::runtime::failure::Explain;
use crate::say;
use crate::text::Text;

type Translations = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The error for an option whose number is outside its range.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OutOfRange {
    option: String,
    /// The option's names in other languages, by their tags.
    translations: Translations,
    from: f64,
    to: f64,
}

impl Explain for OutOfRange {
    fn explain(&self, text: Text) -> View {
        let OutOfRange { option, translations, from, to } = self;
        let translated = translations.iter().find(|(tag, _)| tag == text.tag());
        let option = translated.map_or(option.as_str(), |(_, name)| name);
        View::new(say!(text, "error-number-range", option = option, from = *from, to = *to))
    }
}

/// Checks every number among the options of a command.
///
/// # Errors
/// [`OutOfRange`] for the first number outside its range.
pub(crate) fn check<U, E>(ctx: ApplicationContext<'_, U, E>) -> Result<(), OutOfRange> {
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
