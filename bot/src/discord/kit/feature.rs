//! What a feature is: the commands, custom ids, forms and background work that it registers.

use std::str::FromStr;
use std::sync::Arc;

use futures::future::BoxFuture;
use jiff::Timestamp;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, ModalInteractionData};

use crate::discord::kit::app::App;
use crate::discord::kit::background::Progress;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::command::Command;
use crate::discord::kit::custom_id;
use crate::discord::kit::custom_id::CustomId;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::view::View;

/// One feature, as `features` lists it.
pub(crate) struct Feature {
    /// Its commands.
    pub(crate) commands: &'static [Place],
    /// Its buttons and menus.
    pub(crate) clicks: &'static [ClickHandler],
    /// Its forms.
    pub(crate) forms: &'static [FormHandler],
    /// What it does without being asked.
    pub(crate) background: &'static [Work],
}

impl Feature {
    /// A feature that registers nothing.
    pub(crate) const EMPTY: Feature =
        Feature { commands: &[], clicks: &[], forms: &[], background: &[] };
}

/// Where a command stands.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// A command of its own.
    Top(fn() -> Command),
    /// A subcommand of the command of this name.
    Under(&'static str, fn() -> Command),
}

/// Custom ids that a feature serves when a button is pressed or a choice made.
pub(crate) trait Click: CustomId + Send {
    /// Does what the click means.
    fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> impl Future<Output = Result<(), Failure>> + Send;
}

/// Reads and serves the clicks of one type.
#[derive(Clone, Copy)]
pub(crate) struct ClickHandler {
    /// The first parts of its custom ids.
    pub(crate) prefixes: &'static [&'static str],
    /// Serves a click whose custom id begins with one of them.
    pub(crate) serve: for<'a> fn(
        &'a App,
        &'a Caller,
        &'a ComponentInteraction,
    ) -> BoxFuture<'a, Result<(), Failure>>,
    /// Checks that its ids read back as themselves.
    #[cfg(test)]
    pub(crate) check: fn(&mut dvonn_engine::Random),
}

impl ClickHandler {
    /// The handler of this type of clicks.
    pub(crate) const fn of<T: Click>() -> ClickHandler {
        ClickHandler {
            prefixes: T::PREFIXES,
            serve: serve_click::<T>,
            #[cfg(test)]
            check: custom_id::check::<T>,
        }
    }
}

fn serve_click<'a, T: Click>(
    app: &'a App,
    caller: &'a Caller,
    press: &'a ComponentInteraction,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        let click: T = custom_id::decode(&press.data.custom_id).map_err(|_| Failure::Unknown)?;
        click.serve(app, caller, press).await
    })
}

/// The value that was chosen in a menu.
pub(crate) fn chosen<T: FromStr>(press: &ComponentInteraction) -> Result<T, Failure> {
    let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else {
        return Err(Failure::Unknown);
    };
    values.first().and_then(|value| value.parse().ok()).ok_or(Failure::Unknown)
}

/// Custom ids of forms, which a feature serves when one is sent in.
pub(crate) trait Form: CustomId + Send {
    /// Does what the form asks for.
    fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// What the person wrote, to be given back to them should the form not be taken. Nothing where it
    /// is quickly written again.
    fn written(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View>;
}

/// Reads and serves the forms of one type.
#[derive(Clone, Copy)]
pub(crate) struct FormHandler {
    /// The first parts of its custom ids.
    pub(crate) prefixes: &'static [&'static str],
    /// Serves a form whose custom id begins with one of them.
    pub(crate) serve: for<'a> fn(
        &'a App,
        &'a Caller,
        &'a ModalInteractionData,
    ) -> BoxFuture<'a, Result<(), Failure>>,
    /// What the person wrote, to be given back to them.
    pub(crate) written: fn(&Caller, &ModalInteractionData) -> Option<View>,
    /// Checks that its ids read back as themselves.
    #[cfg(test)]
    pub(crate) check: fn(&mut dvonn_engine::Random),
}

impl FormHandler {
    /// The handler of this type of forms.
    pub(crate) const fn of<T: Form>() -> FormHandler {
        FormHandler {
            prefixes: T::PREFIXES,
            serve: serve_form::<T>,
            written: written::<T>,
            #[cfg(test)]
            check: custom_id::check::<T>,
        }
    }
}

fn serve_form<'a, T: Form>(
    app: &'a App,
    caller: &'a Caller,
    data: &'a ModalInteractionData,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        let form: T = custom_id::decode(&data.custom_id).map_err(|_| Failure::Unknown)?;
        form.serve(app, caller, data).await
    })
}

fn written<T: Form>(caller: &Caller, data: &ModalInteractionData) -> Option<View> {
    custom_id::decode::<T>(&data.custom_id).ok()?.written(caller, data)
}

/// Work in the background, which the keeper does until the bot stops.
#[derive(Clone, Copy)]
pub(crate) enum Work {
    /// What time decides, in the database alone: all of it one after the other, so that nothing here
    /// waits for Discord.
    Decide(Round),
    /// What takes Discord a while: each at its own pace.
    Tell {
        /// What it is called in the log.
        name: &'static str,
        /// One round.
        round: Round,
    },
    /// A loop of its own.
    Loop(fn(Arc<App>) -> BoxFuture<'static, ()>),
}

/// One round of work, at this time.
pub(crate) type Round =
    for<'a> fn(&'a Arc<App>, Timestamp) -> BoxFuture<'a, Result<Progress, Failure>>;
