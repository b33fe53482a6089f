//! The messages about a tournament: its entrants, its rounds and pairings, a server's list, and questions.

use dvonn_discord::markup::plain;
use dvonn_discord::view::{View, button};
use dvonn_model::{EntrantRow, GuildId, TournamentKind, TournamentRow, TournamentState, UserId};
use dvonn_tournament::{Tournament, longest_game};
use jiff::tz::TimeZone;
use serenity::all::ButtonStyle;

use crate::features::tournament::calendar::entry_lines;
use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::panel::manage_button;
use crate::features::tournament::parts::{
    entrants, kind, pairing_line, series_button, too_few, tournament_button, view_buttons,
};
use crate::features::tournament::{arena, teams};
use crate::say;
use crate::show::words::links::{channel, mention};
use crate::show::words::players::mention_player;
use crate::show::words::terms;
use crate::show::words::tournament::{name, organiser, title};
use crate::text::Text;

/// The maximum number of pairings in a message.
pub(super) const MAX_BOARDS: usize = 16;
/// The maximum length of a name in the list, in code points.
const MAX_NAME: usize = 60;

/// Returns the terms and entrants of a tournament, with buttons to join and leave while it is open, and those on its
/// reserve, as people of this server see it.
pub(super) fn open(
    text: Text,
    of: &Tournament,
    reserve: &[EntrantRow],
    zone: &TimeZone,
    guild: GuildId,
) -> View {
    let row = &of.row;
    let state = match row.state {
        TournamentState::Open if row.teams.is_some() => teams::open_line(text, row),
        TournamentState::Open if row.entry.invited => {
            say!(text, "tournament-open-invited", organiser = organiser(text, row.organiser))
        }
        TournamentState::Open => {
            say!(text, "tournament-open", organiser = organiser(text, row.organiser))
        }
        TournamentState::Cancelled if row.is_called_off() => too_few(text, of),
        TournamentState::Cancelled => say!(text, "tournament-cancelled"),
        TournamentState::Running | TournamentState::Over => {
            say!(text, "tournament-started", count = of.entrants.len())
        }
    };
    let mut lines = vec![title_line(text, row)];
    lines.extend(terms_lines(text, row));
    if row.state == TournamentState::Open {
        lines.extend(entry_lines(text, row, zone, guild));
    }
    lines.extend([state, entrants(text, of)]);
    if !reserve.is_empty() {
        let names = reserve.iter().map(|entrant| mention_player(text, &entrant.player));
        let names = text.listed(&names.collect::<Vec<_>>());
        lines.push(say!(text, "tournament-reserve", count = reserve.len(), names = names));
    }
    let view = View::new(lines.join("\n"));
    match row.state {
        TournamentState::Open => {
            let join = (!row.entry.invited).then(|| {
                let click = TournamentClick::Join { of: row.id };
                tournament_button(click, &say!(text, "button-join"), true)
            });
            let leave = TournamentClick::Leave { of: row.id };
            let leave = tournament_button(leave, &say!(text, "button-leave"), false);
            let organise = match &row.teams {
                None => {
                    let start = TournamentClick::Start { of: row.id };
                    Some(tournament_button(start, &say!(text, "button-start"), false))
                }
                Some(teams) => {
                    let is_own = guild == row.guild;
                    teams.code.filter(|_| is_own).map(|_| {
                        let invite = TournamentClick::Invite { of: row.id };
                        tournament_button(invite, &say!(text, "button-invite-server"), false)
                    })
                }
            };
            let buttons = join.into_iter().chain([leave]).chain(organise);
            view.buttons(buttons.chain(series_button(text, row)))
        }
        TournamentState::Running | TournamentState::Over => {
            view.buttons(view_buttons(text, row, 0))
        }
        TournamentState::Cancelled => view,
    }
}

/// Returns the name, the number and the format of a tournament.
pub(super) fn title_line(text: Text, row: &TournamentRow) -> String {
    let (name, number) = (title(text, row), row.id.to_string());
    say!(text, "tournament-title", name = name, number = number, kind = kind(text, row))
}

/// Returns the terms of a tournament's games, and how its format works if that needs words.
pub(super) fn terms_lines(text: Text, row: &TournamentRow) -> Vec<String> {
    let (setup, control) = (row.setup.name(), terms::control(text, row.control));
    let rated = if row.rated { "yes" } else { "no" };
    let length = terms::length(text, row.round_length);
    let games = say!(
        text,
        "tournament-terms",
        setup = setup,
        clock = control.clone(),
        rated = rated,
        length = length.clone()
    );
    match row.kind {
        TournamentKind::Arena => vec![
            say!(text, "contest-games", setup = setup, clock = control, rated = rated),
            say!(text, "arena-terms", length = length),
        ],
        TournamentKind::Knockout => vec![games, say!(text, "tournament-knockout")],
        TournamentKind::Teams => {
            let rated = row.rated.then(|| say!(text, "teams-rated"));
            [games, say!(text, "teams-terms")].into_iter().chain(rated).collect()
        }
        _ => vec![games],
    }
}

