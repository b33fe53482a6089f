//! Finds messages that the bot has already sent, so that it does not send them again.
//!
//! What was sent is recorded afterwards. If the process is killed in between, or if the response to
//! a request is lost, only the channel itself says whether the message is there.
//!
//! A message with a picture is recognised by the name of that picture, other messages by their text and custom
//! ids. Separate messages also have a nonce, which Discord remembers for some minutes.

use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use serde_json::Value;
use serenity::all::{ChannelId, LightMethod, MessageId, Request, Route, UserId};

use crate::client::{Client, Target};
use crate::command_mentions::CommandMentions;
use crate::markup::DISCORD_URL;
use crate::route::RestRoute;
use crate::send;
use crate::send::{Obstacle, SendError};
use crate::view::View;

/// The number of messages that Discord returns at once.
const PAGE: usize = 100;
/// The maximum number of requests for messages. In a channel that is busier than that, a message
/// may appear twice.
const MAX_PAGES: usize = 5;
/// How far the machine's clock may be ahead of Discord's.
const CLOCK_ERROR: SignedDuration = SignedDuration::from_secs(60);
/// The first moment of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// What a message is about, which tells it from all others.
#[derive(Clone, Debug)]
pub struct Lookup {
    /// At most 25 characters. It is the message's nonce, with which Discord shows only the first of
    /// two messages for some minutes, and the name of its picture.
    pub nonce: String,
    /// When it happened: the message is not older.
    pub since: Timestamp,
    after: Option<MessageId>,
}

impl Lookup {
    /// Returns what tells a message with this name, of at most 25 characters, about something that happened
    /// at `since`.
    pub fn new(nonce: String, since: Timestamp) -> Lookup {
        debug_assert!(nonce.len() <= 25, "{nonce}");
        Lookup { nonce, since, after: None }
    }

    /// The message is newer than this one.
    #[must_use]
    pub fn after(self, after: Option<MessageId>) -> Lookup {
        Lookup { after, ..self }
    }

    /// Returns an id that is smaller than the message's.
    fn earliest(&self) -> u64 {
        let moment = (self.since - CLOCK_ERROR).as_millisecond() - DISCORD_EPOCH;
        let moment = u64::try_from(moment).unwrap_or_default() << 22;
        moment.max(self.after.map(MessageId::get).unwrap_or_default())
    }
}

/// The parts of a message that identify it. serenity's type fails to parse a whole page if one
/// message, of whatever author, has a component that it does not know.
#[derive(Deserialize)]
struct SentMessage {
    id: MessageId,
    author: Author,
    content: String,
    #[serde(default)]
    attachments: Vec<Attachment>,
    #[serde(default)]
    components: Value,
}

#[derive(Deserialize)]
struct Author {
    id: UserId,
}

#[derive(Deserialize)]
struct Attachment {
    filename: String,
}

impl Client {
    /// Returns the bot's message in this channel that shows a view, as sent on this occasion. Retries
    /// after the given pauses.
    ///
    /// # Errors
    /// [`SendError::Forbidden`] if the bot may not see the channel, [`SendError::Silent`] if it is only a
    /// guest there, [`SendError::ChannelGone`], or
    /// [`SendError::Temporary`] if it stays unknown whether the message is there. Without the
    /// permission to read old messages, Discord shows none.
    pub async fn find_sent(
        &self,
        at: Target,
        occasion: &Lookup,
        view: &View,
        pauses: &[u64],
    ) -> Result<Option<MessageId>, SendError> {
        if at.guest {
            return Err(SendError::Silent);
        }
        let mut after = occasion.earliest();
        for _ in 0..MAX_PAGES {
            let page = send::read(RestRoute::ReadMessages, pauses, || self.page(at.channel, after))
                .await
                .map_err(unknown)?;
            let found = page.iter().find(|message| {
                message.author.id == self.bot && message.is(view, &occasion.nonce, &self.commands)
            });
            if let Some(found) = found {
                return Ok(Some(found.id));
            }
            after = page.iter().map(|message| message.id.get()).max().unwrap_or(after);
            if page.len() < PAGE {
                break;
            }
        }
        Ok(None)
    }

    async fn page(&self, channel: ChannelId, after: u64) -> serenity::Result<Vec<SentMessage>> {
        let route = Route::ChannelMessages { channel_id: channel };
        let window = vec![("after", after.to_string()), ("limit", PAGE.to_string())];
        let request = Request::new(route, LightMethod::Get).params(Some(window));
        // Discord's description allows null for an empty page.
        Ok(self.http.fire::<Option<Vec<SentMessage>>>(request).await?.unwrap_or_default())
    }
}

/// A page that cannot be read says nothing about the message.
fn unknown(error: SendError) -> SendError {
    match error {
        SendError::Forbidden(_) | SendError::ChannelGone | SendError::Temporary(_) => error,
        other => Obstacle::Unavailable(other.to_string()).into(),
    }
}

impl SentMessage {
    /// Returns true if this is the view as sent with this nonce. A picture or animation has the nonce as its
    /// name. Without one, text and controls must be the same.
    fn is(&self, view: &View, nonce: &str, commands: &CommandMentions) -> bool {
        if self.attachments.is_empty() {
            let (shown, expected) = (&self.components, view.controls());
            let text = without_message_links(&self.content);
            // It may have been sent before the ids of commands were known.
            let texts = view.texts().flat_map(|text| [commands.mention(&text), text]);
            let is_same = texts.map(|it| without_message_links(&it)).any(|it| it == text);
            return is_same && custom_ids(shown) == custom_ids(&expected);
        }
        // An animation is a file of another type.
        let is_named = |file: &Attachment| {
            file.filename.rsplit_once('.').is_some_and(|(name, _)| name == nonce)
        };
        self.attachments.iter().any(is_named)
    }
}

