//! Games that are played at a steady rate, all by the same two people.

use std::time::Duration;

use dvonn_playground::{ChannelId, Click, CommandCall, GuildId, Message, Playground, UserId};
use dvonn_rules::{Game, Ply, Position};
use tokio::time::{Instant, sleep_until};

use super::process::Result;
use super::{previews, registered};

/// The time limit of everything except a turn.
const TIMEOUT: Duration = Duration::from_secs(30);
/// A turn that starts this long after its scheduled time counts as late.
const LATE: Duration = Duration::from_millis(10);

/// The measurements of turns.
#[derive(Default)]
pub(crate) struct Played {
    /// The time from each turn's schedule to its response in milliseconds, shortest first. It counts
    /// the wait for the turn before, so that it tells what people feel who do not wait for others.
    pub(crate) waits: Vec<f64>,
    /// The number of turns that started late.
    pub(crate) late: u32,
}

impl Played {
    /// Returns the response time in milliseconds that this percentage of the turns did not exceed.
    pub(crate) fn percentile(&self, percent: usize) -> f64 {
        self.waits[(self.waits.len() - 1) * percent / 100]
    }
}

/// Games in separate channels, all between the same two people.
pub(crate) struct Tables<'a> {
    playground: &'a Playground,
    white: UserId,
    black: UserId,
    pub(crate) games: Vec<(ChannelId, Vec<Ply>)>,
}

impl<'a> Tables<'a> {
    /// Starts enough games for all turns, so that no channel is faster than real players. They are in
    /// these guilds, in turn.
    pub(crate) async fn set_up(
        playground: &'a Playground,
        guilds: &[GuildId],
        turns: u32,
        per_second: u32,
    ) -> Result<Tables<'a>> {
        /// The minimum number of turns of a game, without passes.
        const MIN_TURNS: u32 = 75;
        /// The maximum number of turns per second in one channel.
        const MAX_RATE: u32 = 8;

        let users = playground.users();
        let mut tables = Tables { playground, white: users[0], black: users[1], games: Vec::new() };
        for player in [tables.white, tables.black] {
            let channel = playground.create_channel(guilds[0], "settings");
            previews::turn_off(playground, player, channel).await?;
        }
        let count = turns.div_ceil(MIN_TURNS).max(per_second.div_ceil(MAX_RATE));
        // Each guild has a game, so that each process has its share.
        let count = count.max(u32::try_from(guilds.len())?);
        let mut random = Random(0x2545_F491_4F6C_DD1D);
        for (number, guild) in (0..count).zip(guilds.iter().cycle()) {
            let plies = loop {
                let plies = random.game();
                if plies.len() >= MIN_TURNS as usize {
                    break plies;
                }
            };
            let name = format!("table-{number}");
            let channel = playground.create_channel(*guild, &name);
            tables.start_game(channel).await?;
            tables.games.push((channel, plies));
        }
        Ok(tables)
    }

    /// Starts a game with a challenge.
    async fn start_game(&self, channel: ChannelId) -> Result<()> {
        let challenge = CommandCall::new(self.white, channel, "dvonn challenge")
            .option("opponent", self.black.to_string())
            .option(
                "color",
                registered::choice(self.playground, "challenge", "color", "White")
                    .ok_or("there is no choice White")?,
            )
            .option(
                "setup",
                registered::choice(
                    self.playground,
                    "challenge",
                    "setup",
                    "full: all 49 pieces by hand",
                )
                .ok_or("there is no choice full")?,
            );
        let message = self.playground.invoke(&challenge)?.reply(TIMEOUT).await?;
        let button =
            message.button_labelled("Accept").ok_or("the challenge has no button Accept")?;
        let accept = Click::button(self.black, channel, message.id, button);
        self.playground.click(&accept)?.reply(TIMEOUT).await?;
        let is_board = |message: &Message| !message.attachments.is_empty();
        self.playground.wait_for_message(channel, is_board, TIMEOUT).await?;
        Ok(())
    }

    /// Plays `turns` turns, each at its scheduled time, or as soon as the previous one in its channel
    /// has a response.
    pub(crate) async fn play(&self, turns: u32, per_second: u32) -> Result<Played> {
        let start = Instant::now() + Duration::from_millis(100);
        let due = |number: u32| start + Duration::from_secs(1) * number / per_second;
        let tables = (0..turns).zip(&self.games).map(|(first, (channel, plies))| {
            let times = (first..turns).step_by(self.games.len()).map(due);
            self.play_at(*channel, times.zip(plies.iter().copied()))
        });
        let mut all = Played::default();
        for played in futures::future::try_join_all(tables).await? {
            all.waits.extend(played.waits);
            all.late += played.late;
        }
        all.waits.sort_by(f64::total_cmp);
        Ok(all)
    }

    /// Plays `turns` in a channel, each at its scheduled time.
    async fn play_at(
        &self,
        channel: ChannelId,
        turns: impl Iterator<Item = (Instant, Ply)>,
    ) -> Result<Played> {
        let mut game = Game::new();
        let mut played = Played::default();
        for (due, ply) in turns {
            sleep_until(due).await;
            let late = due.elapsed();
            played.late += u32::from(late > LATE);
            let outcome = self.playground.invoke(&self.turn(&game, channel, ply))?.answer().await;
            let after = outcome.after_ms.filter(|_| !outcome.ephemeral);
            let after = after.ok_or_else(|| format!("{ply} was refused after {game}"))?;
            played.waits.push(late.as_secs_f64() * 1000.0 + after);
            game.play(ply)?;
            while game.position().must_pass() {
                game.play(Ply::Pass)?;
            }
        }
        Ok(played)
    }

    /// Returns the command with which the player to move plays `ply`.
    fn turn(&self, game: &Game, channel: ChannelId, ply: Ply) -> CommandCall {
        let player = match game.position().side_to_move() {
            dvonn_rules::Color::White => self.white,
            dvonn_rules::Color::Black => self.black,
        };
        let (command, option) = match ply {
            Ply::Place(_) => ("dvonn place", "cell"),
            _ => ("dvonn move", "move"),
        };
        CommandCall::new(player, channel, command).option(option, ply.to_string())
    }
}

/// A random number generator (xorshift) with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap_or_default()
    }

    /// Returns the plies of a random game, without passes: the bot plays those.
    fn game(&mut self) -> Vec<Ply> {
        let mut position = Position::new();
        let mut plies = Vec::new();
        while position.result().is_none() {
            let legal = position.legal_plies();
            let ply = if legal.is_empty() { Ply::Pass } else { legal[self.below(legal.len())] };
            if position.play(ply).is_err() {
                break;
            }
            plies.extend(Some(ply).filter(|ply| *ply != Ply::Pass));
        }
        plies
    }
}
