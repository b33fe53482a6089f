//! Tournaments: what people ask for, which one they mean, and how it is kept before everybody.

mod announce;
mod ask;
pub(super) mod click;
mod threads;
mod which;

pub(super) use ask::Plan;
pub(super) use threads::{NoThread, Threads};
pub(super) use which::{Astray, Purpose};