/// Returns the part of a text that stays the same: Discord trims it, and what it links to may have a newer message
/// by now.
fn without_message_links(text: &str) -> String {
    let mut parts = text.trim().split(DISCORD_URL);
    let mut lasting = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_digit() && letter != '/');
        let (path, rest) = part.split_at(end.unwrap_or(part.len()));
        let channel: Vec<_> = path.split('/').take(2).collect();
        lasting.extend([DISCORD_URL, &channel.join("/"), rest]);
    }
    lasting
}

/// Returns the custom ids of all controls, in order.
fn custom_ids(components: &Value) -> Vec<&str> {
    match components {
        Value::Array(list) => list.iter().flat_map(custom_ids).collect(),
        Value::Object(object) => {
            let own = object.get("custom_id").and_then(Value::as_str);
            own.into_iter()
                .chain(object.get("components").into_iter().flat_map(custom_ids))
                .collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serenity::all::ButtonStyle;

    use super::*;
    use crate::custom_ids;
    use crate::picture::Picture;
    use crate::view::button;

    custom_ids! {
        about ();
        enum Sample {
            "decline" => Decline { challenge: i64 },
        }
    }

    fn message(content: &str, files: &[&str], id: Option<&str>) -> SentMessage {
        let files: Vec<_> = files.iter().map(|name| json!({ "filename": name })).collect();
        let buttons: Vec<_> = id.iter().map(|id| json!({ "type": 2, "custom_id": id })).collect();
        let message = json!({
            "id": "7",
            "author": { "id": "1" },
            "content": content,
            "attachments": files,
            "components": [{ "type": 1, "components": buttons }],
        });
        serde_json::from_value(message).unwrap()
    }

    fn view() -> View {
        let click = Sample::Decline { challenge: 3 };
        View::new("Your turn.\n").buttons([button(click, "Decline", ButtonStyle::Primary)])
    }

    #[test]
    fn a_message_is_known_by_its_text_and_controls() {
        let id = Sample::Decline { challenge: 3 }.to_string();
        assert!(message("Your turn.", &[], Some(&id)).is(
            &view(),
            "offer-3",
            &CommandMentions::default()
        ));
        assert!(!message("Your turn.", &[], Some("decline:4")).is(
            &view(),
            "offer-3",
            &CommandMentions::default()
        ));
        assert!(!message("Your turn.", &[], None).is(
            &view(),
            "offer-3",
            &CommandMentions::default()
        ));
        assert!(!message("Their turn.", &[], Some(&id)).is(
            &view(),
            "offer-3",
            &CommandMentions::default()
        ));
    }

    #[test]
    fn a_notice_is_known_although_its_link_led_to_an_older_board() {
        let notice = |path: &str| format!("Game 3: [board]({DISCORD_URL}{path}). Your plan ended.");
        let expected = View::new(notice("1/2/77"));
        assert!(message(&notice("1/2/66"), &[], None).is(
            &expected,
            "notice-3",
            &CommandMentions::default()
        ));
        assert!(message(&notice("1/2"), &[], None).is(
            &expected,
            "notice-3",
            &CommandMentions::default()
        ));
        assert!(!message(&notice("1/3/77"), &[], None).is(
            &expected,
            "notice-3",
            &CommandMentions::default()
        ));
        assert!(!message("Game 3", &[], None).is(
            &expected,
            "notice-3",
            &CommandMentions::default()
        ));
    }

    #[test]
    fn a_board_is_known_by_the_name_of_its_picture() {
        let picture = Picture::new(String::from("9×5"), String::from("No files."), |_| Vec::new());
        let absence = picture.absence.clone();
        let board = view().picture(picture);
        assert!(message("Old words.", &["game-7-12.png"], None).is(
            &board,
            "game-7-12",
            &CommandMentions::default()
        ));
        assert!(!message("Your turn.", &["game-7-1.png"], None).is(
            &board,
            "game-7-12",
            &CommandMentions::default()
        ));
        let id = Sample::Decline { challenge: 3 }.to_string();
        assert!(message("Your turn.", &["game-7-12.gif"], None).is(
            &board,
            "game-7-12",
            &CommandMentions::default()
        ));
        let in_words = message(&format!("Your turn.\n\n9×5\n{absence}"), &[], Some(&id));
        assert!(
            in_words.is(&board, "game-7-12", &CommandMentions::default()),
            "where files may not be attached"
        );
    }

    #[test]
    fn older_messages_are_not_looked_at() {
        let at = Timestamp::from_second(1_700_000_000).unwrap();
        let id = |second: u64| (second * 1_000 - 1_420_070_400_000) << 22;
        let occasion = Lookup::new(String::from("game-7-12"), at);
        assert_eq!(occasion.earliest(), id(1_700_000_000 - 60));
        let later = id(1_700_000_001);
        let known = occasion.clone().after(Some(later.into()));
        assert_eq!(known.earliest(), later);
        let earlier = occasion.after(Some(5_u64.into()));
        assert_eq!(earlier.earliest(), id(1_700_000_000 - 60));
    }
}
