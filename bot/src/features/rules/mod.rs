//! The rules of the game, page by page, each with a picture: `/dvonn rules` and its buttons. Written
//! for newcomers with two minutes to spare. And which cells touch a cell, for those who do not see the
//! board.

mod figures;

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button};
use dvonn_play::{Match, PlayError, Refusal};
use dvonn_render::{Scene, Status, describe_stacks};
use dvonn_rules::{Cell, CellSet, Color, Game, Phase, Ply, Position, Stack};
use serenity::all::{ButtonStyle, ComponentInteraction, CreateAutocompleteResponse};
use strum::VariantArray;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::runtime::style::Style;
use crate::say;
use crate::show::complete::{autocomplete_response, cells_starting_with};
use crate::show::first_steps::{play_computer, take_lesson};
use crate::show::ids::help::{HelpClick, HelpTopic};
use crate::show::ids::rules::{RulesClick, RulesPage};
use crate::show::picture;
use crate::show::picture::captions;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", rules)],
    clicks: &[ClickHandler::of::<RulesClick>()],
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn rules(
    ctx: Context<'_>,
    page: Option<RulesPage>,
    #[autocomplete = "cells"] cell: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    if let Some(input) = cell {
        let Ok(Ply::Place(cell)) = input.parse() else {
            return Err(Refusal::NotAPly { input, phase: Phase::Placement }.into());
        };
        let game = match Match::find(&app.store, caller.venue.channel).await {
            Ok(game) => Some(game),
            Err(PlayError::Refused(_)) => None,
            Err(error) => return Err(error.into()),
        };
        let view = View::new(around(caller.style(), cell, game.as_ref()));
        return Ok(caller.reply_private(&view).await?);
    }
    let page = page.unwrap_or(RulesPage::Goal);
    Ok(caller.reply_private(&page_view(caller.style(), page)).await?)
}

#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn cells(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(Ok(cells_starting_with(typed)))
}

impl Click for RulesClick {
    async fn serve(
        self,
        _: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            RulesClick::Turn { to } => {
                Ok(caller.reply_in_place(&page_view(caller.style(), to)).await?)
            }
        }
    }
}

/// Says which cells touch a cell and, in a running game, what is on them.
fn around(style: Style, cell: Cell, game: Option<&Match>) -> String {
    let text = style.text;
    let near = cell.neighbors();
    let names = cell_names(near);
    let touches = say!(text, "rules-cell-touches", cell = cell.to_string(), touched = names);
    let Some(game) = game else { return touches };
    let empty = near & game.position().empty();
    let stacks = describe_stacks(game.position(), game.history.reds(), near, &style);
    let empty =
        (!empty.is_empty()).then(|| say!(text, "rules-cell-empty", cells = cell_names(empty)));
    let all = [Some(stacks).filter(|stacks| !stacks.is_empty()), empty];
    let all = text.sentences(all.into_iter().flatten());
    format!("{touches}\n{}", say!(text, "rules-cell-game", stacks = all))
}

/// Returns a page of the rules, with buttons for the previous and next one.
fn page_view(style: Style, page: RulesPage) -> View {
    let text = style.text;
    let game = figures::of(page);
    let title = say!(
        text,
        "rules-title",
        page = page_name(text, page),
        number = page.number(),
        count = <RulesPage as VariantArray>::VARIANTS.len()
    );
    let turn = |to: RulesPage, label: &str| {
        button(RulesClick::Turn { to }, label, ButtonStyle::Secondary).disabled(to == page)
    };
    let view = View::new(format!("{title}\n{}", words(style, page, &game)))
        .picture(page_picture(style, page, &game))
        .buttons([
            turn(page.before(), &say!(text, "button-page-back")),
            turn(page.after(), &say!(text, "button-rules-next")),
        ]);
    match page {
        RulesPage::Here => {
            let about = HelpClick::Show { topic: HelpTopic::About };
            let about = button(about, &say!(text, "button-help-about"), ButtonStyle::Secondary);
            view.buttons([play_computer(text, ButtonStyle::Success), take_lesson(text), about])
        }
        _ => view,
    }
}

/// Returns the name of a page, as in the command's choices.
fn page_name(text: Text, page: RulesPage) -> String {
    match page {
        RulesPage::Goal => say!(text, "command-dvonn-rules-page-goal"),
        RulesPage::Placing => say!(text, "command-dvonn-rules-page-placing"),
        RulesPage::Moving => say!(text, "command-dvonn-rules-page-moving"),
        RulesPage::Surrounded => say!(text, "command-dvonn-rules-page-surrounded"),
        RulesPage::Isolation => say!(text, "command-dvonn-rules-page-isolation"),
        RulesPage::End => say!(text, "command-dvonn-rules-page-end"),
        RulesPage::Here => say!(text, "command-dvonn-rules-page-here"),
    }
}

