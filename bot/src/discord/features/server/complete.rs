//! Autocomplete for languages.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::kit::command::{Context, caller};
use crate::discord::kit::ids::setting::AS_IN_DISCORD;
use crate::discord::kit::view::{CHOICES, fit};
use crate::say;
use crate::text::Text;

/// The maximum length of a choice's label, in code points.
const MAX_LABEL: usize = 100;

/// Suggests languages whose names start with the typed text, and the option to follow the server's
/// language on Discord.
pub(crate) async fn languages(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let locale = Some(ctx.interaction.locale.as_str());
    let text = caller(ctx).await.map_or_else(|_| Text::of(locale), |caller| caller.text);
    let typed = typed.trim().to_lowercase();
    let own = Text::all().map(|text| (text.own_name().to_owned(), text.tag()));
    let choices = std::iter::once((say!(text, "button-clear-language"), AS_IN_DISCORD))
        .chain(own)
        .filter(|(name, tag)| {
            name.to_lowercase().starts_with(&typed) || tag.eq_ignore_ascii_case(&typed)
        })
        .take(CHOICES)
        .map(|(name, tag)| AutocompleteChoice::new(fit(&name, MAX_LABEL), tag));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
