//! Puzzle races: `/puzzle race`, its buttons, the message of a race of two, and the end of races.
//!
//! The puzzles of a race are shown in private, by the same views as all others. The message of a race of two
//! shows the challenge, then both scores, then the result.

use std::sync::Arc;

use dvonn_discord::view::View;
use dvonn_model::{PostKey, PostRow, RaceId, RaceState, RacerRow, UserId, Venue};
use dvonn_play as play;
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::{PlayError, Refusal};
use dvonn_rules::{Cell, Ply};
use dvonn_school::puzzle::{
    NumberedPuzzle, Race, RaceAnswer, RaceChallenge, RaceError, RaceRefusal,
};
use jiff::Timestamp;

use crate::features::puzzle::race_view::{self, Said};
use crate::features::puzzle::solve::check;
use crate::features::puzzle::view::Seen;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::posts;
use crate::runtime::posts::{Face, Message, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::show::access::{check_may_join, check_may_start};
use crate::show::ids::puzzle::RaceStep;
use crate::show::random;
use crate::text::Text;

impl From<RaceError> for Failure {
    fn from(error: RaceError) -> Failure {
        match error {
            RaceError::Refused(refusal) => refusal.into(),
            RaceError::Repeated => Failure::Repeated,
            RaceError::Store(error) => Failure::Store(error),
        }
    }
}

impl Explain for RaceRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(race_view::refusal(text, self))
    }
}

/// Nobody races against themselves.
#[derive(Debug)]
struct Oneself;

impl Explain for Oneself {
    fn explain(&self, text: Text) -> View {
        View::new(race_view::oneself(text))
    }
}

/// Explains a race alone, or goes on with the race that the person is in.
pub(super) async fn offer_alone(app: &App, caller: &Caller) -> Result<(), Failure> {
    let person = caller.person.id;
    if let Some(race) = app.store.running_race_of(person, app.now()).await? {
        return show_running(app, caller, race).await;
    }
    let best = app.store.best_race(person).await?;
    Ok(caller.reply_private(&race_view::intro(caller.text, best)).await?)
}

/// Starts a race alone.
pub(super) async fn start_alone(app: &App, caller: &Caller) -> Result<(), Failure> {
    let seed = random::bits().cast_signed();
    match Race::alone(&app.store, caller.person.id, seed, app.now()).await {
        Err(RaceError::Refused(RaceRefusal::Racing(race))) => show_running(app, caller, race).await,
        started => reply(app, caller, started?, None).await,
    }
}

/// Challenges somebody to a race, for everybody to see.
pub(super) async fn challenge(app: &App, caller: &Caller, opponent: UserId) -> Result<(), Failure> {
    let person = caller.person.id;
    if opponent == person {
        return Err(Oneself.into());
    }
    check_may_start(app, caller).await?;
    play::people::check_may_invite(&app.store, caller.guild()?, person, opponent).await?;
    let challenge = RaceChallenge {
        people: [person, opponent],
        venue: caller.venue.clone(),
        locale: caller.locale.clone(),
        seed: random::bits().cast_signed(),
        interaction: caller.id,
        at: app.now(),
    };
    let race = match Race::challenge(&app.store, &challenge).await {
        Err(RaceError::Refused(RaceRefusal::Racing(race))) => {
            return show_running(app, caller, race).await;
        }
        made => made?,
    };
    let face = async |post: &PostRow| Ok(face_of(app, post, &race).await);
    let key = PostKey::race(race.row.id);
    Ok(posts::try_to_answer(app, key, Delivery::Reply(caller), face).await?)
}

/// Starts a race of two, as the opponent, and shows them their first puzzle.
pub(super) async fn start(app: &App, caller: &Caller, id: RaceId) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    let (person, now) = (caller.person.id, app.now());
    let race = match Race::start(&app.store, id, person, now).await {
        Err(RaceError::Refused(RaceRefusal::Racing(race))) => {
            return show_running(app, caller, race).await;
        }
        started => started?,
    };
    match caller.update_message(&race_view::public(caller.public_style().text, &race)).await {
        Ok(()) => posts::record_shown(app, PostKey::race(id), caller).await,
        Err(error) => tracing::info!(%error, race = %id, "failed to show that a race runs"),
    }
    let call = race_view::called(caller.public_style().text, &race);
    if let Err(error) = caller.follow_up(&call).await {
        tracing::info!(%error, race = %id, "failed to call the challenger to a race");
    }
    Ok(caller.follow_up_private(&page(app, caller, race, 0, None).await?).await?)
}

