//! End-to-end tests: the real program, over real sockets, against the playground.
//!
//! Each test begins a [`support::scene::Scene`]: a playground on a free port, a database of its own
//! and the bot as an operator runs it. What people do goes through the playground as it would
//! through Discord's client, and what they read is what a test asserts. When a test is over, the
//! scene asks the bot to stop and checks everything that it sent.
//!
//! Knows nothing of the bot's inside but the words in `bot/text/en.ftl`.

mod support {
    pub(crate) mod browser;
    pub(crate) mod duel;
    mod left_out;
    mod openapi;
    pub(crate) mod page;
    pub(crate) mod person;
    mod process;
    pub(crate) mod records;
    pub(crate) mod scene;
    pub(crate) mod told;
    mod verdict;
}

mod e2e {
    mod browser;
    mod calls;
    mod challenges;
    mod clicks;
    mod crashes;
    mod disappearances;
    mod duplicates;
    mod faults;
    mod games;
    mod inputs;
    mod looks;
    mod network;
    mod permissions;
    mod stops;
}
