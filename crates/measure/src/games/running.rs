//! Running games in the bot's database, each in a channel of its own.

use std::path::Path;

use dvonn_model::{
    BadId, ClockRow, Created, NewGame, Person, PostKey, PostShown, Setup, Terms, TimeControl, Venue,
};
use dvonn_playground::{ChannelId, GuildId, Playground, UserId};
use dvonn_rules::{ByColor, Position};
use dvonn_store::Store;
use jiff::{SignedDuration, Timestamp};

use crate::bot::{Result, database_url};

/// Discord's limit of channels per server.
const CHANNELS: usize = 500;

/// A game that has just reached a position.
#[derive(Clone, Copy)]
pub(crate) struct RunningGame {
    pub(crate) players: ByColor<UserId>,
    pub(crate) position: Position,
    /// The time for each turn.
    pub(crate) per_turn: SignedDuration,
}

/// Stores games for a bot that will start in this folder, and records their boards as shown. Returns their
/// channels.
pub(crate) async fn create(
    playground: &Playground,
    folder: &Path,
    games: &[RunningGame],
) -> Result<Vec<ChannelId>> {
    let store = Store::open(&database_url(folder)).await?;
    store.migrate().await?;
    let mut guild = playground.guild();
    let mut channels = Vec::new();
    let now = Timestamp::now();
    let mut tx = store.begin().await?;
    for (number, game) in games.iter().enumerate() {
        if number % CHANNELS == 0 {
            guild = playground.create_guild(&format!("server {}", number / CHANNELS));
        }
        let channel = playground.create_channel(guild, &format!("table-{number}"));
        let Created::Game(game) = tx.create_game(new_game(guild, channel, game, now)?).await?
        else {
            return Err("a channel has two games".into());
        };
        let board = Some((u64::try_from(number)? + 1).try_into()?);
        let seen = PostShown {
            issue: game.revision,
            shows: game.clock.shown(),
            channel: Some(game.venue.channel),
            message: board,
            ..PostShown::default()
        };
        let post = tx.post(PostKey::board(game.id, false)).await?.ok_or("no board")?;
        tx.record_post(&post, &seen, false).await?;
        channels.push(channel);
    }
    tx.commit().await?;
    store.close().await;
    Ok(channels)
}

fn new_game(
    guild: GuildId,
    channel: ChannelId,
    game: &RunningGame,
    at: Timestamp,
) -> std::result::Result<NewGame, BadId> {
    let RunningGame { players, position, per_turn } = *game;
    let person = |id: UserId| Ok(Person::new(id.get().try_into()?, "Player").into());
    let setup = if position == Position::new() { Setup::Full } else { Setup::Given };
    Ok(NewGame {
        venue: Venue {
            guild: Some(guild.get().try_into()?),
            channel: channel.get().try_into()?,
            parent: None,
            guest: false,
        },
        players: ByColor { white: person(players.white)?, black: person(players.black)? },
        terms: Terms {
            setup,
            start: position,
            control: TimeControl::PerTurn(per_turn),
            rated: false,
        },
        clock: ClockRow {
            left: ByColor { white: per_turn, black: per_turn },
            since: at,
            deadline: Some(at + per_turn),
            paused: false,
            remind_at: Some(at + per_turn / 2),
            reminders: 0,
            weekend: None,
        },
        rematch_of: None,
        locale: None,
        at,
    })
}
