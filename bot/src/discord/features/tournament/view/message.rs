//! Public messages about a tournament: its entrants and its rounds.

use std::collections::BTreeMap;

use dvonn_discord::cause::Cause;
use dvonn_discord::markup::{fit_units, plain, units};
use dvonn_discord::view::{View, button};
use dvonn_model::{
    PairingRow, Player, PlayerId, TournamentKind, TournamentRow, TournamentState, UserId,
};
use dvonn_tournament::{Tournament, longest_game};
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::tournament::click::TournamentClick;
use crate::discord::features::tournament::view::pairings::line as pairing_line;
use crate::discord::kit::discord_error::CauseWords as _;
use crate::discord::kit::threads::{NEUTRAL_NAME, THREAD_NAME, ThreadName};
use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::players::{computer, mention_player};
use crate::discord::kit::words::terms;
use crate::discord::kit::words::tournament::{mention_in, name_in, organiser, title};
use crate::discord::kit::words::typed::is_invisible;
use crate::say;
use crate::text::Text;

/// The maximum number of entrants or computer levels named in a message.
const MAX_NAMED: usize = 40;
/// The maximum number of pairings in a message.
pub(crate) const MAX_BOARDS: usize = 16;

/// Returns the terms and entrants of a tournament, with buttons to join and leave while it is open.
pub(crate) fn open(text: Text, of: &Tournament) -> View {
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

/// Returns the format of a tournament, and the number of rounds if it is known.
pub(crate) fn kind(text: Text, row: &TournamentRow) -> String {
    let kind = say!(text, "tournament-kind", kind = row.kind.name());
    match row.rounds {
        Some(rounds) => say!(text, "tournament-rounds", kind = kind, count = rounds),
        None => kind,
    }
}

/// Returns the entrants. Counts computers of the same level together.
pub(crate) fn entrants(text: Text, of: &Tournament) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    let mut computers: BTreeMap<PlayerId, (String, usize)> = BTreeMap::new();
    for entrant in &of.entrants {
        match &entrant.player {
            player @ Player::Computer(it) => {
                let group = computers.entry(player.into());
                group.or_insert_with(|| (computer(text, &it.kind), 0)).1 += 1;
            }
            player => groups.push((mention_player(text, player), 1)),
        }
    }
    // The weakest level comes first: levels count down from -1.
    groups.extend(computers.into_values().rev());
    if groups.is_empty() {
        return say!(text, "tournament-entrants-none");
    }
    let few = groups.iter().take(MAX_NAMED).map(|(name, count)| match count {
        1 => name.clone(),
        _ => say!(text, "tournament-several", name = name.clone(), count = *count),
    });
    let list = text.listed(&few.collect::<Vec<_>>());
    let more: usize = groups.iter().skip(MAX_NAMED).map(|(_, count)| count).sum();
    let all = match more {
        0 => list,
        more => say!(text, "tournament-entrants-more", names = list, more = more),
    };
    say!(text, "tournament-entrants", count = of.entrants.len(), names = all)
}

/// Returns the pairings and results of a round, in as many messages as needed.
pub(crate) fn round(text: Text, of: &Tournament, round: u32) -> Vec<View> {
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

/// Buttons for the standings and the pairings.
pub(crate) fn view_buttons(text: Text, row: &TournamentRow, round: u32) -> [CreateButton; 2] {
    let standings = TournamentClick::Standings { of: row.id, page: 0 };
    let pairings = TournamentClick::Pairings { of: row.id, round: round.max(1), page: 0 };
    [
        tournament_button(standings, &say!(text, "button-standings"), false),
        tournament_button(pairings, &say!(text, "button-pairings"), false),
    ]
}

pub(crate) fn tournament_button(
    click: TournamentClick,
    label: &str,
    is_main: bool,
) -> CreateButton {
    let style = if is_main { ButtonStyle::Success } else { ButtonStyle::Secondary };
    button(click, label, style)
}

/// Asks whether a person should really withdraw: the reader, if it is their `own` withdrawal.
pub(crate) fn ask_to_withdraw(text: Text, row: &TournamentRow, who: UserId, own: bool) -> View {
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
pub(crate) fn ask_to_end(text: Text, row: &TournamentRow, running: usize) -> View {
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
pub(crate) fn fewer_rounds(text: Text, wanted: Option<u32>, rounds: Option<u32>) -> Option<View> {
    let (wanted, rounds) = wanted.zip(rounds).filter(|(wanted, rounds)| rounds < wanted)?;
    Some(View::new(say!(text, "tournament-fewer-rounds", rounds = rounds, wanted = wanted)))
}

/// Warns the organiser if a game can last longer than a round.
pub(crate) fn long_games(text: Text, row: &TournamentRow) -> Option<View> {
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
pub(crate) fn threads_failed(text: Text, row: &TournamentRow, cause: Cause) -> View {
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
pub(crate) fn threads_failed_no_more(text: Text, row: &TournamentRow) -> View {
    View::new(say!(text, "tournament-no-threads-over", name = plain(&row.name)))
}

/// Tells the organiser why a message about their tournament could not be posted.
pub(crate) fn not_posted(text: Text, row: &TournamentRow, cause: Cause) -> View {
    View::new(say!(
        text,
        "tournament-not-posted",
        name = plain(&row.name),
        channel = format!("<#{}>", row.channel),
        reason = cause.reason(text)
    ))
}

/// Tells a person who has withdrawn them.
pub(crate) fn you_were_withdrawn(text: Text, row: &TournamentRow, by: UserId) -> View {
    View::new(say!(
        text,
        "tournament-you-were-withdrawn",
        person = mention(by),
        name = plain(&row.name)
    ))
}

/// Tells the players of a game that it no longer counts in the tournament, because this entrant was
/// withdrawn.
pub(crate) fn game_continues(text: Text, of: &Tournament, withdrawn: u32) -> View {
    View::new(say!(
        text,
        "tournament-withdrawn-game-continues",
        player = mention_in(text, of, withdrawn),
        name = title(&of.row)
    ))
}

/// Returns the ending of a thread's name, unique to the pairing.
pub(crate) fn thread_ending(text: Text, pairing: &PairingRow) -> String {
    say!(
        text,
        "tournament-thread-ending",
        number = pairing.tournament.to_string(),
        round = pairing.round,
        board = pairing.board
    )
}

/// Returns the name of a game's thread. The players come first, because lists truncate long names.
pub(crate) fn game_thread_name(text: Text, of: &Tournament, pairing: &PairingRow) -> ThreadName {
    let ending = thread_ending(text, pairing);
    let black = pairing.black.map(|black| name_in(text, of, black)).unwrap_or_default();
    let white = name_in(text, of, pairing.white);
    let players = say!(text, "tournament-thread-players", white = white, black = black);
    let room = THREAD_NAME.saturating_sub(units(&ending) + 1);
    ThreadName {
        full: format!("{} {ending}", fit_units(&players, room)),
        neutral: format!("{NEUTRAL_NAME} {ending}"),
    }
}

/// Returns the invitation in the server's announcement channel.
pub(crate) fn invitation(text: Text, of: &Tournament) -> View {
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
pub(crate) fn name(typed: &str) -> String {
    let is_visible = |c: char| !c.is_control() && !is_invisible(c);
    let visible: String = typed.chars().map(|c| if is_visible(c) { c } else { ' ' }).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}
