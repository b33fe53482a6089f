//! Sentences that more than one feature uses.

pub(crate) mod glossary;
pub(crate) mod league;
pub(crate) mod links;
pub(crate) mod milestones;
pub(crate) mod moves;
pub(crate) mod place;
pub(crate) mod plan;
pub(crate) mod players;
pub(crate) mod points;
pub(crate) mod rating;
pub(crate) mod result;
pub(crate) mod score;
pub(crate) mod settings;
pub(crate) mod stars;
pub(crate) mod terms;
pub(crate) mod title;
pub(crate) mod tournament;
pub(crate) mod typed;
pub(crate) mod value;
