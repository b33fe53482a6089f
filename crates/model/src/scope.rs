//! Whose ladder it is.
//!
//! A ladder belongs to a server, or to the world. The global ladder is in the same tables, under
//! the server 0, and works like the others, except that it has no seasons, places and roles. Its
//! lock is a row in `counters`. It shows only people who have agreed (`global_players`). Those who
//! leave keep their rating, so that leaving is no fresh start. When a server is pruned, its games
//! of the global ladder stay: ratings follow from them.

use std::fmt;

use crate::GuildId;

/// Whose ladder it is: a server's, or everybody's.
///
/// As a number it is the id of the server, or 0. Ladders are locked in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// The global ladder, of games between people who found each other.
    World,
    /// The ladder of a server.
    Server(GuildId),
}

impl From<GuildId> for Scope {
    fn from(guild: GuildId) -> Scope {
        Scope::Server(guild)
    }
}

impl From<Scope> for i64 {
    fn from(scope: Scope) -> i64 {
        match scope {
            Scope::World => 0,
            Scope::Server(guild) => guild.into(),
        }
    }
}

impl TryFrom<i64> for Scope {
    type Error = <GuildId as TryFrom<i64>>::Error;

    fn try_from(number: i64) -> Result<Scope, Self::Error> {
        match number {
            0 => Ok(Scope::World),
            guild => GuildId::try_from(guild).map(Scope::Server),
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::World => f.write_str("global ladder"),
            Scope::Server(guild) => write!(f, "server {guild}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scope_is_stored_as_a_number_that_is_no_server() {
        let server = Scope::from(GuildId::try_from(7_u64).unwrap());
        for (scope, number) in [(Scope::World, 0), (server, 7)] {
            assert_eq!(i64::from(scope), number);
            assert_eq!(Scope::try_from(number).ok(), Some(scope));
        }
        assert!(Scope::try_from(-1).is_err());
        assert!(Scope::World < server, "the global ladder is locked first");
    }
}
