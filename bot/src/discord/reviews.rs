//! Reviews as people ask for them and are shown them.

use dvonn_model::ReviewId;
use dvonn_play as play;
use dvonn_play::{Progress, Review};

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;
use super::paging::Subject;
use super::send::SendError;
use super::views;

impl App {
    /// Shows somebody the review of a game or, if there is none yet, asks for it.
    pub(super) async fn show_review(
        &self,
        caller: &Caller<'_>,
        subject: &Subject,
    ) -> Result<(), Failure> {
        let game = subject.reviewable()?;
        self.check_review(caller, subject).await?;
        let reader = caller.person.id;
        let view = match play::ask_for_review(&self.store, &game, reader, self.now()).await? {
            Progress::Done(review) => {
                views::review(&self.painter, caller.style(), subject, Some(reader), &review)
            }
            Progress::UnderWay { known, all } => {
                self.work.notify_waiters();
                views::review_under_way(caller.text, subject, known, all)
            }
        };
        Ok(caller.confide(&view).await?)
    }

    /// Makes sure that a review helps nobody in a rated game that runs.
    pub(super) async fn check_review(
        &self,
        caller: &Caller<'_>,
        subject: &Subject,
    ) -> Result<(), Failure> {
        if let Subject::Import(_, record) = subject {
            play::check_brought(&self.store, record.game(), caller.person.id).await?;
        }
        Ok(())
    }

    /// Shows everybody a review in the channel of its game. Discord shows it once, even if a crash
    /// lets it be sent twice.
    pub(super) async fn post_review(
        &self,
        id: ReviewId,
        subject: &Subject,
        review: &Review,
    ) -> Result<(), Failure> {
        let Subject::Game(game) = subject else { return Ok(()) };
        let style = self.style_of_game(&game.row).await;
        let view = views::review(&self.painter, style, subject, None, review);
        match self.post(&game.row.place, &view, format!("review-{id}")).await {
            Ok(_) => {}
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            // Who asked can still see it for themselves.
            Err(error) => tracing::info!(%error, review = %id, "a review could not be posted"),
        }
        let mut tx = self.store.begin().await?;
        tx.mark_review_told(id).await?;
        Ok(tx.commit().await?)
    }
}
