//! Connections to Discord.

/// A shard: one of the connections to Discord. Each one serves some of the servers, and the first
/// one also direct messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    /// Its number, counted from 0.
    pub number: u32,
    /// How many there are.
    pub of: u32,
}
