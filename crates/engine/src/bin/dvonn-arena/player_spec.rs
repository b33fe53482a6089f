//! Players as specified on the command line.

use std::fmt;
use std::io;
use std::str::FromStr;

use dvonn_engine::Level;
use dvonn_rules::Color;

use crate::baseline::{Baseline, Strategy};
use crate::level_player::LevelPlayer;
use crate::mobility::{self, Mobility};
use crate::player::Player;
use crate::program::Program;

/// The placeholder for the seed in a command.
const SEED_PLACEHOLDER: &str = "{seed}";

/// A player specification, from which a player is created for each game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerSpec {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Baseline(Strategy),
    Mobility(u64),
    Level(Level),
    Program(Vec<String>),
}

impl PlayerSpec {
    /// Specifies a level of the bot.
    pub(crate) fn level(level: Level) -> PlayerSpec {
        PlayerSpec { name: format!("level:{}", level.number()), kind: Kind::Level(level) }
    }

    /// Creates the player for one game.
    ///
    /// # Errors
    ///
    /// If its program cannot be started.
    pub(crate) fn start(&self, side: Color, seed: u64) -> io::Result<Box<dyn Player>> {
        Ok(match &self.kind {
            Kind::Baseline(strategy) => Box::new(Baseline::new(*strategy, seed)),
            Kind::Mobility(nodes) => Box::new(Mobility::new(*nodes, seed)),
            Kind::Level(level) => Box::new(LevelPlayer::new(*level, seed)),
            Kind::Program(words) => {
                let seed = seed.to_string();
                let words: Vec<_> =
                    words.iter().map(|word| word.replace(SEED_PLACEHOLDER, &seed)).collect();
                Box::new(Program::start(&words, side)?)
            }
        })
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        let kind = match text.split_once(':').unwrap_or((text, "")) {
            ("random", "") => Kind::Baseline(Strategy::Random),
            ("greedy", "") => Kind::Baseline(Strategy::Greedy),
            ("half-greedy", "") => Kind::Baseline(Strategy::HalfGreedy),
            ("mobility", "") => Kind::Mobility(mobility::NODES),
            ("mobility", nodes) => Kind::Mobility(
                nodes.parse().map_err(|_| "write a node count, such as mobility:100000")?,
            ),
            ("level", number) => {
                let level = number.parse().ok().and_then(Level::new);
                Kind::Level(level.ok_or("levels are level:1 to level:9")?)
            }
            _ if text.trim().is_empty() => return Err("write a player or a command".into()),
            _ => Kind::Program(text.split_whitespace().map(str::to_owned).collect()),
        };
        Ok(PlayerSpec { name: text.to_owned(), kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anything_but_a_known_player_is_a_command() {
        let kind = |text: &str| text.parse::<PlayerSpec>().map(|spec| spec.kind);
        assert_eq!(kind("half-greedy"), Ok(Kind::Baseline(Strategy::HalfGreedy)));
        assert_eq!(kind("mobility"), Ok(Kind::Mobility(mobility::NODES)));
        assert_eq!(kind("mobility:5"), Ok(Kind::Mobility(5)));
        assert_eq!(kind("level:9"), Ok(Kind::Level(Level::GRANDMASTER)));
        let words = ["./codecup", "--seed", "{seed}"].map(str::to_owned).to_vec();
        assert_eq!(kind("./codecup  --seed {seed}"), Ok(Kind::Program(words)));
        for wrong in ["level:10", "level:", "mobility:many", " "] {
            assert!(kind(wrong).is_err(), "{wrong}");
        }
        assert_eq!(PlayerSpec::level(Level::BEGINNER), "level:1".parse().unwrap());
    }
}
