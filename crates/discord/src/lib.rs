//! What any bot needs between serenity and its features.

pub mod answer;
pub mod cause;
pub mod custom_id;
pub mod draw_queue;
pub mod edits;
pub mod form;
pub mod form_drafts;
pub mod markup;
pub mod picture;
mod public_reply;
pub mod rate_limits;
pub mod route;
pub mod send;
pub mod thread_limits;
pub mod view;
