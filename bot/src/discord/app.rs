//! What every handler needs at hand, and how a game is announced.

use std::sync::Arc;

use dvonn_model::{Announced, GameId, GameRow, GuildId, MessageId, NoticeId, Place, TournamentId};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_render::{Look, Painter};
use dvonn_rules::Color;
use dvonn_store::Store;
use jiff::Timestamp;
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, Http, Message, UserId};
use serenity::builder::Builder as _;
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::caller::Caller;
use super::claims::Claims;
use super::failure::Failure;
use super::hearing::Hearing;
use super::replays::Studio;
use super::send::{self, PATIENT, SendError};
use super::style::Style;
use super::view::View;
use super::views;
use crate::computer::Thinkers;
use crate::text::Text;
use crate::time::Time;

/// The state that all handlers share.
pub(super) struct App {
    pub(super) store: Store,
    pub(super) painter: Arc<Painter>,
    pub(super) thinkers: Thinkers,
    pub(super) http: Arc<Http>,
    pub(super) time: Time,
    pub(super) hearing: Hearing,
    /// Something new for the keeper.
    pub(super) work: Notify,
    /// The computer may have to choose a ply, or may no longer have to.
    pub(super) computer: Notify,
    /// What is being served now; a stop waits for it.
    pub(super) serving: TaskTracker,
    /// What the keeper is announcing now.
    pub(super) announcing: Claims<GameId>,
    /// What people are being told in private now.
    pub(super) telling: Claims<NoticeId>,
    /// Who is being advised now.
    pub(super) advising: Claims<dvonn_model::UserId>,
    /// For whom a file is being made now.
    pub(super) copying: Claims<dvonn_model::UserId>,
    /// Where replays are drawn.
    pub(super) replaying: Studio,
    /// Which tournaments are being announced now.
    pub(super) showing: Claims<TournamentId>,
}

/// The road by which a game's new board reaches its channel.
#[derive(Clone, Copy)]
pub(super) enum Road<'a> {
    /// As the answer to the command that changed the game.
    Answer(&'a Caller<'a>),
    /// After the answer to the click that changed the game.
    FollowUp(&'a Caller<'a>),
    /// As a message of its own, though somebody caused it; after the answer to them where the bot
    /// may not post. Discord shows such a message once, even if a crash lets it be sent twice.
    Aside(&'a Caller<'a>),
    /// As a message of its own.
    Message,
}

impl<'a> Road<'a> {
    /// Whom it begins at.
    fn caller(self) -> Option<&'a Caller<'a>> {
        match self {
            Road::Answer(caller) | Road::FollowUp(caller) | Road::Aside(caller) => Some(caller),
            Road::Message => None,
        }
    }
}

impl App {
    pub(super) fn new(
        store: Store,
        painter: Painter,
        thinkers: Thinkers,
        http: Arc<Http>,
        time: Time,
        hearing: Hearing,
    ) -> App {
        App {
            store,
            painter: Arc::new(painter),
            thinkers,
            http,
            time,
            hearing,
            work: Notify::new(),
            computer: Notify::new(),
            serving: TaskTracker::new(),
            announcing: Claims::new(),
            telling: Claims::new(),
            advising: Claims::new(),
            copying: Claims::new(),
            replaying: Studio::new(),
            showing: Claims::new(),
        }
    }

    /// Draws what pictures of this look are made of, where that is still to be done: not on the threads
    /// that everybody waits for.
    pub(super) async fn ready_for(&self, look: Look) {
        if self.painter.is_ready(look) {
            return;
        }
        let painter = Arc::clone(&self.painter);
        if let Err(error) = tokio::task::spawn_blocking(move || painter.prepare(look)).await {
            tracing::error!(%error, "pictures cannot be prepared");
        }
    }

    /// How what everybody in this server sees is written and drawn, in this language. Where the
    /// theme cannot be read, it is the usual one.
    pub(super) async fn public_style(&self, guild: Option<GuildId>, locale: Option<&str>) -> Style {
        let theme = match guild {
            Some(guild) => match self.store.server(guild).await {
                Ok(server) => server.theme,
                Err(error) => {
                    tracing::warn!(%error, %guild, "failed to read the theme of a server");
                    None
                }
            },
            None => None,
        };
        let style = Style::public(Text::of(locale), theme.as_deref());
        self.ready_for(style.look(None)).await;
        style
    }

