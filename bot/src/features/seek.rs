//! Finding an opponent on any server: `/seek`, its buttons, and matching those who wait.
//!
//! A person who looks for an opponent plays in a thread of their own, or in direct messages.

use std::sync::Arc;

use dvonn_discord::messages::Lookup;
use dvonn_discord::threads;
use dvonn_discord::view::{View, button};
use dvonn_model::{
    GameId, Person, PostKind, PostRow, SeekRow, SetupKind, TimeControl, UserId, Venue,
};
use dvonn_play as play;
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_play::seek::{SeekOutcome, SeekRefusal};
use dvonn_play::{Match, PlayError, Refusal};
use dvonn_rules::Color;
use jiff::{SignedDuration, Timestamp};
use serenity::all::{ButtonStyle, ComponentInteraction, InteractionContext};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context, caller_anywhere};
use crate::runtime::delivery::{Delivery, target};
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::direct_messages::direct_messages;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::say;
use crate::show::access::{check_may_start, check_starter};
use crate::show::choices::SeekSetup;
use crate::show::complete::clocks;
use crate::show::game::announce::announce;
use crate::show::ids::seek::SeekClick;
use crate::show::random;
use crate::show::threads::{add_to_thread, delete_thread, name_after_both, not_added, open_thread};
use crate::show::words::links::{channel, mention};
use crate::show::words::terms;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command)],
    clicks: &[ClickHandler::of::<SeekClick>()],
    background: &[Work::Send {
        name: "seeks",
        round: |app, now| Box::pin(match_and_end(app, now)),
    }],
    posts: &[PostHandler { kind: PostKind::Seek, face: |app, post| Box::pin(face(app, post)) }],
    ..Feature::EMPTY
};

/// How long a seek lasts unless the person says otherwise.
const DEFAULT_HOURS: u32 = 24;

/// Returns the command, which works on servers and in direct messages with the bot.
fn command() -> Command {
    let mut command = seek();
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    command
}

#[poise::command(slash_command)]
async fn seek(
    ctx: Context<'_>,
    #[autocomplete = "clocks"] clock: Option<String>,
    setup: Option<SeekSetup>,
    rated: Option<bool>,
    #[min = 50]
    #[max = 1000]
    range: Option<u32>,
    #[min = 1]
    #[max = 168]
    hours: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    if caller.venue.guest {
        return Err(NotHere::Guest.into());
    }
    // Before a thread is opened for another.
    if let Some(running) = app.store.seek_of(caller.person.id).await? {
        return Ok(caller.reply_private(&waiting(&caller, &running, false)).await?);
    }
    check_may_seek(app, &caller).await?;
    let control = match clock {
        Some(_) => {
            let options = ChallengeOptions { clock, ..ChallengeOptions::default() };
            Some(options.terms(random::bits()).map_err(Refusal::from)?.1.control)
        }
        None => None,
    };
    let wanted = Wanted {
        layout: setup.map(SetupKind::from),
        control,
        rated: rated == Some(true),
        width: range,
        hours: hours.unwrap_or(DEFAULT_HOURS),
    };
    let venue = open_venue(app, &caller).await?;
    let sought = look(app, &caller, wanted, venue.clone(), None).await;
    if !matches!(sought, Ok(SeekOutcome::Waiting(_) | SeekOutcome::Found(_))) {
        abandon_venue(app, &venue).await;
    }
    show(app, &caller, sought?, &venue).await
}

/// Checks that people may look for opponents on other servers from here.
async fn check_may_seek(app: &App, caller: &Caller) -> Result<(), Failure> {
    if caller.venue.guild.is_some() {
        check_may_start(app, caller).await?;
        if !caller.server.seeks {
            return Err(NotHere::Off.into());
        }
    }
    Ok(())
}

/// What a person looks for.
struct Wanted {
    layout: Option<SetupKind>,
    control: Option<TimeControl>,
    rated: bool,
    /// How far the opponent's rating may be from theirs.
    width: Option<u32>,
    /// How long they look.
    hours: u32,
}

/// Looks for an opponent of the caller, who will play in this venue: for anyone, or for this one alone.
async fn look(
    app: &App,
    caller: &Caller,
    wanted: Wanted,
    venue: Venue,
    only: Option<UserId>,
) -> Result<SeekOutcome, PlayError> {
    let now = app.now();
    let seek = SeekRow {
        person: caller.person.clone(),
        locale: caller.locale.clone(),
        venue,
        layout: wanted.layout,
        control: wanted.control,
        rated: wanted.rated,
        rating: None,
        width: wanted.width,
        made_at: now,
        expires_at: now + SignedDuration::from_hours(i64::from(wanted.hours)),
    };
    play::seek::seek(&app.store, seek, only, caller.id, random::bits()).await
}