/// Returns the pairings and results of a round, in as many messages as needed.
pub(super) fn round(text: Text, of: &Tournament, round: u32) -> Vec<View> {
    let row = &of.row;
    if row.kind == TournamentKind::Arena {
        return vec![arena::running(text, of)];
    }
    let pairings: Vec<_> = of.round(round).collect();
    let games: Vec<_> = pairings.iter().filter(|pairing| pairing.black.is_some()).collect();
    let decided = games.iter().filter(|pairing| pairing.points.is_some()).count();
    let rounds = row.rounds.unwrap_or(round);
    let mut head = vec![match row.round_ends_at.filter(|_| row.round == round) {
        Some(until) => say!(
            text,
            "tournament-round",
            name = title(text, row),
            round = round,
            rounds = rounds,
            until = format!("<t:{}:R>", until.as_second())
        ),
        None => {
            say!(
                text,
                "tournament-round-over",
                name = title(text, row),
                round = round,
                rounds = rounds
            )
        }
    }];
    if (1..games.len()).contains(&decided) {
        head.push(say!(text, "tournament-round-games", decided = decided, count = games.len()));
    }
    head.extend(teams::score(text, of));
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
        let is_present = row.round == round && row.state == TournamentState::Running;
        let manage = is_present.then(|| manage_button(text));
        *first = first.clone().buttons(view_buttons(text, row, round).into_iter().chain(manage));
    }
    messages
}

/// Returns a page of a round's pairings, for one reader.
pub(super) fn pairings(text: Text, of: &Tournament, round: u32, page: usize) -> View {
    let all: Vec<_> = of.round(round).collect();
    if all.is_empty() {
        return View::new(say!(text, "tournament-pairings-none", name = title(text, &of.row)));
    }
    let last = (all.len() - 1) / MAX_BOARDS;
    let page = page.min(last);
    let mut lines = vec![say!(
        text,
        "tournament-pairings-title",
        name = title(text, &of.row),
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
pub(super) fn list(
    text: Text,
    first: &[(TournamentRow, usize)],
    count: usize,
    guild: GuildId,
) -> View {
    if first.is_empty() {
        return View::new(say!(text, "tournament-list-none"));
    }
    let mut lines = vec![say!(text, "tournament-list-title")];
    lines.extend(first.iter().map(|(row, entrants)| {
        let entry = say!(
            text,
            "tournament-list-entry",
            number = row.id.to_string(),
            name = plain(&name(text, row, MAX_NAME)),
            kind = kind(text, row),
            state = row.state.name(),
            count = *entrants,
            round = row.round,
            rounds = row.rounds.unwrap_or(row.round),
            channel = channel(row.channel_on(guild))
        );
        match row.entry.starts_at {
            Some(at) => format!("{entry} · <t:{}:f>", at.as_second()),
            None => entry,
        }
    }));
    if count > first.len() {
        lines.push(say!(text, "tournament-list-more", count = count - first.len()));
    }
    let is_planned = |(row, _): &(TournamentRow, usize)| {
        row.state == TournamentState::Open && row.entry.starts_at.is_some()
    };
    let view = View::new(lines.join("\n"));
    if !first.iter().any(is_planned) {
        return view;
    }
    let label = say!(text, "button-calendar");
    view.buttons([tournament_button(TournamentClick::Calendar, &label, false)])
}

/// Asks whether a person should really withdraw: the reader, if it is their `own` withdrawal.
pub(super) fn ask_to_withdraw(text: Text, row: &TournamentRow, who: UserId, own: bool) -> View {
    let words = say!(
        text,
        "ask-withdraw",
        whose = match row.league {
            Some(_) => "league",
            None if own => "own",
            None => "other",
        },
        player = mention(who),
        name = title(text, row)
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
    let name = title(text, row);
    let words = if row.state == TournamentState::Open {
        let series = if row.entry.repeats.is_some() { "yes" } else { "no" };
        say!(text, "ask-cancel-tournament", name = name, series = series)
    } else if row.kind == TournamentKind::Arena {
        say!(text, "ask-end-arena", name = name, games = running)
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

/// Tells the organiser how to fill an open tournament and how it starts. A match between servers says so itself.
pub(super) fn next_steps(text: Text, row: &TournamentRow) -> Option<View> {
    let starts = if row.entry.starts_at.is_some() { "by_date" } else { "by_hand" };
    let is_match = row.kind == TournamentKind::Teams;
    (!is_match).then(|| View::new(say!(text, "tournament-next-steps", starts = starts)))
}

/// Warns the organiser if a game can last longer than a round.
pub(super) fn long_games(text: Text, row: &TournamentRow) -> Option<View> {
    if row.kind == TournamentKind::Arena {
        return None;
    }
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
