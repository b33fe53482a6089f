//! Says hello on servers that the bot joins. `gateway/joins` notes them.

use dvonn_discord::view::View;
use dvonn_model::{GuildId, HelloRow, PostKind, PostRow, Venue};
use serenity::all::ButtonStyle;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::feature::Feature;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::style::Style;
use crate::say;
use crate::show::first_steps::{find_opponent, learn_rules, play_computer};
use crate::show::picture::of_board;
use crate::show::sample::mid_game;

/// The posts of this feature.
pub(super) const FEATURE: Feature = Feature {
    posts: &[PostHandler { kind: PostKind::Hello, face: |app, post| Box::pin(face(app, post)) }],
    ..Feature::EMPTY
};

async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let Some(HelloRow { channel, locale, .. }) = app.store.hello(guild).await? else {
        return Ok(Face::Nothing);
    };
    let style = app.public_style(Some(guild), Some(&locale)).await;
    let venue = Venue { guild: Some(guild), channel, parent: None, guest: false };
    let to = To::Venue(venue);
    Ok(Face::Once(vec![Message { name: format!("hi-{guild}"), to, view: hello(style) }]))
}

/// Returns the message. It notifies nobody.
fn hello(style: Style) -> View {
    let text = style.text;
    let first = [play_computer(text, ButtonStyle::Success), learn_rules(text), find_opponent(text)];
    View::new(say!(text, "hello")).picture(of_board(style, mid_game().position())).buttons(first)
}