    /// How everybody sees this game.
    pub(super) async fn style_of_game(&self, game: &GameRow) -> Style {
        self.public_style(game.place.guild, game.locale.as_deref()).await
    }

    /// What time it is.
    pub(super) fn now(&self) -> Timestamp {
        self.time.now()
    }

    /// Shows the channel what has become of a game, takes the controls off the board before, and
    /// remembers that this was done. When the nearest road is closed, takes the next. Then tells
    /// people in private what they alone are to know of it.
    ///
    /// What a person did is done, whether or not the channel can be told of it now: a failure here
    /// is none of theirs, and the keeper tries again.
    pub(super) async fn announce(&self, game: &Match, road: Road<'_>) {
        if let Err(error) = self.try_to_announce(game, road).await {
            tracing::warn!(%error, game = %game.row.id, "a board is still to be announced");
        }
        // Only now, so that its ply is told after what it answers.
        self.call_computer(game);
        if !game.row.is_running() {
            // A tournament may go on.
            self.work.notify_waiters();
        }
        self.close_offer_messages(game.row.id).await;
        self.tell_notices(&game.row, road.caller()).await;
    }

    /// Lets the computer look whether it has to choose a ply, if it ever has to in this game.
    pub(super) fn call_computer(&self, game: &Match) {
        if game.is_with_computer() || game.row.computer_chooses {
            self.computer.notify_one();
        }
    }

    async fn try_to_announce(&self, game: &Match, road: Road<'_>) -> Result<(), Failure> {
        let style = self.style_of_game(&game.row).await;
        let view = views::board(&self.painter, game, style);
        let view = match self.tournament_line(game, style.text).await {
            // Who is not to move either has to learn of the thread.
            Some(line) if game.row.is_running() => view
                .and(line)
                .calling(Color::ALL.into_iter().filter_map(|color| game.row.players[color].id())),
            Some(line) => view.and(line),
            None => view,
        };
        let view = match road {
            // Against the computer, whoever has just acted is looking.
            Road::Answer(caller) | Road::FollowUp(caller) if game.is_with_computer() => {
                view.sparing(caller.person.id)
            }
            _ => view,
        };
        let occasion = format!("game-{}-{}", game.row.id, game.row.revision);
        let message = match self.show(&game.row.place, occasion, &view, road).await {
            Ok(message) => message,
            Err(SendError::ChannelGone) => {
                let ended =
                    play::channel_gone(&self.store, game.row.place.channel, self.now()).await?;
                tracing::info!(game = %game.row.id, ended, "the channel is gone");
                return Ok(());
            }
            Err(error @ (SendError::Forbidden(_) | SendError::Refused(_))) => {
                tracing::warn!(game = %game.row.id, %error, "a board could not be posted");
                None
            }
            Err(error) => return Err(error.into()),
        };
        self.remember(game, message).await
    }

    /// Shows a view in a channel by the given road or, where that is closed, by a message of its own.
    /// Answers with the message, where Discord says which it is.
    pub(super) async fn show(
        &self,
        place: &Place,
        occasion: String,
        view: &View,
        road: Road<'_>,
    ) -> Result<Option<MessageId>, SendError> {
        let sent = match road {
            Road::Answer(caller) => match caller.answer(view).await {
                Ok(()) => Ok(caller.answer_message().await.ok()),
                Err(error) => Err(error),
            },
            Road::FollowUp(caller) => follow_up(caller, view).await,
            Road::Aside(caller) => match self.post(place, view, occasion.clone()).await {
                Err(SendError::Forbidden(_)) if caller.place.channel == place.channel => {
                    follow_up(caller, view).await
                }
                posted => return posted,
            },
            Road::Message => Err(SendError::TooLate),
        };
        match sent {
            Ok(message) => Ok(message),
            Err(SendError::ChannelGone) => Err(SendError::ChannelGone),
            Err(_) => self.post(place, view, occasion).await,
        }
    }

    /// Posts a message of its own in a channel or thread.
    pub(super) async fn post(
        &self,
        place: &Place,
        view: &View,
        occasion: String,
    ) -> Result<Option<MessageId>, SendError> {
        let channel = ChannelId::new(place.channel.into());
        let message = |view: &View| view.as_message(occasion.clone());
        let sent = send::with_or_without_picture(view, message, |message| async move {
            send::send(PATIENT, || message.clone().execute(&self.http, (channel, None))).await
        });
        Ok(id_of(sent.await?.as_ref()))
    }