/// Shows the caller what came of looking for an opponent, and the board if there is one.
async fn show(
    app: &App,
    caller: &Caller,
    sought: SeekOutcome,
    venue: &Venue,
) -> Result<(), Failure> {
    let view = match &sought {
        SeekOutcome::Waiting(seek) => {
            let view = waiting(caller, seek, true);
            match caller.server.lobby.filter(|_| venue.guild.is_some()) {
                Some(lobby) => {
                    view.and(View::new(say!(caller.text, "seek-lobby", lobby = channel(lobby))))
                }
                None => view,
            }
        }
        SeekOutcome::Already(seek) => waiting(caller, seek, false),
        SeekOutcome::Found(game) => found(caller.text, venue, game.row.terms.rated),
    };
    caller.reply_private(&view).await?;
    if venue.parent.is_some() && !add_to_thread(app, venue, [caller.person.id]).await.is_empty() {
        caller.follow_up_private(&View::new(not_added(caller.text, venue))).await?;
    }
    if let SeekOutcome::Found(game) = sought {
        begin(app, &game).await;
    }
    Ok(())
}

/// Shows the boards of a new game. If both players are on the same server, their threads are named after both.
async fn begin(app: &App, game: &Match) {
    announce(app, game, Delivery::Message).await;
    let here = &game.row;
    let Some(there) = here.from_other_venue().filter(|it| it.venue.guild == here.venue.guild)
    else {
        return;
    };
    let names = here.players.clone().map(|player| player.person().map(|it| it.name.clone()));
    let (Some(white), Some(black)) = (names.white, names.black) else { return };
    for row in [here, &there].into_iter().filter(|row| row.venue.parent.is_some()) {
        let text = Text::of(row.locale.as_deref());
        let own = if row.venue_of(Color::White) == &row.venue { &white } else { &black };
        let opened_for = [own.as_str(), &say!(text, "seek-somebody")];
        name_after_both(app, &row.venue, text, &opened_for, [&white, &black]).await;
    }
}

/// Starts a game with somebody on this server who looks for an opponent, as they want it.
async fn meet(app: &App, caller: &Caller, other: UserId) -> Result<(), Failure> {
    let is_here =
        |seek: &SeekRow| caller.venue.guild.is_some_and(|it| seek.venue.guild == Some(it));
    let theirs = app.store.seek_of(other).await?.filter(is_here);
    let theirs = theirs.ok_or(PlayError::from(SeekRefusal::NotLooking))?;
    if other == caller.person.id {
        return Ok(caller.reply_private(&waiting(caller, &theirs, false)).await?);
    }
    play::server::check_not_blocked(&app.store, caller.guild()?, caller.person.id).await?;
    check_starter(caller)?;
    if !caller.server.seeks {
        return Err(NotHere::Off.into());
    }
    // Opening a thread may take longer than Discord waits for a reply.
    caller.defer_private().await?;
    let own = app.store.seek_of(caller.person.id).await?;
    let (venue, is_new) = match own {
        Some(own) => (own.venue, false),
        // Games may not be allowed where the lobby is.
        None if play::server::check_channel(&caller.server, &caller.venue).is_err() => {
            (open_direct_messages(app, caller).await?, true)
        }
        None => (open_venue(app, caller).await?, true),
    };
    let SeekRow { layout, control, rated, .. } = theirs;
    let wanted = Wanted { layout, control, rated, width: None, hours: DEFAULT_HOURS };
    let sought = look(app, caller, wanted, venue.clone(), Some(other)).await;
    if is_new && !matches!(sought, Ok(SeekOutcome::Found(_))) {
        abandon_venue(app, &venue).await;
    }
    show(app, caller, sought?, &venue).await
}

/// Why nobody can look for an opponent here.
#[derive(Debug)]
enum NotHere {
    /// The server has not opted in.
    Off,
    /// The bot is only a guest, so it could not post the opponent's moves.
    Guest,
}

impl Explain for NotHere {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            NotHere::Off => say!(text, "seek-off"),
            NotHere::Guest => say!(text, "seek-guest"),
        })
    }
}

impl Click for SeekClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            SeekClick::Stop => stop(app, caller).await,
            SeekClick::Meet { person } => Box::pin(meet(app, caller, person)).await,
            SeekClick::Avoid { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::avoid(&app.store, &game, caller.person.id, app.now()).await?;
                Ok(caller.reply_private(&View::new(say!(caller.text, "seek-avoided"))).await?)
            }
            SeekClick::AskReport { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::check_may_avoid(&game, caller.person.id)?;
                Ok(caller.reply_private(&ask_report(caller.text, game.row.id)).await?)
            }
            SeekClick::Report { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::report(&app.store, &game, caller.person.id, app.now()).await?;
                Ok(caller.update_message(&View::new(say!(caller.text, "seek-reported"))).await?)
            }
        }
    }
}

async fn stop(app: &App, caller: &Caller) -> Result<(), Failure> {
    let stopped = play::seek::stop(&app.store, caller.person.id).await?;
    let words = match &stopped {
        Some(_) => say!(caller.text, "seek-stopped"),
        None => say!(caller.text, "seek-not-running"),
    };
    caller.reply_in_place(&View::new(words)).await?;
    if let Some(seek) = stopped {
        abandon_venue(app, &seek.venue).await;
    }
    Ok(())
}

