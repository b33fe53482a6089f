//! The help: a start page, and a page for each topic.

use dvonn_discord::view::{View, button};
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton};
use strum::VariantArray as _;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::custom_id::{custom_ids, named_part};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::say;
use crate::show::first_steps::{find_opponent, learn_rules, play_computer, take_lesson};
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", help)],
    clicks: &[ClickHandler::of::<HelpClick>()],
    ..Feature::EMPTY
};

/// A topic of the help, in the order of the buttons.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
enum Topic {
    Start,
    Turn,
    Agree,
    Records,
    Compete,
    Settings,
    Manage,
}

named_part!(Topic);

custom_ids! {
    /// A button below a page of the help.
    enum HelpClick {
        /// Show a topic.
        "help" => Show { topic: Topic },
    }
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    Ok(caller.reply_private(&page(&caller, None)).await?)
}

impl Click for HelpClick {
    async fn serve(
        self,
        _: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            HelpClick::Show { topic } => {
                Ok(caller.reply_in_place(&page(caller, Some(topic))).await?)
            }
        }
    }
}

/// The number of topics in the first of two rows.
const FIRST_ROW: usize = 4;

/// Returns the page of a topic, or the start page.
fn page(caller: &Caller, topic: Option<Topic>) -> View {
    let text = caller.text;
    let on_server = caller.venue.guild.is_some();
    let first = [play_computer(text, ButtonStyle::Success), learn_rules(text), take_lesson(text)];
    let topics = |topics: &[Topic]| -> Vec<CreateButton> {
        topics.iter().map(|&one| topic_button(text, one, topic)).collect()
    };
    let (above, below) = Topic::VARIANTS.split_at(FIRST_ROW);
    View::new(words(text, topic, may_seek(caller)))
        .buttons(first.into_iter().chain(on_server.then(|| find_opponent(text))))
        .buttons(topics(above))
        .buttons(topics(below))
}

fn topic_button(text: Text, topic: Topic, shown: Option<Topic>) -> CreateButton {
    let label = match topic {
        Topic::Start => say!(text, "button-help-start"),
        Topic::Turn => say!(text, "button-help-turn"),
        Topic::Agree => say!(text, "button-help-agree"),
        Topic::Records => say!(text, "button-help-records"),
        Topic::Compete => say!(text, "button-help-compete"),
        Topic::Settings => say!(text, "button-help-settings"),
        Topic::Manage => say!(text, "button-help-manage"),
    };
    let is_shown = shown == Some(topic);
    button(HelpClick::Show { topic }, &label, ButtonStyle::Secondary).disabled(is_shown)
}

/// Returns true if the person can look for an opponent here. Elsewhere, the help does not offer it.
fn may_seek(caller: &Caller) -> bool {
    !caller.venue.guest && (caller.venue.guild.is_none() || caller.server.seeks)
}

fn words(text: Text, topic: Option<Topic>, seek: bool) -> String {
    match topic {
        None => say!(text, "help"),
        Some(Topic::Start) => say!(text, "help-start", seek = if seek { "yes" } else { "no" }),
        Some(Topic::Turn) => say!(text, "help-turn"),
        Some(Topic::Agree) => say!(text, "help-agree"),
        Some(Topic::Records) => say!(text, "help-records"),
        Some(Topic::Compete) => say!(text, "help-compete"),
        Some(Topic::Settings) => say!(text, "help-settings"),
        Some(Topic::Manage) => say!(text, "help-manage"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_is_short_enough_for_a_phone() {
        for topic in Topic::VARIANTS.iter().copied().map(Some).chain([None]) {
            let page = words(Text::of(None), topic, true);
            assert!(page.lines().count() <= 9, "{page}");
            assert!(page.chars().count() <= 800, "{} characters: {page}", page.chars().count());
        }
    }
}