/// Declines a race of two as the opponent, or cancels it as the challenger.
pub(super) async fn call_off(
    app: &App,
    caller: &Caller,
    id: RaceId,
    state: RaceState,
) -> Result<(), Failure> {
    let race = Race::call_off(&app.store, id, caller.person.id, state, app.now()).await?;
    caller.update_message(&race_view::public(caller.public_style().text, &race)).await?;
    posts::record_last(app, PostKey::race(id)).await;
    Ok(())
}

/// Shows a person of a race the puzzle that they solve now, or how they did.
pub(super) async fn show(app: &App, caller: &Caller, id: RaceId) -> Result<(), Failure> {
    reply(app, caller, Race::find(&app.store, id).await?, None).await
}

/// Shows where a stack can go.
pub(super) async fn choose_stack(
    app: &App,
    caller: &Caller,
    at: RaceStep,
    from: Cell,
) -> Result<(), Failure> {
    let race = Race::find(&app.store, at.race).await?;
    let Some(numbered) = puzzle_at(app, caller, &race, at).await? else {
        return reply(app, caller, race, None).await;
    };
    let find = numbered.puzzle.finds().into_iter().nth(at.step).ok_or(Failure::Unknown)?;
    let view = race_view::destinations(seen(caller, numbered, at), &find, &race, from);
    Ok(caller.reply_in_place(&view).await?)
}

/// Shows a step of a puzzle again.
pub(super) async fn again(app: &App, caller: &Caller, at: RaceStep) -> Result<(), Failure> {
    let race = Race::find(&app.store, at.race).await?;
    let step = if is_now(app, caller, &race, at)? { at.step } else { 0 };
    Ok(caller.reply_in_place(&page(app, caller, race, step, None).await?).await?)
}

/// Plays a move. A wrong one or the last one leads to the next puzzle.
pub(super) async fn play(
    app: &App,
    caller: &Caller,
    at: RaceStep,
    ply: Ply,
) -> Result<(), Failure> {
    let race = Race::find(&app.store, at.race).await?;
    let Some(numbered) = puzzle_at(app, caller, &race, at).await? else {
        return reply(app, caller, race, None).await;
    };
    let finds = numbered.puzzle.finds();
    let find = finds.get(at.step).ok_or(Failure::Unknown)?;
    find.position.check(ply).map_err(|_| Failure::Unknown)?;
    let is_right = find.accepted.contains(&ply);
    if is_right && at.step + 1 < finds.len() {
        let view = page(app, caller, race, at.step + 1, None).await?;
        return Ok(caller.reply_in_place(&view).await?);
    }
    let answer = if is_right { RaceAnswer::Solved } else { RaceAnswer::Wrong };
    let (person, now) = (caller.person.id, app.now());
    let (race, counts) = Race::answer(&app.store, at.race, person, at.done, answer, now).await?;
    let said = match find.accepted.first() {
        _ if !counts => None,
        Some(&best) if !is_right => Some(Said::Wrong(best)),
        _ => Some(Said::Solved),
    };
    reply(app, caller, race, said).await
}

/// Shows the race that somebody is in who wants to begin another.
async fn show_running(app: &App, caller: &Caller, id: RaceId) -> Result<(), Failure> {
    reply(app, caller, Race::find(&app.store, id).await?, Some(Said::Already)).await
}

async fn reply(app: &App, caller: &Caller, race: Race, said: Option<Said>) -> Result<(), Failure> {
    Ok(caller.reply_in_place(&page(app, caller, race, 0, said).await?).await?)
}