/// Starts all games that can start by now, and ends the search of those whose time is over.
async fn match_and_end(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    while let Some(game) = play::seek::match_waiting(&app.store, random::bits(), now).await? {
        begin(app, &game).await;
    }
    let over = app.store.seeks_ended_by(now, BATCH).await?;
    let ending = over.into_iter().map(|SeekRow { person: Person { id, .. }, .. }| {
        (id, async move { Ok(play::seek::expire(&app.store, id, now).await?) })
    });
    Ok(in_turn(app, "end seek", ending).await)
}

/// Returns the message that no opponent was found.
async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(seek) = play::seek::in_vain(&app.store, person(post)?, app.now()).await? else {
        return Ok(Face::Nothing);
    };
    let view = ended(Text::of(seek.locale.as_deref()), &seek);
    // In hexadecimal, because of the limit of 25 characters.
    let name = format!("{:x}-{:x}", u64::from(seek.person.id), seek.expires_at.as_second());
    let message = Message { name, to: To::Venue(seek.venue), view };
    Ok(Face::Once(vec![message]).then(|app, post, _| Box::pin(forget(app, post))))
}

/// Forgets what somebody has looked for in vain, and the thread that was kept for their game.
async fn forget(app: &App, post: &PostRow) -> Result<(), Failure> {
    let (person, now) = (person(post)?, app.now());
    let seek = play::seek::in_vain(&app.store, person, now).await?;
    if let Some(SeekRow { venue, .. }) = seek.filter(|seek| seek.venue.parent.is_some()) {
        threads::archive(&app.client.http, target(&venue).channel).await;
    }
    Ok(play::seek::forget(&app.store, person, now).await?)
}

fn person(post: &PostRow) -> Result<UserId, Failure> {
    Ok(post.key.subject.try_into()?)
}

/// Returns the venue where the caller will play. Opens a thread on a server, if the bot may.
async fn open_venue(app: &App, caller: &Caller) -> Result<Venue, Failure> {
    if caller.venue.guild.is_none() {
        return Ok(caller.venue.clone());
    }
    let somebody = say!(caller.public_text(), "seek-somebody");
    match open_thread(app, caller, &[&caller.person.name, &somebody]).await {
        Err(Failure::NoThread(_)) => open_direct_messages(app, caller).await,
        opened => opened,
    }
}

/// Returns the caller's direct messages, if the bot may write there.
async fn open_direct_messages(app: &App, caller: &Caller) -> Result<Venue, Failure> {
    let venue = direct_messages(app, caller.person.id).await?;
    let view = View::new(say!(caller.text, "seek-direct-here"));
    let occasion = Lookup::new(format!("seek-{}", caller.id), app.now());
    app.client.post(target(&venue), &view, &occasion, false).await?;
    Ok(venue)
}

/// Removes the thread of a person who does not play there after all.
async fn abandon_venue(app: &App, venue: &Venue) {
    if venue.parent.is_some() {
        delete_thread(app, venue).await;
    }
}

/// Says what a person looks for, and until when. `is_new` is false if they looked for it before.
fn waiting(caller: &Caller, seek: &SeekRow, is_new: bool) -> View {
    let text = caller.text;
    let until = format!("<t:{}:R>", seek.expires_at.as_second());
    let mut lines = vec![
        if is_new {
            say!(text, "seek-waiting", until = until)
        } else {
            say!(text, "seek-already", until = until)
        },
        terms::seek_terms(text, seek),
        if seek.venue.channel == caller.venue.channel {
            say!(text, "seek-place-here")
        } else {
            say!(text, "seek-place", place = venue_name(text, &seek.venue))
        },
    ];
    if seek.rated {
        lines.push(say!(text, "seek-rated"));
    }
    if let Some((rating, width)) = seek.rating.zip(seek.width) {
        lines.push(say!(
            text,
            "seek-range",
            from = rating.saturating_sub(width).to_string(),
            to = (rating + width).to_string()
        ));
    }
    let stop = button(SeekClick::Stop, &say!(text, "button-seek-stop"), ButtonStyle::Secondary);
    View::new(lines.join("\n")).buttons([stop])
}

/// Says that there is an opponent, and where to play.
fn found(text: Text, venue: &Venue, is_rated: bool) -> View {
    let found = say!(text, "seek-found", place = venue_name(text, venue));
    let rated = is_rated.then(|| say!(text, "seek-rated"));
    View::new(std::iter::once(found).chain(rated).collect::<Vec<_>>().join("\n"))
}

/// Asks whether to report the opponent of a game.
fn ask_report(text: Text, game: GameId) -> View {
    let label = say!(text, "button-report-sure");
    let report = button(SeekClick::Report { game }, &label, ButtonStyle::Danger);
    View::new(say!(text, "seek-ask-report")).buttons([report])
}

/// Says that nobody was found in time.
fn ended(text: Text, seek: &SeekRow) -> View {
    let person = seek.person.id;
    View::new(say!(text, "seek-ended", person = mention(person))).ping(Some(person))
}

fn venue_name(text: Text, venue: &Venue) -> String {
    match venue.guild {
        Some(_) => channel(venue.channel),
        None => say!(text, "seek-direct"),
    }
}
