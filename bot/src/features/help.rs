//! The help: a start page, and a page for each topic.

use dvonn_discord::view::{View, button};
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton};
use strum::VariantArray as _;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::say;
use crate::show::first_steps::{find_opponent, learn_rules, play_computer, take_lesson};
use crate::show::ids::help::{HelpClick, HelpTopic};
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", help)],
    clicks: &[ClickHandler::of::<HelpClick>()],
    ..Feature::EMPTY
};

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

/// The number of topics in a row.
const IN_ROW: usize = 4;

/// Returns the page of a topic with buttons for all of them, or the start page with what to do first.
fn page(caller: &Caller, topic: Option<HelpTopic>) -> View {
    let text = caller.text;
    let on_server = caller.venue.guild.is_some();
    let view = View::new(words(text, topic, may_seek(caller)));
    let Some(shown) = topic else {
        let first =
            [play_computer(text, ButtonStyle::Success), learn_rules(text), take_lesson(text)];
        let opponent = on_server.then(|| find_opponent(text));
        let more = HelpClick::Show { topic: HelpTopic::Start };
        let more = button(more, &say!(text, "button-help-more"), ButtonStyle::Secondary);
        return view.buttons(first.into_iter().chain(opponent).chain([more]));
    };
    // Outside a server, there is nothing to compete in or to manage.
    let of_servers = [HelpTopic::Compete, HelpTopic::Manage];
    let topics = HelpTopic::VARIANTS.iter().copied();
    let topics: Vec<_> = topics.filter(|it| on_server || !of_servers.contains(it)).collect();
    topics.chunks(IN_ROW).fold(view, |view, row| {
        view.buttons(row.iter().map(|&topic| topic_button(text, topic, shown)))
    })
}

fn topic_button(text: Text, topic: HelpTopic, shown: HelpTopic) -> CreateButton {
    let label = match topic {
        HelpTopic::Start => say!(text, "button-help-start"),
        HelpTopic::Turn => say!(text, "button-help-turn"),
        HelpTopic::Agree => say!(text, "button-help-agree"),
        HelpTopic::Records => say!(text, "button-help-records"),
        HelpTopic::Compete => say!(text, "button-help-compete"),
        HelpTopic::Settings => say!(text, "button-help-settings"),
        HelpTopic::Manage => say!(text, "button-help-manage"),
        HelpTopic::About => say!(text, "button-help-about"),
    };
    button(HelpClick::Show { topic }, &label, ButtonStyle::Secondary).disabled(topic == shown)
}

/// Returns true if the person can look for an opponent here. Elsewhere, the help does not offer it.
fn may_seek(caller: &Caller) -> bool {
    !caller.venue.guest && (caller.venue.guild.is_none() || caller.server.seeks)
}

fn words(text: Text, topic: Option<HelpTopic>, seek: bool) -> String {
    match topic {
        None => say!(text, "help"),
        Some(HelpTopic::Start) => say!(text, "help-start", seek = if seek { "yes" } else { "no" }),
        Some(HelpTopic::Turn) => say!(text, "help-turn"),
        Some(HelpTopic::Agree) => say!(text, "help-agree"),
        Some(HelpTopic::Records) => say!(text, "help-records"),
        Some(HelpTopic::Compete) => say!(text, "help-compete"),
        Some(HelpTopic::Settings) => say!(text, "help-settings"),
        Some(HelpTopic::Manage) => say!(text, "help-manage"),
        Some(HelpTopic::About) => say!(text, "help-about"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_is_short_enough_for_a_phone() {
        for topic in HelpTopic::VARIANTS.iter().copied().map(Some).chain([None]) {
            let page = words(Text::of(None), topic, true);
            assert!(page.lines().count() <= 9, "{page}");
            assert!(page.chars().count() <= 800, "{} characters: {page}", page.chars().count());
        }
    }
}
