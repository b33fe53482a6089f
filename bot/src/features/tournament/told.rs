//! What the organiser and the players of a tournament are told, and the invitation elsewhere.

use dvonn_discord::cause::Cause;
use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{Home, MessageId, Player, TournamentRow, UserId};
use dvonn_tournament::Tournament;
use jiff::tz::TimeZone;

use crate::features::tournament::calendar::entry_lines;
use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::parts::{MAX_NAMED, entrants, kind, too_few, tournament_button};
use crate::runtime::failure::discord_error::CauseWords as _;
use crate::say;
use crate::show::words::links::{channel, mention};
use crate::show::words::players::mention_player;
use crate::show::words::tournament::{organiser, place, title};
use crate::text::Text;

/// Tells the organiser, or the guests of a match in their home, why the bot cannot open threads there.
pub(super) fn threads_failed(text: Text, row: &TournamentRow, home: &Home, cause: Cause) -> View {
    let guest = row.teams.as_ref().and_then(|teams| teams.guest.as_ref());
    let guest = guest.filter(|_| home.guild != row.guild);
    let organiser = match guest {
        Some(guest) => plain(&guest.name),
        None => organiser(text, row.organiser),
    };
    let name = title(text, row);
    let (channel, reason) = (channel(home.channel), cause.thread_reason(text));
    View::new(match row.league {
        Some(_) => say!(
            text,
            "league-no-threads",
            organiser = organiser,
            name = name,
            channel = channel,
            reason = reason
        ),
        None => say!(
            text,
            "tournament-no-threads",
            organiser = organiser,
            name = name,
            channel = channel,
            reason = reason
        ),
    })
    .ping(row.organiser.filter(|_| guest.is_none()))
}

/// Tells those who had joined that a tournament is called off; nobody, if there were none.
pub(super) fn called_off(text: Text, of: &Tournament) -> Option<View> {
    let people = of.entrants.iter().filter_map(|entrant| entrant.player.person());
    // Those of the other team are told on their server.
    let people = people.filter(|person| !person.stranger).map(|person| person.id);
    let people: Vec<_> = people.take(MAX_NAMED).collect();
    let lines = [format!("**{}**", title(text, &of.row)), too_few(text, of), entrants(text, of)];
    (!people.is_empty()).then(|| View::new(lines.join("\n")).also_ping(people))
}

/// Replaces the message of [`threads_failed`] once no game is waiting any more.
pub(super) fn threads_failed_no_more(text: Text, row: &TournamentRow) -> View {
    View::new(say!(text, "tournament-no-threads-over", name = title(text, row)))
}

/// Tells the organiser why a message about their tournament could not be posted.
pub(super) fn not_posted(text: Text, row: &TournamentRow, cause: Cause) -> View {
    View::new(say!(
        text,
        "tournament-not-posted",
        name = title(text, row),
        channel = format!("<#{}>", row.channel),
        reason = cause.reason(text)
    ))
}

/// Tells a person of the championship that they were withdrawn because their place allows no threads.
pub(super) fn you_have_no_place(text: Text, row: &TournamentRow) -> View {
    View::new(say!(text, "championship-no-place", name = title(text, row)))
}

/// Tells a person who has withdrawn them.
pub(super) fn you_were_withdrawn(text: Text, row: &TournamentRow, by: UserId) -> View {
    View::new(say!(
        text,
        "tournament-you-were-withdrawn",
        person = mention(by),
        league = if row.league.is_some() { "yes" } else { "no" },
        name = title(text, row)
    ))
}

/// Tells a person who has entered them or, if nobody has, that they enter from the reserve, with a button to leave.
pub(super) fn you_were_entered(
    text: Text,
    row: &TournamentRow,
    who: UserId,
    by: Option<UserId>,
) -> View {
    let (player, name) = (mention(who), title(text, row));
    let view = View::new(match by.map(mention) {
        Some(person) => {
            say!(text, "tournament-you-were-entered", player = player, person = person, name = name)
        }
        None => say!(text, "tournament-you-move-up", player = player, name = name),
    });
    let view = match row.teams {
        Some(_) => view.and(View::new(say!(text, "teams-names"))),
        None => view,
    };
    view.buttons([tournament_button(
        TournamentClick::Leave { of: row.id },
        &say!(text, "button-leave"),
        false,
    )])
    .ping(Some(who))
}

/// Tells a person that somebody else takes over from them.
pub(super) fn you_were_replaced(text: Text, row: &TournamentRow, by: UserId, new: UserId) -> View {
    View::new(say!(
        text,
        "tournament-you-were-replaced",
        person = mention(by),
        new = mention(new),
        name = title(text, row)
    ))
}

/// Tells a person whose place they have taken. A button lets them withdraw.
pub(super) fn you_take_over(
    text: Text,
    row: &TournamentRow,
    who: UserId,
    by: UserId,
    former: UserId,
) -> View {
    View::new(say!(
        text,
        "tournament-you-take-over",
        player = mention(who),
        person = mention(by),
        former = mention(former),
        name = title(text, row)
    ))
    .buttons([tournament_button(
        TournamentClick::AskWithdraw { of: row.id, who },
        &say!(text, "button-withdraw-tournament"),
        false,
    )])
    .ping(Some(who))
}

/// Tells the players of a game that it no longer counts in the tournament, because this player was
/// withdrawn or replaced.
pub(super) fn game_continues(text: Text, of: &TournamentRow, withdrawn: &Player) -> View {
    View::new(say!(
        text,
        "tournament-withdrawn-game-continues",
        player = mention_player(text, withdrawn),
        name = title(text, of)
    ))
}

/// Returns the invitation in the server's announcement channel, with a link to the tournament's message.
pub(super) fn invitation(
    text: Text,
    row: &TournamentRow,
    zone: &TimeZone,
    message: Option<MessageId>,
) -> View {
    let (name, kind, channel) = (title(text, row), kind(text, row), place(row, message));
    let first = if row.is_next() {
        say!(text, "tournament-invitation-next", name = name, kind = kind, channel = channel)
    } else {
        let organiser = organiser(text, row.organiser);
        say!(
            text,
            "tournament-invitation",
            name = name,
            kind = kind,
            organiser = organiser,
            channel = channel
        )
    };
    let lines: Vec<_> =
        std::iter::once(first).chain(entry_lines(text, row, zone, row.guild)).collect();
    View::new(lines.join("\n"))
}
