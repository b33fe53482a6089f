//! The lines about a tournament in the messages of its games.

use dvonn_discord::markup::DISCORD_URL;
use dvonn_discord::view::View;
use dvonn_model::{
    ChannelId, Ending, GameState, GuildId, MessageId, PairingRow, TournamentKind, VoidReason,
};
use dvonn_play::Match;
use dvonn_store::StoreError;
use dvonn_tournament::{Tournament, TournamentOutcome};
use jiff::Timestamp;

use crate::runtime::app::App;
use crate::say;
use crate::show::words::players::mention_player;
use crate::show::words::tournament::{mention_in, title};
use crate::text::Text;

/// The newest message about a tournament on a server.
type Link = (GuildId, (ChannelId, MessageId));

/// The lines about the tournament of a game.
pub(crate) struct TournamentLine {
    pub(crate) lines: View,
    /// How the game ended, if a withdrawal ended it, or a timeout before the first move: it replaces “resigns”, and
    /// that the game does not count.
    pub(crate) ending: Option<String>,
}

/// Returns the lines about the game's tournament, if it has one, at the start and the end of the
/// game.
pub(crate) async fn tournament_line(app: &App, game: &Match, text: Text) -> Option<TournamentLine> {
    if game.row.is_running() && game.row.revision > 1 {
        return None;
    }
    let found = async {
        let Some(pairing) = app.store.pairing_of_game(game.row.id).await? else {
            return Ok(None);
        };
        let Some(of) = Tournament::read(&app.store, pairing.tournament).await? else {
            return Ok(None);
        };
        // Of a game between two servers, this is the one where it is shown.
        let here = game.row.venue.guild.unwrap_or(of.row.guild);
        let is_guest = of.row.guild != here && of.row.home_on(here).is_some();
        let message = if is_guest {
            app.store.guest_message(of.row.id).await?.map(|it| (here, it))
        } else {
            app.store.tournament_message(of.row.id).await?.map(|it| (of.row.guild, it))
        };
        let of = of.seen_from(here);
        // Take the pairing from the tournament, which was read later: it may have been decided
        // since.
        let newest = of.pairings.iter().find(|known| known.game == pairing.game).cloned();
        Ok::<_, StoreError>(Some((of, newest.unwrap_or(pairing), message)))
    };
    match found.await {
        Ok(found) => found.map(|(of, pairing, message)| TournamentLine {
            lines: lines(text, &of, &pairing, game, message, app.now()),
            ending: withdrawal(text, &of, &pairing, game)
                .or_else(|| timeout(text, &of, &pairing, game, app.now())),
        }),
        Err(error) if app.outages.explain(&error) => None,
        Err(error) => {
            tracing::warn!(%error, game = %game.row.id, "failed to read tournament of game");
            None
        }
    }
}

/// Returns the tournament and round with a link; at the start of the game, its stakes; and the
/// outcome when it has ended.
fn lines(
    text: Text,
    of: &Tournament,
    pairing: &PairingRow,
    game: &Match,
    message: Option<Link>,
    at: Timestamp,
) -> View {
    let mut lines = vec![round_line(text, of, pairing.round, message)];
    if let Some(outcome) = of.outcome(pairing, game, at) {
        lines.push(outcome_line(text, of, outcome));
    } else if game.row.is_running() && pairing.drawn > 0 {
        let favourite = of.favourite(pairing).map(|number| mention_in(text, of, number));
        lines
            .extend(favourite.map(|player| say!(text, "tournament-game-decides", player = player)));
    } else if game.row.is_running() && pairing.attempt > 0 {
        lines.push(say!(text, "tournament-game-replays"));
    }
    View::new(lines.join("\n"))
}

/// Returns the message to the players of an unfinished game whose tournament was ended.
pub(crate) fn tournament_ended(text: Text, of: &Tournament, pairing: &PairingRow) -> View {
    let two = [Some(pairing.white), pairing.black].into_iter().flatten();
    let players: Vec<_> = two.map(|number| mention_in(text, of, number)).collect();
    let players = players.join(" – ");
    View::new(say!(
        text,
        "tournament-ended-game-continues",
        players = players,
        name = title(text, &of.row)
    ))
}

fn round_line(text: Text, of: &Tournament, round: u32, message: Option<Link>) -> String {
    let name = title(text, &of.row);
    match message {
        Some((guild, (channel, message))) => {
            let url = format!("{DISCORD_URL}{guild}/{channel}/{message}");
            if of.row.league.is_some() {
                return say!(text, "league-line", name = name, url = url);
            }
            if of.row.kind == TournamentKind::Arena {
                return say!(text, "arena-line", name = name, url = url);
            }
            say!(text, "tournament-line", name = name, url = url, round = round)
        }
        None if of.row.league.is_some() => say!(text, "league-line-plain", name = name),
        None if of.row.kind == TournamentKind::Arena => say!(text, "arena-line-plain", name = name),
        None => say!(text, "tournament-line-plain", name = name, round = round),
    }
}

/// Returns the line for a game that a player lost by withdrawing from the tournament.
fn withdrawal(text: Text, of: &Tournament, pairing: &PairingRow, game: &Match) -> Option<String> {
    // After a forfeit, the game went on without the tournament. In an arena, who is out takes a break.
    let GameState::Ended(Ending::Resigned { by, .. }) = game.row.state else { return None };
    if pairing.forfeit || of.row.kind == TournamentKind::Arena {
        return None;
    }
    let player = game.row.players[by].id()?;
    let entrant = of.entrant_of(player)?;
    entrant.withdrew.filter(|&round| round == pairing.round)?;
    Some(say!(
        text,
        "tournament-game-withdrawn",
        player = mention_in(text, of, entrant.number),
        winner = mention_player(text, &game.row.players[by.other()])
    ))
}

/// Returns the line for a game whose point the opponent gets although it is void, since a player timed out.
fn timeout(
    text: Text,
    of: &Tournament,
    pairing: &PairingRow,
    game: &Match,
    at: Timestamp,
) -> Option<String> {
    if game.row.state != GameState::Ended(Ending::Void { reason: VoidReason::OutOfTime }) {
        return None;
    }
    of.outcome(pairing, game, at).filter(|it| *it != TournamentOutcome::Nothing)?;
    let late = &game.row.players[game.position().side_to_move()];
    Some(say!(text, "tournament-game-timed-out", player = mention_player(text, late)))
}

fn outcome_line(text: Text, of: &Tournament, outcome: TournamentOutcome) -> String {
    let named = |number| mention_in(text, of, number);
    let last = if of.row.rounds == Some(of.row.round) { "yes" } else { "no" };
    match outcome {
        TournamentOutcome::Won(number) => {
            say!(text, "outcome-won", player = named(number))
        }
        TournamentOutcome::Drawn => say!(text, "outcome-drawn"),
        TournamentOutcome::Through(number) => {
            say!(text, "outcome-advances", player = named(number), last = last)
        }
        TournamentOutcome::ThroughBySeed(number) => {
            say!(text, "outcome-advances-by-rank", player = named(number), last = last)
        }
        TournamentOutcome::Again => say!(text, "outcome-no-result"),
        TournamentOutcome::Swapped { favourite } => {
            say!(text, "outcome-one-more-game", player = named(favourite))
        }
        TournamentOutcome::Nothing => say!(text, "outcome-not-counted"),
    }
}
