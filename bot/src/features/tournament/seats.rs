//! Where the two of a pairing play, and the threads there. Most tournaments are played on one server. In the
//! championship and in a match between two servers, the two may be on different ones: each gets a thread on their own,
//! and the game has two venues.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use dvonn_discord::cause::{Cause, Remedy};
use dvonn_model::{ChannelId, EntrantRow, GuildId, PairingRow, PostKey, UserId, Venue};
use dvonn_rules::{ByColor, Color};
use dvonn_tournament as tournament;
use dvonn_tournament::Tournament;

use crate::features::tournament::threads::{Threads, game_thread_name, thread_ending, threads_in};
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::show::threads::delete_thread;
use crate::text::Text;

/// Where somebody plays.
#[derive(Clone)]
pub(super) struct Seat {
    pub(super) guild: GuildId,
    /// Threads are opened here.
    channel: ChannelId,
    /// The language of public messages.
    text: Text,
}

impl Seat {
    /// Returns the tournament's own place.
    fn own(of: &Tournament) -> Seat {
        let (guild, channel) = (of.row.guild, of.row.channel);
        Seat { guild, channel, text: Text::of(of.row.locale.as_deref()) }
    }

    fn of(of: &Tournament, entrant: Option<&EntrantRow>) -> Seat {
        match entrant.and_then(|entrant| entrant.home.as_ref()) {
            Some(home) => {
                let text = Text::of(home.locale.as_deref());
                Seat { guild: home.guild, channel: home.channel, text }
            }
            None => Seat::own(of),
        }
    }

    /// Returns where the two of a pairing play. On one server, they share a place.
    pub(super) fn both(of: &Tournament, pairing: &PairingRow) -> ByColor<Seat> {
        let white = Seat::of(of, of.entrant(pairing.white));
        let black = Seat::of(of, pairing.black.and_then(|black| of.entrant(black)));
        let black = if black.guild == white.guild { white.clone() } else { black };
        ByColor { white, black }
    }
}

/// A thread for a game.
pub(super) struct Thread {
    pub(super) venue: Venue,
    /// False if the bot opened it before, and found it.
    pub(super) is_new: bool,
}

impl Thread {
    /// Deletes the thread if it was opened for a game that did not start.
    pub(super) async fn discard(&self, app: &App) {
        if self.is_new {
            delete_thread(app, &self.venue).await;
        }
    }
}

/// The threads in the channels of a tournament, read when they are first needed.
#[derive(Default)]
pub(super) struct Places {
    threads: HashMap<ChannelId, Threads>,
    /// True if the last thread that could not be opened was one for the guests of a match, on their server.
    pub(super) guests_refused: bool,
}

impl Places {
    /// Returns a thread for a pairing: one that was opened before, or a new one.
    pub(super) async fn thread(
        &mut self,
        app: &App,
        seat: &Seat,
        of: &Tournament,
        pairing: &PairingRow,
    ) -> Result<Thread, Failure> {
        let threads = match self.threads.entry(seat.channel) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                unknown.insert(threads_in(app, seat.guild, seat.channel).await?)
            }
        };
        if let Some(venue) = threads.take(&thread_ending(seat.text, &of.row, pairing)) {
            return Ok(Thread { venue, is_new: false });
        }
        let name = game_thread_name(seat.text, of, pairing);
        Ok(Thread { venue: threads.open(app, &name).await?, is_new: true })
    }

    /// Returns a thread for each side, the same if they share a place. `None` if somebody of a league had to be withdrawn,
    /// in whose place on another server no thread can be opened: nobody of the league could mend that. In a match
    /// between two servers, it is recorded whose place that is. It is tried first the next time, so that no threads
    /// are opened in vain in the other's.
    pub(super) async fn threads(
        &mut self,
        app: &App,
        seats: &ByColor<Seat>,
        of: &Tournament,
        pairing: &PairingRow,
    ) -> Result<Option<Opened>, Failure> {
        let sides = if seats.white.guild == seats.black.guild {
            &Color::ALL[..1]
        } else if pairing.refusing.is_some() && pairing.refusing == pairing.black {
            &[Color::Black, Color::White]
        } else {
            &Color::ALL[..]
        };
        let mut opened = Opened(Vec::new());
        for &side in sides {
            let seat = &seats[side];
            match self.thread(app, seat, of, pairing).await {
                Ok(thread) => opened.0.push((side, thread)),
                Err(error) => {
                    opened.discard(app).await;
                    let Failure::NoThread(cause) = &error else { return Err(error) };
                    let is_abroad = seat.guild != of.row.guild;
                    if of.row.teams.is_some() {
                        self.guests_refused = is_abroad;
                        tournament::record_refusal(&app.store, pairing, side).await?;
                    } else if is_abroad && cause.remedy() != Remedy::OtherName {
                        withdraw_without_place(app, of, pairing, side, *cause).await?;
                        return Ok(None);
                    }
                    return Err(error);
                }
            }
        }
        Ok(Some(opened))
    }
}

/// The threads for a game: one, or one for White and one for Black.
pub(super) struct Opened(Vec<(Color, Thread)>);

impl Opened {
    /// Returns where each side plays.
    pub(super) fn venues(&self) -> Option<ByColor<Venue>> {
        let (_, first) = self.0.first()?;
        let of = |side: Color| {
            let own = self.0.iter().find(|(opened_for, _)| *opened_for == side);
            own.map_or(&first.venue, |(_, thread)| &thread.venue).clone()
        };
        Some(ByColor::from_fn(of))
    }

    /// Returns true if none was opened before.
    pub(super) fn are_new(&self) -> bool {
        self.0.iter().all(|(_, thread)| thread.is_new)
    }

    /// Deletes those that were opened for a game that did not start.
    pub(super) async fn discard(&self, app: &App) {
        for (_, thread) in &self.0 {
            thread.discard(app).await;
        }
    }
}

/// Returns the people of a pairing, with White and with Black.
pub(super) fn players(of: &Tournament, pairing: &PairingRow) -> ByColor<Option<UserId>> {
    let person = |number: u32| of.entrant(number).and_then(|entrant| entrant.player.id());
    ByColor { white: person(pairing.white), black: pairing.black.and_then(person) }
}

/// Withdraws a player in whose place on another server no thread can be opened, and tells them.
async fn withdraw_without_place(
    app: &App,
    of: &Tournament,
    pairing: &PairingRow,
    side: Color,
    cause: Cause,
) -> Result<(), Failure> {
    let Some(person) = players(of, pairing)[side] else { return Ok(()) };
    tracing::info!(tournament = %of.row.id, ?cause, "withdrew a player whose place allows no threads");
    tournament::withdraw_absent(&app.store, of.row.id, person, app.now()).await?;
    let mut tx = app.store.begin().await?;
    let key = PostKey::withdrawn(of.row.id, person);
    tx.raise_post_with(key, Some(person), None, app.now()).await?;
    Ok(tx.commit().await?)
}
