//! Offers between players: draws, takebacks, pauses, extra time and rematches.

mod click;
mod command;
mod make;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::game::offers::offer_face;
use crate::discord::kit::ids::offer::OfferClick;
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::offer),
        CommandPlace::Under("game", command::abort),
        CommandPlace::Under("game", command::claim),
    ],
    clicks: &[ClickHandler::of::<OfferClick>()],
    posts: &[
        PostHandler { kind: PostKind::Offer, face: |app, post| Box::pin(offer_face(app, post)) },
        PostHandler {
            kind: PostKind::Declined,
            face: |app, post| Box::pin(click::declined(app, post)),
        },
    ],
    ..Feature::EMPTY
};
