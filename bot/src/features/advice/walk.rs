//! Opening an analysis, walking through its variations, and sharing it. Only the owner of the variations can.
//!
//! Each page shows a position that is analysed again unless the engine remembers it, so the rights to
//! see advice on it, and on the position before, are checked each time.

use dvonn_discord::view::View;
use dvonn_engine::Analysis;
use dvonn_model::VariationTreeId;
use dvonn_play as play;
use dvonn_play::Refusal;
use dvonn_play::advice::AdviceRefusal;
use dvonn_rules::{Game, Ply, Position};
use dvonn_study as study;
use dvonn_study::variations::Variations;

use crate::features::advice::page::{self, Page};
use crate::features::advice::search::{AnalysedPosition, analysed};
use crate::runtime::app::App;
use crate::runtime::app::in_progress::Claim;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::check_person_has;
use crate::runtime::failure::Failure;
use crate::show::ids::pager::PageStep;

/// A position in a tree of variations.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) tree: VariationTreeId,
    pub(super) at: u32,
}

/// A position in a tree that the person may see.
struct Found {
    subject: AnalysedPosition,
    variations: Variations,
    at: u32,
    /// The line from the start to the position.
    line: Game,
}

/// What the engine thinks of a position, and of the one before.
struct Thoughts {
    analysis: Option<Analysis>,
    before: Option<Analysis>,
}

/// Shows an analysis of a position, where the person can try moves.
pub(super) async fn analyse(
    app: &App,
    caller: &Caller,
    subject: AnalysedPosition,
    lines: u32,
) -> Result<(), Failure> {
    play::advice::check_position(&app.store, &subject.position, caller.person.id).await?;
    let claim = claim(app, caller)?;
    caller.defer_private().await?;
    let start = subject.start(lines);
    // Nothing is kept for a question that the engine has no time for.
    analysed(app, caller, subject.position, lines).await?;
    let (person, now) = (caller.person.id, app.now());
    let variations = study::variations::open(&app.store, person, &start, now).await?;
    let found = Found::new(subject, variations, 0).ok_or(Failure::Unknown)?;
    let page = analysed_page(app, caller, claim, found).await?;
    Ok(caller.reply_private(&page).await?)
}

/// Shows a position again.
pub(super) async fn show(app: &App, caller: &Caller, at: At) -> Result<(), Failure> {
    show_page(app, caller, find(app, caller, at).await?).await
}

/// Goes a step from a position. Forward goes along the move that was tried first, or plays the best
/// one.
pub(super) async fn go(app: &App, caller: &Caller, at: At, step: PageStep) -> Result<(), Failure> {
    let found = find(app, caller, at).await?;
    let variations = &found.variations;
    let next = variations.tried(at.at).next();
    let to = match (step, next) {
        (PageStep::First, _) => 0,
        (PageStep::Back, _) => variations.parent(at.at).unwrap_or(0),
        (PageStep::Last, _) => variations.end_of_line(at.at),
        (PageStep::Forward, Some((_, next))) => next,
        (PageStep::Forward, None) => return play_best(app, caller, found).await,
    };
    let found = checked(app, caller, found.subject, found.variations, to).await?;
    show_page(app, caller, found).await
}

/// Tries a move, and shows what it leads to.
pub(super) async fn try_ply(app: &App, caller: &Caller, at: At, ply: Ply) -> Result<(), Failure> {
    let found = find(app, caller, at).await?;
    show_page(app, caller, after(app, caller, found, ply).await?).await
}

/// Tries the engine's best move. If the page is old, the engine has to find it again.
async fn play_best(app: &App, caller: &Caller, found: Found) -> Result<(), Failure> {
    let claim = claim(app, caller)?;
    caller.defer_in_place().await?;
    let (position, lines) = (*found.line.position(), found.variations.tree.start.lines);
    let best = match position.result() {
        Some(_) => None,
        None => analysed(app, caller, position, lines).await?.lines.into_iter().next(),
    };
    let found = match best.and_then(|line| line.plies.first().copied()) {
        Some(ply) => after(app, caller, found, ply).await?,
        None => found,
    };
    let page = analysed_page(app, caller, claim, found).await?;
    Ok(caller.reply_in_place(&page).await?)
}

/// Adds a move to the tree, unless it was tried before, and returns the position after it.
async fn after(app: &App, caller: &Caller, found: Found, ply: Ply) -> Result<Found, Failure> {
    let position = found.line.position().after(ply).map_err(Refusal::Illegal)?;
    check_position(app, caller, &position).await?;
    let (tree, person) = (found.variations.tree.id, caller.person.id);
    let (variations, number) =
        study::variations::try_ply(&app.store, tree, person, found.at, ply, app.now()).await?;
    Found::new(found.subject, variations, number).ok_or(Failure::Unknown)
}

