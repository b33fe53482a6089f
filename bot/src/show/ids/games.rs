//! Custom ids of the list of a person's running games.

use crate::runtime::custom_id::{custom_ids, named_part};
use crate::show::ids::pager::PageStep;

custom_ids! {
    /// A button that shows another page of the person's running games.
    pub(crate) enum GamesClick {
        /// A step from a page, counted from 0.
        "games" => Page { scope: GamesScope, at: usize, step: PageStep },
    }
}

/// Which games a list shows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum GamesScope {
    /// Those of the server where the list is shown.
    Here,
    /// Those of all places.
    Everywhere,
}

named_part!(GamesScope);
