//! Games that are played at a steady rate, all by the same two people.

use std::time::Duration;

use dvonn_engine::Random;
use dvonn_playground::{ChannelId, GuildId, Playground, UserId};
use dvonn_rules::{ByColor, Game, Ply, Position};
use tokio::time::{Instant, sleep_until};

use super::{challenge, turns};
use crate::bot::Result;

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
    players: ByColor<UserId>,
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
        let players = ByColor { white: users[0], black: users[1] };
        let mut tables = Tables { playground, players, games: Vec::new() };
        for player in [players.white, players.black] {
            let channel = playground.create_channel(guilds[0], "settings");
            turns::turn_previews_off(playground, player, channel).await?;
        }
        let count = turns.div_ceil(MIN_TURNS).max(per_second.div_ceil(MAX_RATE));
        // Each guild has a game, so that each process has its share.
        let count = count.max(u32::try_from(guilds.len())?);
        let mut random = Random::new(1);
        for (number, guild) in (0..count).zip(guilds.iter().cycle()) {
            let plies = loop {
                let plies = random_game(&mut random);
                if plies.len() >= MIN_TURNS as usize {
                    break plies;
                }
            };
            let name = format!("table-{number}");
            let channel = playground.create_channel(*guild, &name);
            challenge::start_game(playground, channel, players).await?;
            tables.games.push((channel, plies));
        }
        Ok(tables)
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
            let mover = self.players[game.position().side_to_move()];
            let turn = turns::command(mover, channel, ply);
            let outcome = self.playground.invoke(&turn)?.settled().await;
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
}

/// Returns the plies of a random game, without passes: the bot plays those.
fn random_game(random: &mut Random) -> Vec<Ply> {
    let mut position = Position::new();
    let mut plies = Vec::new();
    while position.result().is_none() {
        let ply = random.choose(&position.legal_plies()).unwrap_or(Ply::Pass);
        if position.play(ply).is_err() {
            break;
        }
        plies.extend(Some(ply).filter(|ply| *ply != Ply::Pass));
    }
    plies
}
