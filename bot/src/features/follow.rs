//! Following games that others play: `/game follow`, and updates by direct message. In the channel of a
//! running game the command is about that game, elsewhere it lists the games that the person follows.

use dvonn_discord::send::SendError;
use dvonn_discord::view::{View, button};
use dvonn_discord::visibility::{Sight, sight};
use dvonn_model::{FollowId, FollowRow, GameId, GameRow, PostKind, PostRow, Updates};
use dvonn_play as play;
use dvonn_play::Refusal;
use dvonn_play::follow::{
    FollowError, FollowRefusal, FollowRequest, FollowUpdate, MAX_FOLLOWED, MAX_FOLLOWERS,
    NextUpdate,
};
use futures::future::BoxFuture;
use jiff::SignedDuration;
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::custom_id::{custom_ids, named_part};
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts::direct_messages::private_style;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::news;
use crate::show::words::links::link;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", follow)],
    clicks: &[ClickHandler::of::<FollowClick>()],
    posts: &[PostHandler {
        kind: PostKind::Follow,
        face: |app, post| Box::pin(update_face(app, post)),
    }],
    ..Feature::EMPTY
};

named_part!(Updates);

custom_ids! {
    /// A button about following a game.
    enum FollowClick {
        /// Follow a game, or change when one gets updates.
        "follow" => Follow { game: GameId, updates: Updates },
        /// Get no more updates.
        "unfollow" => Stop { follow: FollowId },
    }
}

#[poise::command(slash_command)]
async fn follow(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (store, person) = (&app.store, caller.person.id);
    let latest = store.latest_game_in(caller.venue.channel).await?;
    let Some(game) = latest.filter(GameRow::is_running) else {
        let games = store.games_followed_by(person).await?;
        return Ok(caller.reply_private(&followed(caller.text, &games)).await?);
    };
    play::follow::check_may_follow(store, &game, person).await?;
    let follow = store.follow_of(game.id, person).await?;
    Ok(caller.reply_private(&page(caller.text, &game, follow.as_ref())).await?)
}

impl Click for FollowClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let (person, channel) = (caller.person.id, caller.venue.channel);
        match self {
            FollowClick::Follow { game, updates } => {
                let request = FollowRequest { game, channel, person, updates };
                let follow = play::follow::start(&app.store, request).await?;
                let row = app.store.game(game).await?.ok_or(Refusal::UnknownGame(game))?;
                let row = row.for_channel(channel);
                Ok(caller.reply_in_place(&page(caller.text, &row, Some(&follow))).await?)
            }
            FollowClick::Stop { follow } => {
                play::follow::stop(&app.store, follow, person).await?;
                Ok(caller.reply_in_place(&stopped(caller.text)).await?)
            }
        }
    }
}

/// The shortest and the longest time until it looks again whether the board is shown: as long as the update has
/// been waiting for it.
const LOOK_AFTER: [SignedDuration; 2] =
    [SignedDuration::from_secs(1), SignedDuration::from_mins(1)];

/// Returns the update that a follower is to get.
async fn update_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let (game, now) = (GameId::from(post.key.subject), app.now());
    let Some(person) = post.reader else { return Ok(Face::Nothing) };
    let update = match play::follow::next_update(&app.store, game, person, now).await? {
        NextUpdate::Now(mut update) => {
            // Readers of the board may know more or less.
            update.game.row.known_plies = post.known;
            *update
        }
        NextUpdate::AfterBoard => {
            let [shortest, longest] = LOOK_AFTER;
            let waited = now.duration_since(post.since);
            return Ok(Face::Later(now + waited.clamp(shortest, longest)));
        }
        NextUpdate::At(time) => return Ok(Face::Later(time)),
        NextUpdate::Never => return Ok(Face::Nothing),
    };
    let row = &update.game.row;
    let Some(guild) = row.venue.guild else { return Ok(Face::Nothing) };
    let style = private_style(app, person).await?;
    let (server, place) = (guild.to_discord(), row.venue.channel.to_discord());
    let sight = sight(&app.client.http, server, place, person.to_discord()).await?;
    let view = match sight {
        Sight::Visible => update_view(style, &update),
        Sight::Hidden => hidden(style.text, row),
        Sight::Left => {
            play::follow::end(&app.store, game, person).await?;
            return Ok(Face::Nothing);
        }
    };
    let name = format!("follow-{}-{}", update.follow.id, row.revision);
    let face = Face::Once(vec![Message { name, to: To::Person(person), view }]);
    let is_last = sight == Sight::Hidden || !row.is_running();
    Ok(face.then(if is_last { end } else { end_if_refused }))
}

