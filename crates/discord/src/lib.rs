//! What any bot needs between serenity and its features.
//!
//! - Messages: [`view`] (a message before it is sent), [`markup`], [`picture`] and [`draw_queue`] (which draws pictures, a
//!   few at once), [`form`], [`form_drafts`] (what was typed into a form that was refused).
//! - Buttons: [`custom_id`], typed ids that survive a restart.
//! - Interactions: [`interaction`], who acts and the ways to reply; [`answer`], the one answer within three seconds;
//!   [`late`] defers it.
//! - Messages by itself: [`client`] posts and edits them ([`messages`]), finds those that a process may have sent before it
//!   died, and sends where the bot may only answer ([`guest`]). [`threads`] opens and closes threads;
//!   [`visibility`] asks who can see a channel; [`visible_channels`] remembers that for a list of them.
//! - The connection: [`connect`] begins, [`shards`] tells whether Discord answers.
//! - Requests: [`send`] with retries, [`route`], [`cause`] (why Discord refuses).
//! - [`rate_limits`] and [`thread_limits`] for people.
//! - [`repairs`] of serenity and poise, with what is wrong there.
//!
//! It knows no language and no database. A bot that tosses a coin, and says so in another channel:
//!
//! ```no_run
//! # use std::sync::Arc;
//! use dvonn_discord::client::{Client, Target};
//! use dvonn_discord::command_mentions::CommandMentions;
//! use dvonn_discord::custom_id::decode;
//! use dvonn_discord::draw_queue::DrawQueue;
//! use dvonn_discord::interaction::Interaction;
//! use dvonn_discord::messages::Lookup;
//! use dvonn_discord::send::SendError;
//! use dvonn_discord::view::{View, button};
//! # use jiff::Timestamp;
//! use serenity::all::{ButtonStyle, ChannelId, Context, EventHandler, Interaction as Event};
//!
//! dvonn_discord::custom_ids! {
//!     about ();
//!     /// The button below a coin.
//!     enum CoinClick {
//!         "toss" => Toss { tosses: u32 },
//!     }
//! }
//!
//! fn coin(tosses: u32) -> View {
//!     let side = if tosses.is_multiple_of(2) { "Heads" } else { "Tails" };
//!     let again = button(CoinClick::Toss { tosses: tosses + 1 }, "Again", ButtonStyle::Primary);
//!     View::new(format!("{side}!")).buttons([again])
//! }
//!
//! struct Bot(Arc<Client>);
//!
//! impl Bot {
//!     async fn toss(&self, caller: Interaction, tosses: u32) -> Result<(), SendError> {
//!         caller.reply(&coin(tosses)).await?;
//!         let log = Target { channel: ChannelId::new(20), guest: false };
//!         let toss = Lookup::new(format!("toss-{tosses}"), Timestamp::now());
//!         self.0.post(log, &View::new("A coin was tossed."), &toss, false).await.map(drop)
//!     }
//! }
//!
//! #[serenity::async_trait]
//! impl EventHandler for Bot {
//!     async fn interaction_create(&self, _: Context, event: Event) {
//!         let tossed = match &event {
//!             Event::Command(it) => self.toss(Interaction::of_command(&self.0, None, it), 0).await,
//!             Event::Component(it) => match decode(&it.data.custom_id) {
//!                 Ok(CoinClick::Toss { tosses }) => {
//!                     self.toss(Interaction::of_component(&self.0, None, it), tosses).await
//!                 }
//!                 Err(_) => return,
//!             },
//!             _ => return,
//!         };
//!         if let Err(error) = tossed {
//!             tracing::warn!(%error, "failed to toss");
//!         }
//!     }
//! }
//! # fn bot(http: Arc<serenity::all::Http>, id: serenity::all::UserId) -> Bot {
//! Bot(Arc::new(Client::new(http, id, CommandMentions::default(), DrawQueue::new(|_, _| ()), Timestamp::now)))
//! # }
//! ```

pub mod answer;
pub mod cause;
pub mod client;
pub mod command_mentions;
pub mod connect;
pub mod custom_id;
pub mod draw_queue;
pub mod form;
pub mod form_drafts;
pub mod guest;
pub mod interaction;
pub mod late;
pub mod markup;
pub mod messages;
pub mod picture;
pub mod rate_limits;
pub mod repairs;
pub mod route;
pub mod send;
pub mod shards;
pub mod thread_limits;
pub mod threads;
pub mod view;
pub mod visibility;
pub mod visible_channels;
