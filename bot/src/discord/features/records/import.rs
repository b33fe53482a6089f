//! Games that people bring as text, by a command or a form: kept, and shown to them alone.

use crate::discord::features::records::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::import::{keep, read};
use crate::discord::kit::record::unimportable;
use crate::discord::kit::record::unimportable::Unimportable;
use crate::discord::kit::view::View;

/// Keeps the game that `content` is, and opens it; or says why it is none, and gives back what the
/// person brought.
pub(crate) async fn import(
    app: &App,
    caller: &Caller,
    content: Result<String, Unimportable>,
    brought: Option<View>,
) -> Result<(), Failure> {
    let record = match content.and_then(|text| read(&text)) {
        Ok(record) => record,
        Err(reason) => {
            let refusal = unimportable::unimportable(caller.text, &reason);
            let view = brought.into_iter().fold(refusal, View::and);
            return Ok(caller.reply_private(&view).await?);
        }
    };
    let subject = keep(app, caller, record).await?;
    let view = view::page(&app.painter, caller.style(), &subject, caller.person.id, 0);
    Ok(caller.reply_private(&view).await?)
}