/// Shows where a stack can go, or the empty cells of a row, as buttons.
pub(super) async fn choose_other(
    app: &App,
    caller: &Caller,
    at: At,
    chosen: &str,
) -> Result<(), Failure> {
    let found = find(app, caller, at).await?;
    let view = page::other_moves(caller.style(), &found.page(), chosen).ok_or(Failure::Unknown)?;
    Ok(caller.reply_in_place(&view).await?)
}

/// Posts the analysis of a position for everyone.
pub(super) async fn share(app: &App, caller: &Caller, at: At) -> Result<(), Failure> {
    let found = find(app, caller, at).await?;
    let guild = caller.venue.guild.ok_or(Failure::OutsideServer)?;
    check_person_has(caller, caller.to_post())?;
    if let Some(game) = found.subject.game.filter(|_| found.subject.is_running) {
        return Err(Refusal::from(AdviceRefusal::OfRunning(game)).into());
    }
    for position in found.shown() {
        play::advice::check_shared_position(&app.store, position, guild).await?;
    }
    let claim = claim(app, caller)?;
    caller.defer_in_place().await?;
    let thoughts = think(app, caller, &found).await;
    drop(claim);
    let thoughts = thoughts?;
    let shared = page::shared(caller.public_style(), &found.page(), &thoughts.refs(), caller);
    caller.follow_up(&shared).await?;
    let page = page::page(caller.style(), &found.page(), &thoughts.refs(), false);
    Ok(caller.edit_reply(&page).await?)
}

/// Analyses a position and shows it in place of the message whose button was pressed.
async fn show_page(app: &App, caller: &Caller, found: Found) -> Result<(), Failure> {
    let claim = claim(app, caller)?;
    caller.defer_in_place().await?;
    let page = analysed_page(app, caller, claim, found).await?;
    Ok(caller.reply_in_place(&page).await?)
}

/// Takes the person's right to the engine: each person asks one question at a time.
fn claim<'a>(app: &'a App, caller: &Caller) -> Result<Claim<'a>, Failure> {
    let claim = app.claims.claim("search for a person", caller.person.id);
    claim.ok_or(Failure::StillThinking)
}

/// Analyses a position. The person may ask again as soon as they see the page.
async fn analysed_page(
    app: &App,
    caller: &Caller,
    // Held until the page is there.
    _claim: Claim<'_>,
    found: Found,
) -> Result<View, Failure> {
    let thoughts = think(app, caller, &found).await?;
    let may_share = caller.venue.guild.is_some() && !found.subject.is_running;
    Ok(page::page(caller.style(), &found.page(), &thoughts.refs(), may_share))
}

/// Analyses a position and the one before.
async fn think(app: &App, caller: &Caller, found: &Found) -> Result<Thoughts, Failure> {
    let lines = found.variations.tree.start.lines;
    let before = match found.before() {
        Some(before) => Some(analysed(app, caller, *before, lines).await?),
        None => None,
    };
    let position = found.line.position();
    let analysis = match position.result() {
        Some(_) => None,
        None => Some(analysed(app, caller, *position, lines).await?),
    };
    Ok(Thoughts { analysis, before })
}

/// Returns a position of the person's own tree, if they may see advice on it.
async fn find(app: &App, caller: &Caller, at: At) -> Result<Found, Failure> {
    let variations = study::variations::get(&app.store, at.tree, caller.person.id).await?;
    let start = &variations.tree.start;
    let subject = AnalysedPosition::of_variations(app, caller, start).await?;
    checked(app, caller, subject, variations, at.at).await
}

/// Returns a position of a tree, if the person may see what its page tells.
async fn checked(
    app: &App,
    caller: &Caller,
    subject: AnalysedPosition,
    variations: Variations,
    at: u32,
) -> Result<Found, Failure> {
    let found = Found::new(subject, variations, at).ok_or(Failure::Unknown)?;
    for position in found.shown() {
        check_position(app, caller, position).await?;
    }
    Ok(found)
}

/// Checks that a person may see advice on a position. There is none on the end of a game.
async fn check_position(app: &App, caller: &Caller, position: &Position) -> Result<(), Failure> {
    if position.result().is_none() {
        play::advice::check_position(&app.store, position, caller.person.id).await?;
    }
    Ok(())
}

impl Found {
    fn new(subject: AnalysedPosition, variations: Variations, at: u32) -> Option<Found> {
        let line = variations.line_to(at)?;
        Some(Found { subject, variations, at, line })
    }

    /// Returns the position before the last ply.
    fn before(&self) -> Option<&Position> {
        self.line.position_after(self.line.plies().len().checked_sub(1)?)
    }

    /// Returns the positions that the page tells something about.
    fn shown(&self) -> impl Iterator<Item = &Position> {
        self.before().into_iter().chain([self.line.position()])
    }

    fn page(&self) -> Page<'_> {
        let Found { subject, variations, at, line } = self;
        Page { subject, variations, at: *at, line }
    }
}

impl Thoughts {
    fn refs(&self) -> page::Thoughts<'_> {
        page::Thoughts { analysis: self.analysis.as_ref(), before: self.before.as_ref() }
    }
}
