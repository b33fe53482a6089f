//! Imports games from text, by command or form. Only the person who imports a game sees it.

use crate::discord::features::records::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::explain::import::Unimportable;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::import::{read, store_import};

/// Stores the game in `content` and opens it.
pub(crate) async fn import(
    app: &App,
    caller: &Caller,
    content: Result<String, Unimportable>,
) -> Result<(), Failure> {
    let record = content.and_then(|text| read(&text))?;
    let subject = store_import(app, caller, record).await?;
    let view = view::page(caller.style(), &subject, caller.person.id, 0);
    Ok(caller.reply_private(&view).await?)
}
