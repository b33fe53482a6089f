//! The messages about a tournament: its entrants, its rounds and pairings, a server's list, questions,
//! and what its organiser and players are told.

use dvonn_discord::cause::Cause;
use dvonn_discord::markup::{fit, plain};
use dvonn_discord::view::{View, button};
use dvonn_model::{TournamentKind, TournamentRow, TournamentState, UserId};
use dvonn_tournament::{Tournament, longest_game};
use serenity::all::ButtonStyle;

use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::parts::{
    entrants, kind, pairing_line, tournament_button, view_buttons,
};
use crate::runtime::failure::discord_error::CauseWords as _;
use crate::say;
use crate::show::words::links::mention;
use crate::show::words::terms;
use crate::show::words::tournament::{mention_in, organiser, title};
use crate::show::words::typed::is_invisible;
use crate::text::Text;

/// The maximum number of pairings in a message.
const MAX_BOARDS: usize = 16;
/// The maximum length of a name in the list, in code points.
const MAX_NAME: usize = 60;

/// Returns the terms and entrants of a tournament, with buttons to join and leave while it is open.
pub(super) fn open(text: Text, of: &Tournament) -> View {
    let row = &of.row;
    let state = match row.state {
        TournamentState::Open => {
            say!(text, "tournament-open", organiser = organiser(text, row.organiser))
        }
        TournamentState::Cancelled => say!(text, "tournament-cancelled"),
        TournamentState::Running | TournamentState::Over => {
            say!(text, "tournament-started", count = of.entrants.len())
        }
    };
    let title = say!(
        text,
        "tournament-title",
        name = title(&of.row),
        number = row.id.to_string(),
        kind = kind(text, row)
    );
    let terms = say!(
        text,
        "tournament-terms",
        setup = row.setup.name(),
        clock = terms::control(text, row.control),
        rated = if row.rated { "yes" } else { "no" },
        length = terms::length(text, row.round_length)
    );
    let mut lines = vec![title, terms];
    if row.kind == TournamentKind::Knockout {
        lines.push(say!(text, "tournament-knockout"));
    }
    lines.extend([state, entrants(text, of)]);
    let view = View::new(lines.join("\n"));
    match row.state {
        TournamentState::Open => view.buttons([
            tournament_button(
                TournamentClick::Join { of: row.id },
                &say!(text, "button-join"),
                true,
            ),
            tournament_button(
                TournamentClick::Leave { of: row.id },
                &say!(text, "button-leave"),
                false,
            ),
            tournament_button(
                TournamentClick::Start { of: row.id },
                &say!(text, "button-start"),
                false,
            ),
        ]),
        TournamentState::Running | TournamentState::Over => {
            view.buttons(view_buttons(text, row, 0))
        }
        TournamentState::Cancelled => view,
    }
}

/// Returns the pairings and results of a round, in as many messages as needed.
pub(super) fn round(text: Text, of: &Tournament, round: u32) -> Vec<View> {
    let row = &of.row;
    let pairings: Vec<_> = of.round(round).collect();
    let games: Vec<_> = pairings.iter().filter(|pairing| pairing.black.is_some()).collect();
    let decided = games.iter().filter(|pairing| pairing.points.is_some()).count();
    let rounds = row.rounds.unwrap_or(round);
    let mut head = vec![match row.round_ends_at.filter(|_| row.round == round) {
        Some(until) => say!(
            text,
            "tournament-round",
            name = title(row),
            round = round,
            rounds = rounds,
            until = format!("<t:{}:R>", until.as_second())
        ),
        None => {
            say!(text, "tournament-round-over", name = title(row), round = round, rounds = rounds)
        }
    }];
    if (1..games.len()).contains(&decided) {
        head.push(say!(text, "tournament-round-games", decided = decided, count = games.len()));
    }
    let mut messages = Vec::new();
    for page in pairings.chunks(MAX_BOARDS) {
        let mut lines = std::mem::take(&mut head);
        if lines.is_empty() {
            lines.push(say!(text, "tournament-more-pairings", round = round));
        }
        lines.extend(page.iter().map(|pairing| pairing_line(text, of, pairing)));
        messages.push(View::new(lines.join("\n")));
    }
    if let Some(first) = messages.first_mut() {
        *first = first.clone().buttons(view_buttons(text, row, round));
    }
    messages
}