fn end_if_refused<'a>(
    app: &'a App,
    post: &'a PostRow,
    reason: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    if reason.is_none() { Box::pin(async { Ok(()) }) } else { end(app, post, reason) }
}

fn end<'a>(
    app: &'a App,
    post: &'a PostRow,
    _: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async {
        let Some(person) = post.reader else { return Ok(()) };
        Ok(play::follow::end(&app.store, GameId::from(post.key.subject), person).await?)
    })
}

/// Returns whether the person follows this game, and the buttons to change that.
fn page(text: Text, game: &GameRow, follow: Option<&FollowRow>) -> View {
    let chosen = follow.map(|follow| follow.updates);
    let state = match chosen {
        None => say!(text, "follow-none"),
        Some(Updates::Moves) => say!(text, "follow-moves"),
        Some(Updates::End) => say!(text, "follow-end"),
    };
    let choice = |updates, label: String| {
        let click = FollowClick::Follow { game: game.id, updates };
        button(click, &label, ButtonStyle::Secondary).disabled(chosen == Some(updates))
    };
    let choices = [
        choice(Updates::Moves, say!(text, "button-follow-moves")),
        choice(Updates::End, say!(text, "button-follow-end")),
    ];
    View::new(format!("{}\n{state}", title(text, game)))
        .buttons(choices.into_iter().chain(follow.map(|follow| stop(text, follow))))
}

/// Returns the list of the games that the person follows.
fn followed(text: Text, games: &[GameRow]) -> View {
    if games.is_empty() {
        return View::new(say!(text, "followed-none"));
    }
    View::new(say!(text, "followed", games = list(text, games), most = MAX_FOLLOWED))
}

/// Returns these games, one on each line.
fn list(text: Text, games: &[GameRow]) -> String {
    let lines: Vec<_> = games.iter().map(|game| title(text, game)).collect();
    lines.join("\n")
}

/// Returns the confirmation that the person gets no more updates.
fn stopped(text: Text) -> View {
    View::new(say!(text, "follow-stopped"))
}

/// Returns the notice that updates end because the person cannot see the game any more. It tells nothing
/// about the game.
fn hidden(text: Text, game: &GameRow) -> View {
    View::new(say!(text, "follow-hidden", number = game.id.to_string()))
}

/// Returns an update: what happened last, and whose turn it is.
fn update_view(style: Style, update: &FollowUpdate) -> View {
    let (text, game) = (style.text, &update.game);
    let mut lines = vec![title(text, &game.row)];
    lines.extend(news::events(style, game, news::ending_line(style.text, game).as_deref()));
    if let Some(player) = game.to_move() {
        let player = mention_player(text, player);
        lines.push(say!(text, "follow-turn", number = game.row.plies + 1, player = player));
    }
    let stop = game.row.is_running().then(|| stop(text, &update.follow));
    View::new(lines.join("\n")).buttons(stop)
}

/// Returns the number of a game, as a link to its newest board, and its players.
fn title(text: Text, game: &GameRow) -> String {
    let number = say!(text, "follow-number", number = game.id.to_string());
    let players = &game.players;
    say!(
        text,
        "follow-title",
        game = match link(game) {
            Some(url) => format!("[{number}]({url})"),
            None => number,
        },
        white = mention_player(text, &players.white),
        black = mention_player(text, &players.black)
    )
}

fn stop(text: Text, follow: &FollowRow) -> CreateButton {
    let click = FollowClick::Stop { follow: follow.id };
    button(click, &say!(text, "button-unfollow"), ButtonStyle::Secondary)
}

impl Explain for FollowRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            FollowRefusal::OwnGame => say!(text, "refuse-follow-own"),
            FollowRefusal::NotOnServer => say!(text, "refuse-follow-private"),
            FollowRefusal::TooManyGames(games) => {
                let games = list(text, games);
                say!(text, "refuse-follow-many", games = games)
            }
            FollowRefusal::TooManyFollowers => {
                say!(text, "refuse-follow-full", most = MAX_FOLLOWERS)
            }
        })
    }
}

impl From<FollowError> for Failure {
    fn from(error: FollowError) -> Failure {
        match error {
            FollowError::Refused(refusal) => refusal.into(),
            FollowError::Play(error) => error.into(),
        }
    }
}
