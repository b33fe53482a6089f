//! Who can be named as a player.

use std::fmt;
use std::io;
use std::str::FromStr;

use dvonn_engine::Level;
use dvonn_rules::Color;

use crate::level::LevelPlayer;
use crate::mobility::{self, Mobility};
use crate::player::Player;
use crate::program::Program;
use crate::simple::{Manner, Simple};

/// What in a command stands for the seed.
const SEED: &str = "{seed}";

/// Somebody who plays many games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entrant {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Simple(Manner),
    Mobility(u64),
    Level(Level),
    Program(Vec<String>),
}

impl Entrant {
    /// A level of the bot.
    pub(crate) fn level(level: Level) -> Entrant {
        Entrant { name: format!("level:{}", level.number()), kind: Kind::Level(level) }
    }

    /// A player for one game.
    ///
    /// # Errors
    ///
    /// If a program cannot be started.
    pub(crate) fn start(&self, side: Color, seed: u64) -> io::Result<Box<dyn Player>> {
        Ok(match &self.kind {
            Kind::Simple(manner) => Box::new(Simple::new(*manner, seed)),
            Kind::Mobility(nodes) => Box::new(Mobility::new(*nodes, seed)),
            Kind::Level(level) => Box::new(LevelPlayer::new(*level, seed)),
            Kind::Program(words) => {
                let seed = seed.to_string();
                let words: Vec<_> = words.iter().map(|word| word.replace(SEED, &seed)).collect();
                Box::new(Program::start(&words, side)?)
            }
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let kind = match text.split_once(':').unwrap_or((text, "")) {
            ("random", "") => Kind::Simple(Manner::Random),
            ("greedy", "") => Kind::Simple(Manner::Greedy),
            ("half-greedy", "") => Kind::Simple(Manner::HalfGreedy),
            ("mobility", "") => Kind::Mobility(mobility::NODES),
            ("mobility", nodes) => {
                Kind::Mobility(nodes.parse().map_err(|_| "write mobility:100000, with a number")?)
            }
            ("level", number) => {
                let level = number.parse().ok().and_then(Level::new);
                Kind::Level(level.ok_or("levels are level:1 to level:8")?)
            }
            _ if text.trim().is_empty() => return Err("a player has a name or a command".into()),
            _ => Kind::Program(text.split_whitespace().map(str::to_owned).collect()),
        };
        Ok(Entrant { name: text.to_owned(), kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names_and_all_else_is_a_command() {
        let kind = |text: &str| text.parse::<Entrant>().map(|entrant| entrant.kind);
        assert_eq!(kind("half-greedy"), Ok(Kind::Simple(Manner::HalfGreedy)));
        assert_eq!(kind("mobility"), Ok(Kind::Mobility(mobility::NODES)));
        assert_eq!(kind("mobility:5"), Ok(Kind::Mobility(5)));
        assert_eq!(kind("level:8"), Ok(Kind::Level(Level::MASTER)));
        let words = ["./codecup", "--seed", "{seed}"].map(str::to_owned).to_vec();
        assert_eq!(kind("./codecup  --seed {seed}"), Ok(Kind::Program(words)));
        for wrong in ["level:9", "level:", "mobility:many", " "] {
            assert!(kind(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Entrant::level(Level::BEGINNER), "level:1".parse().unwrap());
    }
}