/// Returns a page of a round's pairings, for one reader.
pub(super) fn pairings(text: Text, of: &Tournament, round: u32, page: usize) -> View {
    let all: Vec<_> = of.round(round).collect();
    if all.is_empty() {
        return View::new(say!(text, "tournament-pairings-none", name = title(&of.row)));
    }
    let last = (all.len() - 1) / MAX_BOARDS;
    let page = page.min(last);
    let mut lines = vec![say!(
        text,
        "tournament-pairings-title",
        name = title(&of.row),
        round = round,
        rounds = of.row.rounds.unwrap_or(round)
    )];
    let shown = all.iter().skip(page * MAX_BOARDS).take(MAX_BOARDS);
    lines.extend(shown.map(|pairing| pairing_line(text, of, pairing)));
    let to = |round, page| TournamentClick::Pairings { of: of.row.id, round, page };
    let mut buttons = Vec::new();
    if page > 0 {
        buttons.push(tournament_button(
            to(round, page - 1),
            &say!(text, "button-page-back"),
            false,
        ));
    }
    if page < last {
        buttons.push(tournament_button(to(round, page + 1), &say!(text, "button-forward"), false));
    }
    if round > 1 {
        let label = say!(text, "button-round", round = round - 1);
        buttons.push(tournament_button(to(round - 1, 0), &label, false));
    }
    if round < of.row.round {
        let label = say!(text, "button-round", round = round + 1);
        buttons.push(tournament_button(to(round + 1, 0), &label, false));
    }
    View::new(lines.join("\n")).buttons(buttons)
}

/// Returns the first of a server's `count` tournaments, each with its number of entrants.
pub(super) fn list(text: Text, first: &[(TournamentRow, usize)], count: usize) -> View {
    if first.is_empty() {
        return View::new(say!(text, "tournament-list-none"));
    }
    let mut lines = vec![say!(text, "tournament-list-title")];
    lines.extend(first.iter().map(|(row, entrants)| {
        say!(
            text,
            "tournament-list-entry",
            number = row.id.to_string(),
            name = plain(&fit(&row.name, MAX_NAME)),
            kind = kind(text, row),
            state = row.state.name(),
            count = *entrants,
            round = row.round,
            rounds = row.rounds.unwrap_or(row.round),
            channel = format!("<#{}>", row.channel)
        )
    }));
    if count > first.len() {
        lines.push(say!(text, "tournament-list-more", count = count - first.len()));
    }
    View::new(lines.join("\n"))
}

/// Asks whether a person should really withdraw: the reader, if it is their `own` withdrawal.
pub(super) fn ask_to_withdraw(text: Text, row: &TournamentRow, who: UserId, own: bool) -> View {
    let words = say!(
        text,
        "ask-withdraw",
        whose = if own { "own" } else { "other" },
        player = mention(who),
        name = plain(&row.name)
    );
    let withdraw = TournamentClick::Withdraw { of: row.id, who };
    View::new(words).buttons([
        button(withdraw, &say!(text, "button-withdraw-tournament"), ButtonStyle::Danger),
        tournament_button(TournamentClick::Stay, &say!(text, "button-stay"), false),
    ])
}

/// Asks whether to end a tournament with this number of running games, or to cancel one that has not
/// started.
pub(super) fn ask_to_end(text: Text, row: &TournamentRow, running: usize) -> View {
    let name = plain(&row.name);
    let words = if row.state == TournamentState::Open {
        say!(text, "ask-cancel-tournament", name = name)
    } else {
        let rounds = row.rounds.unwrap_or(row.round);
        let round = row.round;
        say!(
            text,
            "ask-end-tournament",
            name = name,
            round = round,
            rounds = rounds,
            games = running
        )
    };
    let end = if row.state == TournamentState::Open {
        say!(text, "button-cancel-tournament")
    } else {
        say!(text, "button-end-tournament")
    };
    View::new(words).buttons([
        button(TournamentClick::End { of: row.id }, &end, ButtonStyle::Danger),
        tournament_button(TournamentClick::Keep, &say!(text, "button-keep-tournament"), false),
    ])
}

