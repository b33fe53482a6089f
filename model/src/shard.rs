//! Connections to Discord.

/// One of the connections between which Discord divides the servers. The first one also carries
/// direct messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    /// Its number, counted from 0.
    pub number: u32,
    /// How many there are.
    pub of: u32,
}
