//! The buttons and the menu of an opening.

use dvonn_rules::Cell;
use dvonn_school::Opening;
use serenity::all::ComponentInteraction;

use crate::discord::features::openings::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};

custom_ids! {
    /// A button or menu of the openings.
    pub(crate) enum OpeningClick {
        /// Show an opening.
        "opening" => Show { opening: Opening },
        /// The menu of what was placed next. Its value is the cell.
        "opening-next" => Next { opening: Opening },
    }
}

impl Click for OpeningClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let opening = match self {
            OpeningClick::Show { opening } => opening,
            OpeningClick::Next { opening } => {
                opening.with(chosen::<Cell>(press)?).ok_or(Failure::Unknown)?
            }
        };
        view::show(app, caller, opening).await
    }
}
