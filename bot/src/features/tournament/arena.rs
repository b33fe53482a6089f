//! The message of a running arena, and what its players are told.

use dvonn_discord::view::View;
use dvonn_model::{ChannelId, PairingRow, TournamentRow, UserId};
use dvonn_tournament::{Standing, Tournament};

use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::message::MAX_BOARDS;
use crate::features::tournament::parts::{tournament_button, view_buttons};
use crate::say;
use crate::show::words::links::{channel, mention};
use crate::show::words::points::{escaped_number, half_points};
use crate::show::words::tournament::{mention_in, title};
use crate::text::Text;

/// The number of entrants that the message shows in front.
const LEADERS: usize = 5;

/// Returns what everyone sees: when it ends, who is in front, the running games, and buttons to
/// join and to take a break.
pub(super) fn running(text: Text, of: &Tournament) -> View {
    let row = &of.row;
    let Some(until) = row.round_ends_at else {
        return View::new(say!(text, "tournament-over-nobody", name = title(text, row)))
            .buttons(view_buttons(text, row, row.round));
    };
    let games = of.pairings.iter().filter(|pairing| pairing.points.is_some()).count();
    let mut lines = vec![say!(
        text,
        "arena-running",
        name = title(text, row),
        until = format!("<t:{0}:t> (<t:{0}:R>)", until.as_second()),
        count = games
    )];
    let leaders = of.standings().into_iter().filter(|standing| standing.points > 0);
    lines.extend(leaders.take(LEADERS).map(|standing| standing_line(text, of, &standing)));
    let running = of.pairings.iter().filter(|pairing| pairing.points.is_none());
    // Their numbers would look like places.
    let line = |pairing: &PairingRow| running_line(text, of, pairing);
    lines.extend(running.take(MAX_BOARDS).map(|pairing| format!("- {}", line(pairing))));
    let join = TournamentClick::Join { of: row.id };
    let leave = TournamentClick::Leave { of: row.id };
    let standings = TournamentClick::Standings { of: row.id, page: 0 };
    View::new(lines.join("\n")).buttons([
        tournament_button(join, &say!(text, "button-join"), true),
        tournament_button(leave, &say!(text, "button-break"), false),
        tournament_button(standings, &say!(text, "button-standings"), false),
    ])
}

/// Tells a person why they are on a break, with a button to come back.
pub(super) fn on_break(text: Text, row: &TournamentRow, who: UserId) -> View {
    let join = TournamentClick::Join { of: row.id };
    View::new(say!(text, "arena-absent", player = mention(who), name = title(text, row)))
        .ping(Some(who))
        .buttons([tournament_button(join, &say!(text, "button-join"), true)])
}

/// Leads a person to their next game. They are notified there.
pub(super) fn next_game(text: Text, who: UserId, thread: ChannelId) -> View {
    View::new(say!(text, "arena-next-game", player = mention(who), place = channel(thread)))
}

/// Tells a person that they wait for their next opponent.
pub(super) fn waits(text: Text, who: UserId) -> View {
    View::new(say!(text, "arena-waits", player = mention(who)))
}

/// Replaces the message of [`waits`] when they take a break, or the arena is over.
pub(super) fn waits_no_more(text: Text, row: &TournamentRow, who: UserId) -> View {
    View::new(say!(text, "arena-waits-no-more", player = mention(who), name = title(text, row)))
}

/// Returns the place, the name and the points of an entrant.
fn standing_line(text: Text, of: &Tournament, standing: &Standing) -> String {
    let (place, points) = (escaped_number(standing.place), half_points(standing.points));
    let name = mention_in(text, of, standing.entrant);
    say!(text, "standing", place = place, name = name, points = points)
}

/// Returns the players and the thread of a running game.
fn running_line(text: Text, of: &Tournament, pairing: &PairingRow) -> String {
    let black = pairing.black.unwrap_or(pairing.white);
    let (white, black) = (mention_in(text, of, pairing.white), mention_in(text, of, black));
    let line = say!(text, "tournament-thread-players", white = white, black = black);
    match pairing.thread.map(|thread| format!("<#{thread}>")) {
        Some(place) => say!(text, "tournament-pairing-place", pairing = line, place = place),
        None => say!(text, "tournament-pairing-waits", pairing = line),
    }
}
