//! What any bot needs between serenity and its features.

pub mod custom_id;
pub mod draw_queue;
pub mod form;
pub mod markup;
pub mod picture;
pub mod view;