/// Explains why a Swiss tournament has fewer rounds than its organiser wanted.
pub(super) fn fewer_rounds(text: Text, wanted: Option<u32>, rounds: Option<u32>) -> Option<View> {
    let (wanted, rounds) = wanted.zip(rounds).filter(|(wanted, rounds)| rounds < wanted)?;
    Some(View::new(say!(text, "tournament-fewer-rounds", rounds = rounds, wanted = wanted)))
}

/// Warns the organiser if a game can last longer than a round.
pub(super) fn long_games(text: Text, row: &TournamentRow) -> Option<View> {
    let longest = longest_game(row.control, row.setup.layout());
    if longest.is_some_and(|longest| longest <= row.round_length) {
        return None;
    }
    Some(View::new(say!(
        text,
        "tournament-long-games",
        limit = if longest.is_some() { "some" } else { "none" },
        game = longest.map(|longest| terms::length(text, longest)).unwrap_or_default(),
        round = terms::length(text, row.round_length)
    )))
}

/// Tells the organiser why the bot cannot open threads.
pub(super) fn threads_failed(text: Text, row: &TournamentRow, cause: Cause) -> View {
    View::new(say!(
        text,
        "tournament-no-threads",
        organiser = organiser(text, row.organiser),
        name = plain(&row.name),
        channel = format!("<#{}>", row.channel),
        reason = cause.thread_reason(text)
    ))
    .ping(row.organiser)
}

/// Replaces the message of [`threads_failed`] once no game is waiting any more.
pub(super) fn threads_failed_no_more(text: Text, row: &TournamentRow) -> View {
    View::new(say!(text, "tournament-no-threads-over", name = plain(&row.name)))
}

/// Tells the organiser why a message about their tournament could not be posted.
pub(super) fn not_posted(text: Text, row: &TournamentRow, cause: Cause) -> View {
    View::new(say!(
        text,
        "tournament-not-posted",
        name = plain(&row.name),
        channel = format!("<#{}>", row.channel),
        reason = cause.reason(text)
    ))
}

/// Tells a person who has withdrawn them.
pub(super) fn you_were_withdrawn(text: Text, row: &TournamentRow, by: UserId) -> View {
    View::new(say!(
        text,
        "tournament-you-were-withdrawn",
        person = mention(by),
        name = plain(&row.name)
    ))
}

/// Tells a person who has entered them, with a button to leave.
pub(super) fn you_were_entered(text: Text, row: &TournamentRow, who: UserId, by: UserId) -> View {
    let (player, person) = (mention(who), mention(by));
    View::new(say!(
        text,
        "tournament-you-were-entered",
        player = player,
        person = person,
        name = plain(&row.name)
    ))
    .buttons([tournament_button(
        TournamentClick::Leave { of: row.id },
        &say!(text, "button-leave"),
        false,
    )])
    .ping(Some(who))
}

/// Tells the players of a game that it no longer counts in the tournament, because this entrant was
/// withdrawn.
pub(super) fn game_continues(text: Text, of: &Tournament, withdrawn: u32) -> View {
    View::new(say!(
        text,
        "tournament-withdrawn-game-continues",
        player = mention_in(text, of, withdrawn),
        name = title(&of.row)
    ))
}

/// Returns the invitation in the server's announcement channel.
pub(super) fn invitation(text: Text, of: &Tournament) -> View {
    let channel = format!("<#{}>", of.row.channel);
    let kind = kind(text, &of.row);
    View::new(say!(
        text,
        "tournament-invitation",
        name = title(&of.row),
        kind = kind,
        organiser = organiser(text, of.row.organiser),
        channel = channel
    ))
}

/// Cleans up a typed name: one line, without invisible characters.
pub(super) fn name(typed: &str) -> String {
    let is_visible = |c: char| !c.is_control() && !is_invisible(c);
    let visible: String = typed.chars().map(|c| if is_visible(c) { c } else { ' ' }).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}
