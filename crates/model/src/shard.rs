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

/// The shards that one process connects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// The first one.
    pub first: u32,
    /// The last one, included.
    pub last: u32,
    /// The number of shards that the servers are divided between, in all processes.
    pub of: u32,
}

impl ShardRange {
    /// Returns true if the range has the shard with this number.
    pub fn contains(self, number: u32) -> bool {
        (self.first..=self.last).contains(&number)
    }
}
