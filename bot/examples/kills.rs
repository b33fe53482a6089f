//! Kills the bot at random moments while several games are played by commands and clicks, and
//! counts lost moves, doubled boards and doubled notifications:
//!
//! ```text
//! cargo run -p dvonn-bot --example kills -- [KILLS] [SEED]
//! ```
//!
//! Default: 300 kills. The bot runs in a child process and talks to a playground in this one,
//! without Discord's rate limit. It exits with an error if anything was lost or repeated.

#[path = "../../tests/support/kills.rs"]
mod kills;
#[expect(dead_code, reason = "other examples measure the memory of the bot")]
mod process;

use std::cell::RefCell;
use std::io::{self, Write as _};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use dvonn_playground::{GatewayDrop, Options, Playground};

use process::{BOT, Bot, Result};

/// A few people do the work of hundreds.
const UNLIMITED: (&str, &str) = ("DVONN_DISCORD_ACTIONS_PER_SECOND", "10000");
/// The time limit of the first start, and of each response.
const TIMEOUT: Duration = Duration::from_mins(1);
/// A little more than the time in which a starting bot leaves recent messages alone.
const SETTLING_TIME: Duration = Duration::from_secs(4);

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse().ok().filter(|&number: &u64| number > 0);
    match arguments.as_slice() {
        [word] if word == BOT => process::run_bot().await,
        numbers if numbers.len() <= 2 && numbers.iter().all(|text| number(text).is_some()) => {
            let mut numbers = numbers.iter().filter_map(number);
            let now = SystemTime::now().duration_since(UNIX_EPOCH)?.subsec_nanos();
            let kills = usize::try_from(numbers.next().unwrap_or(300))?;
            measure(kills, numbers.next().unwrap_or(u64::from(now) | 1)).await
        }
        _ => Err("usage: kills [KILLS] [SEED]".into()),
    }
}

async fn measure(kills: usize, seed: u64) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let clock_file = Some(folder.path().join(process::CLOCK));
    let options = Options {
        requests_per_second: None,
        // A busy machine may need longer than Discord allows.
        answer_within: TIMEOUT,
        clock_file,
        ..Options::on_free_port()
    };
    let playground = Playground::start(options).await?;
    let bot = RefCell::new(Some(Bot::start(&playground, folder.path(), &[UNLIMITED])?));
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    let restart = async |_| {
        // The bot is killed on drop.
        bot.replace(None);
        playground.drop_gateway(GatewayDrop::Forget);
        bot.replace(Some(Bot::start(&playground, folder.path(), &[UNLIMITED])?));
        playground.wait_for_bot(TIMEOUT).await?;
        Ok(playground.advance(SETTLING_TIME)?)
    };
    let started = Instant::now();
    let guilds = vec![playground.guild()];
    let plan = kills::Plan { playground: &playground, guilds, tables: 5, kills, seed };
    let figures = kills::run(plan, async || Ok(()), restart).await?;
    writeln!(io::stdout(), "{figures}in {:.0} s, seed {seed}", started.elapsed().as_secs_f64())?;
    if figures.faults() > 0 { Err("something was lost or repeated".into()) } else { Ok(()) }
}
