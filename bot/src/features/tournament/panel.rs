//! The organisers' page, `/tournament manage`: what runs, and who is late, with buttons for each late game.
//! Moderators see all tournaments and divisions, others the tournaments that they organise.

use std::collections::BTreeSet;

use dvonn_discord::markup::plain;
use dvonn_discord::view::{View, button};
use dvonn_model::{
    GameId, Player, PostKey, PostRow, Reminders, TournamentId, TournamentKind, TournamentRow,
    UserId, WaitingGame,
};
use dvonn_play::Match;
use dvonn_play::clock::ClockState;
use dvonn_play::clock::reminders::{RequestedReminder, requested};
use dvonn_tournament::{Overview, Progress, REMINDER_PAUSE, can_replace, remind};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::tournament::ask::{is_moderator, request};
use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::parts::tournament_button;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::posts::direct_messages::private_style;
use crate::runtime::posts::{Face, Message, To};
use crate::say;
use crate::show::game::clock::{countdown, in_short};
use crate::show::game::turn_buttons::next_game;
use crate::show::ids::panel::PanelClick;
use crate::show::words::links::{link, mention};
use crate::show::words::players::mention_player;
use crate::show::words::points::escaped_number;
use crate::show::words::terms;
use crate::show::words::tournament::{name, title};
use crate::text::Text;

/// The number of late games on a page. Each has a row of buttons, and one row is for the pages.
const LATE: usize = 4;
/// The number of tournaments on a page.
const RUNNING: usize = 6;

/// The maximum length of a name on a page, in code points.
const MAX_NAME: usize = 30;

/// Which page of each list is shown, from 0.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pages {
    /// Of the tournaments.
    pub(super) running: usize,
    /// Of the late games.
    pub(super) late: usize,
}

/// A late game, as the page shows it.
struct Late {
    tournament: TournamentRow,
    game: Match,
    player: UserId,
    waiting: WaitingGame,
    /// True while its player cannot be reminded again.
    reminded: bool,
}

/// Shows the caller what they may manage.
pub(super) async fn show_panel(app: &App, caller: &Caller, pages: Pages) -> Result<(), Failure> {
    Ok(caller.reply_in_place(&read(app, caller, pages).await?).await?)
}

/// Reminds the player of a late game, and shows the page again.
pub(super) async fn remind_player(
    app: &App,
    caller: &Caller,
    of: TournamentId,
    game: GameId,
    pages: Pages,
) -> Result<(), Failure> {
    let person = remind(&app.store, request(app, caller, of)?, game).await?;
    let done = say!(caller.text, "panel-reminded", player = mention(person));
    let view = match read(app, caller, pages).await {
        Ok(view) => view.under(&done),
        Err(error) => {
            tracing::info!(%error, "failed to show the organisers' page after a reminder");
            View::new(done)
        }
    };
    if let Err(error) = caller.reply_in_place(&view).await {
        tracing::info!(%error, "failed to confirm reminder");
    }
    Ok(())
}

/// Returns an organiser's reminder: in the channel of the game or by direct message, as the person prefers, and
/// otherwise the other way. Who wants no reminders is not notified.
pub(super) async fn reminder(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(person) = post.reader else { return Ok(Face::Nothing) };
    let game = GameId::from(post.key.subject);
    let (game, way) = match requested(&app.store, person, game, app.now()).await? {
        RequestedReminder::Over => return Ok(Face::Instead(Vec::new())),
        RequestedReminder::Later(until) => return Ok(Face::Later(until)),
        RequestedReminder::Now(game, way) => (game, way),
    };
    let Some(of) = app.store.tournament_of_game(game.row.id).await? else {
        return Ok(Face::Instead(Vec::new()));
    };
    let name = format!("ask-{}-{:x}", game.row.id, post.since.as_second());
    let to = |to, view| Message { name: name.clone(), to, view };
    let row = game.row.clone().for_reader(person);
    let view = reminder_view(Text::of(row.locale.as_deref()), &of, &game, person);
    let here = |view| to(To::Venue(row.venue.clone()), view);
    if way == Reminders::Off {
        return Ok(Face::Instead(vec![here(view.without_pings())]));
    }
    let own = private_style(app, person).await?.text;
    let direct = to(To::Person(person), reminder_view(own, &of, &game, person));
    Ok(Face::Instead(match way {
        Reminders::Direct => vec![direct, here(view)],
        _ => vec![here(view), direct],
    }))
}