/// Returns a step of the puzzle that the person solves now, or how they did. Passes over puzzles that are too
/// close to a rated game of theirs.
async fn page(
    app: &App,
    caller: &Caller,
    mut race: Race,
    mut step: usize,
    said: Option<Said>,
) -> Result<View, Failure> {
    let (person, now) = (caller.person.id, app.now());
    loop {
        let &RacerRow { done, .. } = race.racer(person)?;
        let Some(numbered) = puzzle_now(&race, person, now)? else {
            return Ok(race_view::result(caller.style(), &race, person, now, said));
        };
        if may_see(app, caller, numbered).await? {
            let at = RaceStep { race: race.row.id, done, step };
            return Ok(race_view::page(seen(caller, numbered, at), step, &race, person, said));
        }
        let skipped = RaceAnswer::Skipped;
        (race, _) = Race::answer(&app.store, race.row.id, person, done, skipped, now).await?;
        step = 0;
    }
}

/// Returns the puzzle of a button, if it is the one that the person solves now and may see.
async fn puzzle_at(
    app: &App,
    caller: &Caller,
    race: &Race,
    at: RaceStep,
) -> Result<Option<&'static NumberedPuzzle>, Failure> {
    if !is_now(app, caller, race, at)? {
        return Ok(None);
    }
    let Some(numbered) = puzzle_now(race, caller.person.id, app.now())? else { return Ok(None) };
    Ok(may_see(app, caller, numbered).await?.then_some(numbered))
}

/// Returns true if a button belongs to the puzzle that the person solves now.
fn is_now(app: &App, caller: &Caller, race: &Race, at: RaceStep) -> Result<bool, Failure> {
    let racer = race.racer(caller.person.id)?;
    Ok(racer.done == at.done && race.row.is_running_at(app.now()))
}

/// Returns the puzzle that a person solves now. `None` if they are out or the race does not run.
fn puzzle_now(
    race: &Race,
    person: UserId,
    at: Timestamp,
) -> Result<Option<&'static NumberedPuzzle>, RaceRefusal> {
    let racer = race.racer(person)?;
    let is_in = race.row.is_running_at(at) && !racer.is_out();
    Ok(if is_in { race.puzzle(racer) } else { None })
}

/// Returns false if a puzzle is too close to a rated game of the person.
async fn may_see(app: &App, caller: &Caller, numbered: &NumberedPuzzle) -> Result<bool, Failure> {
    match check(app, caller, &numbered.puzzle).await {
        Ok(()) => Ok(true),
        Err(PlayError::Refused(Refusal::Advice(AdviceRefusal::OfSeriousGame(_)))) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

fn seen<'a>(caller: &Caller, numbered: &'a NumberedPuzzle, at: RaceStep) -> Seen<'a> {
    Seen { style: caller.style(), numbered, theme: None, race: Some(at) }
}

/// Returns the message of a race of two.
pub(super) async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    match Race::find(&app.store, post.key.subject.into()).await {
        Ok(race) => Ok(face_of(app, post, &race).await),
        Err(RaceError::Refused(_)) => Ok(called_off(post)),
        Err(error) => Err(error.into()),
    }
}

async fn face_of(app: &App, post: &PostRow, race: &Race) -> Face {
    let is_over = !matches!(race.row.state, RaceState::Open | RaceState::Running);
    let Some(venue) = race.row.venue.clone().filter(|_| !is_over || post.shown > 0) else {
        return Face::Nothing;
    };
    let style = app.public_style(venue.guild, race.row.locale.as_deref()).await;
    let view = race_view::public(style.text, race);
    let message = Message { name: name(post), to: To::Venue(venue), view };
    if is_over { Face::Last(message) } else { Face::Lasting(message) }
}

/// Returns the message of a race that was deleted with a person's data.
fn called_off(post: &PostRow) -> Face {
    let Some(channel) = post.channel.filter(|_| post.shown > 0) else { return Face::Nothing };
    let to = To::Venue(Venue { guild: None, channel, parent: None, guest: false });
    Face::Last(Message { name: name(post), to, view: race_view::called_off(Text::of(None)) })
}

fn name(post: &PostRow) -> String {
    format!("race-{}", post.key.subject)
}

/// Ends races whose time is over.
pub(super) async fn end(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.races_due(now, BATCH).await?;
    let ending =
        due.into_iter().map(|id| (id, async move { Ok(Race::end(&app.store, id, now).await?) }));
    Ok(in_turn(app, "end puzzle race", ending).await)
}
