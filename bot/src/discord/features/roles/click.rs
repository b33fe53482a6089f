//! The buttons that clear a role.

use dvonn_model::RoleReward;
use serenity::all::ComponentInteraction;

use crate::discord::features::roles::command::set_and_show;
use crate::discord::kit::admission::check_manager;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::{custom_ids, named_part};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

custom_ids! {
    /// A button below the roles for ladder places and titles.
    pub(crate) enum RolesClick {
        /// Give no role for a reward any more.
        "reward-clear" => Clear { reward: RoleReward },
    }
}

named_part!(RoleReward);

impl Click for RolesClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let RolesClick::Clear { reward } = self;
        check_manager(caller)?;
        caller.defer_in_place().await?;
        set_and_show(app, caller, &[(reward, None)], None).await
    }
}