    /// Lets the newest board say when its game's clock runs out by now, or that it stands. A board
    /// that cannot be changed is left as it is.
    pub(super) async fn correct_deadline(&self, game: &Match) -> Result<(), Failure> {
        let (row, Some(message)) = (&game.row, game.row.board_message) else { return Ok(()) };
        let target = (ChannelId::new(row.place.channel.into()), discord_id(message));
        let shown = send::send(PATIENT, || self.http.get_message(target.0, target.1)).await;
        let in_words = match shown {
            // Where no picture may be attached, the words stand in its place.
            Ok(shown) => shown.is_some_and(|shown| shown.attachments.is_empty()),
            // Where old messages may not be read, they can be changed all the same.
            Err(SendError::Forbidden(_)) => false,
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            Err(error) => {
                tracing::debug!(%error, game = %row.id, "a board names a deadline of before");
                return self.remember_deadline(game, message).await;
            }
        };
        let board = views::board(&self.painter, game, self.style_of_game(row).await);
        let board = board.in_words().filter(|_| in_words).unwrap_or(board);
        self.edit(&row.place, message, &board.as_edit()).await;
        self.remember_deadline(game, message).await
    }

    /// Notes what deadline a board names. If there is a newer one, takes the controls off it that it
    /// may have been given back.
    async fn remember_deadline(&self, game: &Match, board: MessageId) -> Result<(), Failure> {
        let mut tx = self.store.begin().await?;
        let is_newest = tx.mark_deadline_shown(&game.row, Some(board)).await?;
        tx.commit().await?;
        if !is_newest {
            self.disarm(game, board).await;
        }
        Ok(())
    }

    async fn remember(&self, game: &Match, message: Option<MessageId>) -> Result<(), Failure> {
        let mut tx = self.store.begin().await?;
        let announced =
            tx.mark_announced(game.row.id, game.row.revision, message, self.now()).await?;
        if announced != Announced::Stale {
            tx.mark_deadline_shown(&game.row, message).await?;
        }
        tx.commit().await?;
        let outdated = match announced {
            Announced::Newest { previous } => previous,
            Announced::Stale => message,
        };
        if let Some(outdated) = outdated {
            self.disarm(game, outdated).await;
        }
        Ok(())
    }

    /// Takes the controls off an old board, and what it says of a computer that was thinking then.
    async fn disarm(&self, game: &Match, message: MessageId) {
        let edit = EditMessage::new().components(Vec::new());
        let edit = match self.without_thinking(game, message).await {
            Some(words) => edit.content(words).allowed_mentions(CreateAllowedMentions::new()),
            None => edit,
        };
        self.edit(&game.row.place, message, &edit).await;
    }

    /// What an old board says without the line that the computer was thinking; `None` if it has no
    /// such line, or cannot be read.
    async fn without_thinking(&self, game: &Match, message: MessageId) -> Option<String> {
        if game.row.terms.rated && !game.is_with_computer() {
            return None;
        }
        let channel = ChannelId::new(game.row.place.channel.into());
        let shown = send::send(&[], || self.http.get_message(channel, discord_id(message))).await;
        let thinking = views::thinking(Text::of(game.row.locale.as_deref()), game);
        let words = shown.ok()??.content;
        let (gone, kept): (Vec<_>, Vec<_>) =
            words.lines().partition(|line| thinking.iter().any(|thinking| thinking == line));
        (!gone.is_empty()).then(|| kept.join("\n"))
    }

    /// Changes one of the bot's own messages. What it said before is refused when it is clicked,
    /// so a failure is no more than untidy.
    pub(super) async fn edit(&self, place: &Place, message: MessageId, edit: &EditMessage) {
        let target = (ChannelId::new(place.channel.into()), discord_id(message), None::<UserId>);
        let edited = send::send(PATIENT, || edit.clone().execute(&self.http, target)).await;
        if let Err(error) = edited {
            tracing::debug!(%error, "an old message keeps its controls");
        }
    }
}

fn discord_id(message: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(message.into())
}

async fn follow_up(caller: &Caller<'_>, view: &View) -> Result<Option<MessageId>, SendError> {
    caller.follow_up(view).await.map(|sent| id_of(sent.as_ref()))
}

fn id_of(message: Option<&Message>) -> Option<MessageId> {
    message.and_then(|message| message.id.get().try_into().ok())
}