fn reminder_view(text: Text, of: &TournamentRow, game: &Match, person: UserId) -> View {
    let game = &game.for_reader(person);
    let opponent = &game.row.players[game.position().side_to_move().other()];
    let line = say!(
        text,
        "tournament-reminder",
        player = mention(person),
        name = title(text, of),
        number = game.row.id.to_string(),
        opponent = mention_player(text, opponent)
    );
    let line = match link(&game.row) {
        Some(url) => say!(text, "reminder-link", line = line, url = url),
        None => line,
    };
    View::new(line).ping(Some(person)).buttons([next_game(text)])
}

async fn read(app: &App, caller: &Caller, pages: Pages) -> Result<View, Failure> {
    let (text, moderates, now) = (caller.text, is_moderator(caller), app.now());
    let guild = caller.guild()?;
    let Overview { running, late } =
        Overview::read(&app.store, guild, caller.person.id, moderates, now).await?;
    if running.is_empty() {
        let moderates = if moderates { "yes" } else { "no" };
        return Ok(View::new(say!(text, "panel-nothing", moderates = moderates)));
    }
    let last = |count: usize, size: usize| count.div_ceil(size).saturating_sub(1);
    let last = Pages { running: last(running.len(), RUNNING), late: last(late.len(), LATE) };
    let pages = Pages { running: pages.running.min(last.running), late: pages.late.min(last.late) };
    let mut lines = Vec::new();
    for row in running.iter().skip(pages.running * RUNNING).take(RUNNING) {
        lines.push(running_line(text, row, Progress::read(&app.store, row).await?));
    }
    lines.push(match late.len() {
        0 => say!(text, "panel-nobody-late"),
        count => {
            say!(text, "panel-late", count = count, pause = terms::length(text, REMINDER_PAUSE))
        }
    });
    let mut rows: Vec<Vec<CreateButton>> = Vec::new();
    // In a league, a person can be late in several games.
    let mut withdrawable = BTreeSet::new();
    for (number, waiting) in (1..).zip(late).skip(pages.late * LATE).take(LATE) {
        let row = running.iter().find(|row| row.id == waiting.tournament);
        let game = Match::find(&app.store, waiting.game).await?;
        let game = Match { row: game.row.clone().seen_on(guild), ..game };
        // They may have moved since.
        let player = game.to_move().and_then(Player::id);
        let Some((tournament, player)) = row.cloned().zip(player) else { continue };
        let last = app.store.post(PostKey::organiser_reminder(waiting.game, player)).await?;
        let reminded = last.is_some_and(|last| now < last.since + REMINDER_PAUSE);
        let late = Late { tournament, game, player, waiting, reminded };
        lines.push(late_line(text, number, &late));
        let is_new = withdrawable.insert((late.tournament.id, player));
        let mut buttons = vec![remind_button(text, number, &late, pages)];
        if is_new {
            buttons.push(withdraw_button(text, number, &late));
            buttons.extend(replace_button(text, number, &late));
        }
        rows.push(buttons);
    }
    let view = rows.into_iter().fold(View::new(lines.join("\n")), View::buttons);
    Ok(view.buttons(page_buttons(text, pages, last)))
}

