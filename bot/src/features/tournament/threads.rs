//! Threads for the games of tournaments.
//!
//! Discord cannot open a thread idempotently. So the bot first looks for a thread that it opened
//! but never recorded, because it crashed or lost the response. Such a thread has the name of its
//! game.
//!
//! A thread's name ends with the numbers of its tournament, round and board: two tournaments may have
//! the same name. The threads of a
//! tournament in a post of a forum are posts of the forum.

use dvonn_discord::cause::Cause;
use dvonn_discord::markup::{fit_units, units};
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::PATIENT;
use dvonn_discord::threads::{THREAD_NAME, ThreadName, ThreadParent};
use dvonn_model::{ChannelId, GuildId, PairingRow, TournamentKind, TournamentRow, Venue};
use dvonn_tournament::Tournament;
use serenity::all::{ChannelId as DiscordChannel, GuildChannel};

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::threads::{NEUTRAL_NAME, check, no_thread, open, parent_beside};
use crate::show::words::tournament::{name, name_in};
use crate::text::Text;

/// The maximum length of a tournament's name in the name of a thread.
const NAME_IN_THREAD: usize = 40;

/// The threads of a tournament's channel, and the data needed to open more.
pub(super) struct Threads {
    guild: GuildId,
    parent: ThreadParent,
    /// Unarchived threads that the bot opened.
    open: Vec<GuildChannel>,
}

/// Reads the threads of a channel or, for a post of a forum, those of the forum.
pub(super) async fn threads_in(
    app: &App,
    guild: GuildId,
    channel: ChannelId,
) -> Result<Threads, Failure> {
    let parent = parent_beside(app, channel).await?;
    check(parent)?;
    let own = send::read(RestRoute::ReadSelf, PATIENT, || app.client.http.get_current_user()).await;
    let own = own.map_err(no_thread)?;
    let server = guild.to_discord();
    let listed = send::read(RestRoute::ReadThreads, PATIENT, || {
        app.client.http.get_guild_active_threads(server)
    })
    .await
    .map_err(no_thread)?;
    let mut open = listed.threads;
    open.retain(|thread| {
        thread.owner_id == Some(own.id) && thread.parent_id == Some(parent.channel)
    });
    Ok(Threads { guild, parent, open })
}

impl Threads {
    /// Takes an existing thread whose name has this ending. Each thread is taken once.
    pub(super) fn take(&mut self, ending: &str) -> Option<Venue> {
        let index = self.open.iter().position(|thread| thread.name.ends_with(ending))?;
        let thread = self.open.swap_remove(index).id;
        self.venue(thread)
    }

    /// Opens a thread, without retries: if the response is lost, the next round finds the thread.
    pub(super) async fn open(&self, app: &App, name: &ThreadName) -> Result<Venue, Failure> {
        let opened = open(app, self.parent, name, &[]).await?;
        opened.and_then(|opened| self.venue(opened.id)).ok_or(Failure::NoThread(Cause::Invalid))
    }

    fn venue(&self, thread: DiscordChannel) -> Option<Venue> {
        let channel = thread.get().try_into().ok()?;
        let parent = Some(self.parent.channel.get().try_into().ok()?);
        Some(Venue { guild: Some(self.guild), channel, parent, guest: false })
    }
}

/// Returns the ending of a thread's name, unique to the pairing.
pub(super) fn thread_ending(text: Text, row: &TournamentRow, pairing: &PairingRow) -> String {
    let (number, board) = (row.id.to_string(), pairing.board);
    if row.kind == TournamentKind::Arena {
        return say!(text, "arena-thread-ending", number = number, board = board);
    }
    let round = pairing.round;
    say!(text, "tournament-thread-ending", number = number, round = round, board = board)
}

/// Returns the name of a game's thread. The players come first, because lists truncate long names.
pub(super) fn game_thread_name(text: Text, of: &Tournament, pairing: &PairingRow) -> ThreadName {
    let ending = thread_ending(text, &of.row, pairing);
    let black = pairing.black.map(|black| name_in(text, of, black)).unwrap_or_default();
    let white = name_in(text, of, pairing.white);
    let players = say!(text, "tournament-thread-players", white = white, black = black);
    let tournament = name(text, &of.row, NAME_IN_THREAD);
    let named = |players: &str| {
        say!(
            text,
            "tournament-thread-name",
            players = players,
            tournament = tournament.clone(),
            ending = ending.clone()
        )
    };
    let room = THREAD_NAME.saturating_sub(units(&named("")));
    ThreadName {
        full: named(&fit_units(&players, room)),
        neutral: format!("{NEUTRAL_NAME} {ending}"),
    }
}
