//! The definition of a feature: the commands, custom ids, forms and background work it registers.

use std::str::FromStr;
use std::sync::Arc;

use dvonn_discord::custom_id;
use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::View;
use dvonn_model::UserId;
use futures::future::BoxFuture;
use jiff::Timestamp;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, ModalInteractionData};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::Command;
use crate::runtime::caller::visibility::check_about;
use crate::runtime::custom_id::BotId;
use crate::runtime::failure::Failure;
use crate::runtime::posts::PostHandler;
use crate::runtime::rounds::JobProgress;

/// One feature, as `features` lists it.
pub(crate) struct Feature {
    /// Its commands.
    pub(crate) commands: &'static [CommandPlace],
    /// The handlers of its buttons and menus.
    pub(crate) clicks: &'static [ClickHandler],
    /// The handlers of its forms.
    pub(crate) forms: &'static [FormHandler],
    /// Its background work.
    pub(crate) background: &'static [Work],
    /// What it shows by itself.
    pub(crate) posts: &'static [PostHandler],
    /// How much work each of its commands, buttons and forms causes, unless they say otherwise.
    pub(crate) weight: Cost,
    /// The prefixes of its custom ids that cause heavy work, whatever its weight.
    pub(crate) heavy: &'static [&'static str],
}

impl Feature {
    /// A feature that registers nothing.
    pub(crate) const EMPTY: Feature = Feature {
        commands: &[],
        clicks: &[],
        forms: &[],
        background: &[],
        posts: &[],
        weight: Cost::Light,
        heavy: &[],
    };
}

/// The level at which a command is registered.
#[derive(Clone, Copy)]
pub(crate) enum CommandPlace {
    /// A top-level command.
    Top(fn() -> Command),
    /// An entry in the menu that Discord shows for a person or a message. Its name is the key of its
    /// text.
    Menu(fn() -> Command),
    /// A subcommand of the command with this name.
    Under(&'static str, fn() -> Command),
}

/// Custom ids of buttons and menus, with their handlers.
pub(crate) trait Click: BotId + Send {
    /// Handles the click.
    fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> impl Future<Output = Result<(), Failure>> + Send;
}

/// Decodes and handles the clicks of one type.
#[derive(Clone, Copy)]
pub(crate) struct ClickHandler {
    /// The first parts of its custom ids.
    pub(crate) prefixes: &'static [&'static str],
    /// Handles a click whose custom id has one of these prefixes.
    pub(crate) serve: for<'a> fn(
        &'a App,
        &'a Caller,
        &'a ComponentInteraction,
    ) -> BoxFuture<'a, Result<(), Failure>>,
    /// Checks that its ids round-trip.
    #[cfg(test)]
    pub(crate) check: fn(custom_id::Bits<'_>),
    /// Returns true if this is one of its ids.
    #[cfg(test)]
    pub(crate) parses: fn(&str) -> bool,
}

impl ClickHandler {
    /// Returns the handler of this type of click.
    pub(crate) const fn of<T: Click>() -> ClickHandler {
        ClickHandler {
            prefixes: T::PREFIXES,
            serve: serve_click::<T>,
            #[cfg(test)]
            check: custom_id::check::<T>,
            #[cfg(test)]
            parses: |id| custom_id::decode::<T>(id).is_ok(),
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
        check_about(app, caller, click.about()).await?;
        click.serve(app, caller, press).await
    })
}

/// Returns the value chosen in a menu.
pub(crate) fn chosen<T: FromStr>(press: &ComponentInteraction) -> Result<T, Failure> {
    let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else {
        return Err(Failure::Unknown);
    };
    values.first().and_then(|value| value.parse().ok()).ok_or(Failure::Unknown)
}

/// Returns the person chosen in a menu of people.
pub(crate) fn chosen_person(press: &ComponentInteraction) -> Result<UserId, Failure> {
    let ComponentInteractionDataKind::UserSelect { values } = &press.data.kind else {
        return Err(Failure::Unknown);
    };
    let user = values.first().ok_or(Failure::Unknown)?;
    Ok(user.get().try_into()?)
}

/// Custom ids of forms, with their handlers.
pub(crate) trait Form: BotId + Send {
    /// Handles the submitted form.
    fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Returns the person's input, for them to copy if the form is refused. `None` if it is quick
    /// to type again.
    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View>;
}

/// Decodes and handles the forms of one type.
#[derive(Clone, Copy)]
pub(crate) struct FormHandler {
    /// The first parts of its custom ids.
    pub(crate) prefixes: &'static [&'static str],
    /// Handles a form whose custom id has one of these prefixes.
    pub(crate) serve: for<'a> fn(
        &'a App,
        &'a Caller,
        &'a ModalInteractionData,
    ) -> BoxFuture<'a, Result<(), Failure>>,
    /// Returns the person's input, for them to copy.
    pub(crate) input_to_copy: fn(&Caller, &ModalInteractionData) -> Option<View>,
    /// Checks that its ids round-trip.
    #[cfg(test)]
    pub(crate) check: fn(custom_id::Bits<'_>),
    /// Returns true if this is one of its ids.
    #[cfg(test)]
    pub(crate) parses: fn(&str) -> bool,
}

impl FormHandler {
    /// Returns the handler of this type of form.
    pub(crate) const fn of<T: Form>() -> FormHandler {
        FormHandler {
            prefixes: T::PREFIXES,
            serve: serve_form::<T>,
            input_to_copy: input_to_copy::<T>,
            #[cfg(test)]
            check: custom_id::check::<T>,
            #[cfg(test)]
            parses: |id| custom_id::decode::<T>(id).is_ok(),
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
        check_about(app, caller, form.about()).await?;
        form.serve(app, caller, data).await
    })
}

fn input_to_copy<T: Form>(caller: &Caller, data: &ModalInteractionData) -> Option<View> {
    custom_id::decode::<T>(&data.custom_id).ok()?.input_to_copy(caller, data)
}

/// Background work, which the keeper runs until the bot stops.
#[derive(Clone, Copy)]
pub(crate) enum Work {
    /// Work that needs only the database, such as deadlines. It runs part by part and never waits
    /// for Discord.
    Decide(JobStep),
    /// Messages to send. Each such part runs at its own pace.
    Send {
        /// The name in the log.
        name: &'static str,
        /// One round.
        round: JobStep,
    },
    /// A task with its own loop.
    Loop {
        /// The name in the log.
        name: &'static str,
        /// Runs the loop, which never ends.
        run: fn(Arc<App>) -> BoxFuture<'static, ()>,
    },
}

/// One round of work at the given time.
pub(crate) type JobStep =
    for<'a> fn(&'a Arc<App>, Timestamp) -> BoxFuture<'a, Result<JobProgress, Failure>>;