/// Returns a tournament: the round, its games, and when it ends.
fn running_line(text: Text, row: &TournamentRow, progress: Progress) -> String {
    let Progress { over, running, waiting } = progress;
    let round =
        say!(text, "panel-round", round = row.round, rounds = row.rounds.unwrap_or(row.round));
    let games = say!(text, "panel-games", over = over, running = running, waiting = waiting);
    let end = match row.round_ends_at {
        Some(end) => say!(text, "panel-ends", until = countdown(end)),
        None => say!(text, "panel-paused"),
    };
    let has_rounds = row.league.is_none() && row.kind != TournamentKind::Arena;
    let parts = [Some(format!("**{}**", short_title(text, row))), has_rounds.then_some(round)];
    let parts = parts.into_iter().flatten().chain([games, end]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Returns the tournament's name, short enough that a page fits into a message.
fn short_title(text: Text, row: &TournamentRow) -> String {
    plain(&name(text, row, MAX_NAME))
}

/// Returns a late game: who has to move, since when, where, and why the clock is stopped.
fn late_line(text: Text, number: u32, late: &Late) -> String {
    let Late { tournament, game, player, waiting, .. } = late;
    let opponent = &game.row.players[game.position().side_to_move().other()];
    let label = say!(text, "games-entry-game", number = game.row.id.to_string());
    let line = say!(
        text,
        "panel-entry",
        number = escaped_number(number),
        player = mention(*player),
        since = countdown(waiting.since),
        game = link(&game.row).map_or(label.clone(), |url| format!("[{label}]({url})")),
        opponent = mention_player(text, opponent),
        name = short_title(text, tournament)
    );
    match game.clock_state() {
        None | Some(ClockState::Runs { .. }) => line,
        Some(_) => format!("{line} · {}", in_short(text, game)),
    }
}

fn remind_button(text: Text, number: u32, late: &Late, pages: Pages) -> CreateButton {
    let label = if late.reminded {
        say!(text, "button-reminded", number = number)
    } else {
        say!(text, "button-remind", number = number)
    };
    let Pages { running, late: page } = pages;
    let (of, game) = (late.tournament.id, late.waiting.game);
    let click = TournamentClick::Remind { of, game, running, late: page };
    tournament_button(click, &label, false).disabled(late.reminded)
}

fn withdraw_button(text: Text, number: u32, late: &Late) -> CreateButton {
    let click = TournamentClick::AskWithdraw { of: late.tournament.id, who: late.player };
    button(click, &say!(text, "button-panel-withdraw", number = number), ButtonStyle::Danger)
}

/// Returns the button that lets somebody take over from the player, where that is possible.
fn replace_button(text: Text, number: u32, late: &Late) -> Option<CreateButton> {
    let Late { tournament, player, .. } = late;
    let click = TournamentClick::AskReplacement { of: tournament.id, who: *player };
    let label = say!(text, "button-panel-replace", number = number);
    can_replace(tournament).then(|| button(click, &label, ButtonStyle::Secondary))
}

/// Returns the buttons to the pages before and after these of both lists, and one that shows the same again.
fn page_buttons(text: Text, pages: Pages, last: Pages) -> Vec<CreateButton> {
    let (back, forward) = (say!(text, "button-page-back"), say!(text, "button-forward"));
    let running = |running: usize, way: &String| {
        panel_button(Pages { running, ..pages }, &say!(text, "button-panel-tournaments", way = way))
    };
    let late = |late: usize, way: &String| {
        panel_button(Pages { late, ..pages }, &say!(text, "button-panel-late", way = way))
    };
    let before = |page: usize| page.checked_sub(1);
    let after = |page: usize, last: usize| (page < last).then_some(page + 1);
    let buttons = [
        before(pages.running).map(|page| running(page, &back)),
        after(pages.running, last.running).map(|page| running(page, &forward)),
        Some(panel_button(pages, &say!(text, "button-refresh"))),
        before(pages.late).map(|page| late(page, &back)),
        after(pages.late, last.late).map(|page| late(page, &forward)),
    ];
    buttons.into_iter().flatten().collect()
}

/// Returns the button that opens the page.
pub(super) fn manage_button(text: Text) -> CreateButton {
    panel_button(Pages::default(), &say!(text, "button-manage"))
}

fn panel_button(Pages { running, late }: Pages, label: &str) -> CreateButton {
    button(PanelClick::Show { running, late }, label, ButtonStyle::Secondary)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The custom ids of the page buttons, in order.
    fn ids(running: usize, late: usize) -> Vec<String> {
        let last = Pages { running: 2, late: 1 };
        let buttons = page_buttons(Text::of(None), Pages { running, late }, last);
        let id = |button: &CreateButton| serde_json::to_value(button).unwrap()["custom_id"].clone();
        buttons.iter().map(|button| id(button).as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn tournaments_and_late_games_have_pages_of_their_own() {
        assert_eq!(ids(0, 0), ["t-panel:1:0", "t-panel:0:0", "t-panel:0:1"]);
        assert_eq!(ids(1, 1), ["t-panel:0:1", "t-panel:2:1", "t-panel:1:1", "t-panel:1:0"]);
        assert_eq!(ids(2, 0), ["t-panel:1:0", "t-panel:2:0", "t-panel:2:1"]);
    }
}
