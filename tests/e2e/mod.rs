//! The tests, a file for each theme.

mod browser;
mod bursts;
mod calls;
mod challenges;
mod clicks;
mod clocks;
mod conditions;
mod crashes;
mod cut;
mod disappearances;
mod duplicates;
mod faults;
mod games;
mod inputs;
mod looks;
mod network;
mod offers;
mod page;
mod permissions;
mod plans;
mod reminders;
mod settings;
mod setups;
mod stops;
mod terms;
mod vacations;
