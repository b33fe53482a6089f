//! The messages by which a tournament is kept before people: who takes part, and each round.

use std::collections::BTreeMap;

use dvonn_model::{PairingRow, Player, TournamentKind, TournamentRow, TournamentState};
use dvonn_tournament::Tournament;
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::tournament::click::TournamentClick;
use crate::discord::features::tournament::view::pairings::line as pairing_line;
use crate::discord::kit::view::{View, button, fit, plain};
use crate::discord::kit::words::players::called;
use crate::discord::kit::words::terms;
use crate::discord::kit::words::tournament::{name_in, organiser, title};
use crate::discord::kit::words::typed::is_invisible;
use crate::say;
use crate::text::Text;

/// So many entrants, or groups of the computer's, are named in a message.
const NAMED: usize = 40;
/// So many pairings stand in a message.
pub(crate) const BOARDS: usize = 16;
/// How long a thread's name may be.
const THREAD_NAME: usize = 100;

/// What a tournament is and who takes part, with the buttons to join and leave while it is open.
pub(crate) fn open(text: Text, of: &Tournament) -> View {
    let row = &of.row;
    let state = match row.state {
        TournamentState::Open => {
            say!(text, "tournament-open", organiser = organiser(text, row.organiser))
        }
        TournamentState::Cancelled => say!(text, "tournament-cancelled"),
        TournamentState::Running | TournamentState::Over => {
            say!(text, "tournament-begun", count = of.entrants.len())
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
            pressed(TournamentClick::Join { of: row.id }, &say!(text, "button-join"), true),
            pressed(TournamentClick::Leave { of: row.id }, &say!(text, "button-leave"), false),
            pressed(TournamentClick::Start { of: row.id }, &say!(text, "button-start"), false),
        ]),
        TournamentState::Running | TournamentState::Over => view.buttons(looks(text, row, 0)),
        TournamentState::Cancelled => view,
    }
}

/// How a tournament's rounds are paired, and how many there are, if that is settled.
pub(crate) fn kind(text: Text, row: &TournamentRow) -> String {
    let kind = say!(text, "tournament-kind", kind = row.kind.name());
    match row.rounds {
        Some(rounds) => say!(text, "tournament-rounds", kind = kind, count = rounds),
        None => kind,
    }
}

/// Who takes part, the computer's levels together.
pub(crate) fn entrants(text: Text, of: &Tournament) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    let mut levels: BTreeMap<u8, usize> = BTreeMap::new();
    for entrant in &of.entrants {
        match &entrant.player {
            Player::Computer(level) => *levels.entry(level.number()).or_default() += 1,
            player => groups.push((called(text, player), 1)),
        }
    }
    let computers = levels.into_iter().filter_map(|(level, count)| {
        let level = dvonn_engine::Level::new(level)?;
        Some((called(text, &Player::Computer(level)), count))
    });
    groups.extend(computers);
    if groups.is_empty() {
        return say!(text, "tournament-entrants-none");
    }
    let few = groups.iter().take(NAMED).map(|(name, count)| match count {
        1 => name.clone(),
        _ => say!(text, "tournament-several", name = name.clone(), count = *count),
    });
    let list = few.collect::<Vec<_>>().join(", ");
    let more: usize = groups.iter().skip(NAMED).map(|(_, count)| count).sum();
    let all = match more {
        0 => list,
        more => say!(text, "tournament-entrants-more", names = list, more = more),
    };
    say!(text, "tournament-entrants", count = of.entrants.len(), names = all)
}

/// A round that begins or is being played: who plays whom, where, and what came of it. All that does
/// not fit into the first message stands in others.
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
    for page in pairings.chunks(BOARDS) {
        let mut lines = std::mem::take(&mut head);
        if lines.is_empty() {
            lines.push(say!(text, "tournament-more-pairings", round = round));
        }
        lines.extend(page.iter().map(|pairing| pairing_line(text, of, pairing)));
        messages.push(View::new(lines.join("\n")));
    }
    if let Some(first) = messages.first_mut() {
        *first = first.clone().buttons(looks(text, row, round));
    }
    messages
}

/// The buttons for looking how it stands.
pub(crate) fn looks(text: Text, row: &TournamentRow, round: u32) -> [CreateButton; 2] {
    let standings = TournamentClick::Standings { of: row.id, page: 0 };
    let pairings = TournamentClick::Pairings { of: row.id, round: round.max(1), page: 0 };
    [
        pressed(standings, &say!(text, "button-standings"), false),
        pressed(pairings, &say!(text, "button-pairings"), false),
    ]
}

pub(crate) fn pressed(click: TournamentClick, label: &str, is_main: bool) -> CreateButton {
    let style = if is_main { ButtonStyle::Success } else { ButtonStyle::Secondary };
    button(click, label, style)
}

/// To the organiser, where no threads can be opened.
pub(crate) fn hindered(text: Text, row: &TournamentRow) -> View {
    View::new(say!(
        text,
        "tournament-hindered",
        organiser = organiser(text, row.organiser),
        name = plain(&row.name),
        channel = format!("<#{}>", row.channel)
    ))
    .ping(row.organiser)
}

/// How the name of the thread of a pairing's games ends: no other thread's does so.
pub(crate) fn thread_ending(text: Text, pairing: &PairingRow) -> String {
    say!(
        text,
        "tournament-thread-ending",
        number = pairing.tournament.to_string(),
        round = pairing.round,
        board = pairing.board
    )
}

/// The name of the thread of a pairing's games: the players first, as lists show little of it.
pub(crate) fn game_thread_name(text: Text, of: &Tournament, pairing: &PairingRow) -> String {
    let ending = thread_ending(text, pairing);
    let black = pairing.black.map(|black| name_in(text, of, black)).unwrap_or_default();
    let white = name_in(text, of, pairing.white);
    let players = say!(text, "tournament-thread-players", white = white, black = black);
    let room = THREAD_NAME.saturating_sub(ending.chars().count() + 1);
    format!("{} {ending}", fit(&players, room))
}

/// To those who read only the server's announcements: that a tournament is open, and where.
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

/// What somebody typed as a name, on one line and without marks that nobody sees.
pub(crate) fn name(typed: &str) -> String {
    let is_seen = |c: char| !c.is_control() && !is_invisible(c);
    let seen: String = typed.chars().map(|c| if is_seen(c) { c } else { ' ' }).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}
