//! Translations: the same text in the languages of Discord's client.

use super::field::Field;
use super::field_error::FieldError;

/// The locales of Discord's client.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Returns true for a locale of Discord's client.
pub(crate) fn is_locale(locale: &str) -> bool {
    LOCALES.contains(&locale)
}

/// The locales of Discord's client.
pub(crate) fn locales() -> impl Iterator<Item = &'static str> {
    LOCALES.into_iter()
}

/// The translations under `key`. Unknown locales are errors.
pub(super) fn translations<'a>(field: &Field<'a>, key: &str) -> Vec<Field<'a>> {
    let mut known = Vec::new();
    for (locale, text) in field.get(key).entries() {
        if is_locale(locale) {
            known.push(text);
        } else {
            let message = format!("Value \"{locale}\" is not a valid enum value.");
            text.add_error(FieldError::new("ENUM_TYPE_COERCE", message));
        }
    }
    known
}