/// Returns the text of a page. All facts about the picture come from the game shown.
fn words(style: Style, page: RulesPage, game: &Game) -> String {
    let (text, position) = (style.text, game.position());
    let score = position.score();
    match page {
        RulesPage::Goal => say!(
            text,
            "rules-goal",
            white = height_sum(position, Color::White),
            black = height_sum(position, Color::Black)
        ),
        RulesPage::Placing => say!(text, "rules-placing", reds = cell_names(position.with_red())),
        RulesPage::Moving => say!(
            text,
            "rules-moving",
            stack = figures::MOVER.to_string(),
            targets = cell_names(position.destinations(figures::MOVER)),
            empty = figures::EMPTY_TARGET.to_string(),
            near = figures::NEAR_TARGET.to_string()
        ),
        RulesPage::Surrounded => {
            let surrounded = say!(
                text,
                "rules-surrounded",
                stacks = cell_names(position.surrounded()),
                red = figures::RED_STACK.to_string(),
                edge = figures::EDGE_STACK.to_string()
            );
            let touching = say!(
                text,
                "rules-touching",
                cell = figures::INNER_CELL.to_string(),
                touched = cell_names(figures::INNER_CELL.neighbors())
            );
            format!("{surrounded}\n{touching}")
        }
        RulesPage::Isolation => say!(
            text,
            "rules-isolation",
            ply = last_ply(style, game),
            isolated = cell_names(isolated(game)),
            count = isolated(game).len()
        ),
        RulesPage::End => say!(
            text,
            "rules-end",
            ply = last_ply(style, game),
            isolated = cell_names(isolated(game)),
            before = game.start().score().white,
            white = score.white,
            black = score.black
        ),
        RulesPage::Here => say!(text, "rules-here", ply = last_ply(style, game)),
    }
}

/// Returns the picture of a page.
fn page_picture(style: Style, page: RulesPage, game: &Game) -> Picture {
    let (position, effect) = (game.position(), game.last_effect());
    let status = if page == RulesPage::Here { Status::Preview } else { Status::Running };
    let caption = caption(style, page, game);
    let plain = Scene { status, last: effect.as_ref(), caption: &caption, ..Scene::of(position) };
    match page {
        RulesPage::Moving => {
            let targets = position.destinations(figures::MOVER);
            let scene = Scene { chosen: Some(figures::MOVER), targets, ..plain };
            picture::of_scene(style, None, &scene)
        }
        RulesPage::Surrounded => {
            let scene = Scene { blocked: position.surrounded(), ..plain };
            picture::of_scene(style, None, &scene)
        }
        _ => picture::of_scene(style, None, &plain),
    }
}

/// Returns the caption below the board.
fn caption(style: Style, page: RulesPage, game: &Game) -> String {
    let text = style.text;
    match page {
        RulesPage::Goal => captions::score_caption(text, game.position().score()),
        RulesPage::Placing => captions::turn_caption(text, game.position()),
        RulesPage::Moving => say!(text, "rules-moving-caption"),
        RulesPage::Surrounded => say!(text, "rules-surrounded-caption"),
        RulesPage::Isolation => say!(text, "rules-isolation-caption"),
        RulesPage::End => say!(text, "rules-end-caption"),
        RulesPage::Here => say!(text, "caption-preview", ply = last_ply(style, game)),
    }
}

fn last_ply(style: Style, game: &Game) -> String {
    game.plies().last().map(|&ply| style.ply(ply)).unwrap_or_default()
}

fn isolated(game: &Game) -> CellSet {
    game.last_effect().map(|effect| effect.isolated).unwrap_or_default()
}

/// Returns the sum of a side's stacks: `7 + 6 + 4 = 17`.
fn height_sum(position: &Position, color: Color) -> String {
    let stacks = position.owned_by(color).iter().filter_map(|cell| position.stack(cell));
    let mut heights: Vec<_> = stacks.map(Stack::height).collect();
    heights.sort_unstable_by(|one, other| other.cmp(one));
    let heights: Vec<_> = heights.iter().map(ToString::to_string).collect();
    format!("{} = {}", heights.join(" + "), position.score()[color])
}

fn cell_names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use dvonn_discord::view::ALT;
    use dvonn_discord::view::CONTENT;

    fn style() -> Style {
        Style::public(Text::of(None), None)
    }

    #[test]
    fn every_page_is_a_few_sentences() {
        for &page in <RulesPage as VariantArray>::VARIANTS {
            let shown = words(style(), page, &figures::of(page));
            let (length, sentences) = (shown.chars().count(), shown.matches(". ").count());
            assert!(length < CONTENT / 2 && sentences < 12, "{page:?}: {length} {sentences}");
        }
    }

    #[test]
    fn every_page_is_read_in_a_minute() {
        for &page in <RulesPage as VariantArray>::VARIANTS {
            let shown = words(style(), page, &figures::of(page));
            let (count, most) = (shown.split_whitespace().count(), most_words(page));
            assert!(count <= most, "{page:?} has {count} words of {most}");
        }
    }

    /// The most words of a page. With its title, picture and buttons it is read in a minute.
    fn most_words(page: RulesPage) -> usize {
        if page == RulesPage::Moving { 90 } else { 150 }
    }

    #[test]
    fn alt_text_names_every_stack_of_a_figure() {
        for &page in <RulesPage as VariantArray>::VARIANTS {
            let game = figures::of(page);
            let alt = page_picture(style(), page, &game).alt;
            for text in Text::all() {
                let alt = page_picture(Style::public(text, None), page, &game).alt;
                assert!(alt.chars().count() <= ALT, "{page:?} {}: {alt}", text.tag());
            }
            assert!(!alt.contains("  "), "a player without a name: {alt}");
            for cell in game.position().occupied() | isolated(&game) {
                assert!(alt.contains(&cell.to_string()), "{page:?}: {cell} is not in {alt}");
            }
        }
    }
}
