//! How a tournament is kept before everybody: one message while people join, one for each round with
//! the standings before it, and one for the end.

use dvonn_model::{
    Announced, ChannelId, MessageId, Place, TournamentId, TournamentRow, TournamentState,
};
use dvonn_play::Match;
use dvonn_store::StoreError;
use dvonn_tournament::Tournament;

use super::super::app::{App, Road};
use super::super::failure::Failure;
use super::super::send::SendError;
use super::super::style::Style;
use super::super::view::View;
use super::super::views;
use crate::text::Text;

impl App {
    /// Shows a tournament as it is to everybody, if they have not been shown it so. What fails is
    /// left to the keeper, and so is a round that began after its row was read: its games wait for
    /// their threads.
    pub(in crate::discord) async fn show_tournament(&self, row: &TournamentRow, road: Road<'_>) {
        let Some(_claim) = self.showing.claim(row.id) else { return };
        if let Err(error) = self.try_to_show_tournament(row, road).await {
            tracing::warn!(%error, tournament = %row.id, "a tournament is still to be announced");
        }
    }

    /// Invites those who read only the server's announcements: to what a moderator organises, since
    /// nobody else writes there. It is done once, and not made up for: from its start on, a tournament
    /// is told of there whoever organises it.
    pub(in crate::discord) async fn invite_widely(&self, row: &TournamentRow) {
        let of = match Tournament::read(&self.store, row.id).await {
            Ok(Some(of)) => of,
            Ok(None) => return,
            Err(error) => {
                tracing::warn!(%error, tournament = %row.id, "nobody is invited widely");
                return;
            }
        };
        let view = views::tournament_invitation(Text::of(row.locale.as_deref()), &of);
        self.post_widely(row, &view, 0).await;
    }

    /// Lets the organiser know that no threads can be opened: in the channel or, where that is closed,
    /// directly.
    pub(in crate::discord) async fn tell_of_hindrance(&self, id: TournamentId) {
        if let Err(error) = self.try_to_tell_of_hindrance(id).await {
            tracing::warn!(%error, tournament = %id, "an organiser is not told what hinders");
        }
    }

    async fn try_to_tell_of_hindrance(&self, id: TournamentId) -> Result<(), Failure> {
        let Some(row) = self.store.tournament(id).await? else { return Ok(()) };
        let view = views::hindered(Text::of(row.locale.as_deref()), &row);
        let occasion = occasion(&row, &format!("{}-stop", row.round));
        if self.post_about(&row, row.channel, &view, occasion.clone()).await? {
            return Ok(());
        }
        match row.organiser {
            Some(organiser) => Ok(self.tell_directly(organiser, &view, occasion).await?),
            None => Ok(()),
        }
    }

    /// Which tournament and round a game belongs to, where people are to hear of it: at its start and
    /// at its end.
    pub(in crate::discord) async fn tournament_line(
        &self,
        game: &Match,
        text: Text,
    ) -> Option<View> {
        if game.row.is_running() && game.row.revision > 1 {
            return None;
        }
        let found = async {
            let Some(pairing) = self.store.pairing_of_game(game.row.id).await? else {
                return Ok(None);
            };
            let of = Tournament::read(&self.store, pairing.tournament).await?;
            // As the tournament has it that was read after it: it may have been decided since.
            Ok::<_, StoreError>(of.map(|of| {
                let newest = of.pairings.iter().find(|known| known.game == pairing.game).cloned();
                (of, newest.unwrap_or(pairing))
            }))
        };
        match found.await {
            Ok(found) => found.map(|(of, pairing)| {
                views::tournament_lines(text, &of, &pairing, game, self.now())
            }),
            Err(error) => {
                tracing::warn!(%error, game = %game.row.id, "a game's tournament cannot be read");
                None
            }
        }
    }

    async fn try_to_show_tournament(
        &self,
        seen: &TournamentRow,
        road: Road<'_>,
    ) -> Result<(), Failure> {
        let Some(of) = Tournament::read(&self.store, seen.id).await? else { return Ok(()) };
        let row = &of.row;
        let stage = stage(row);
        if row.announced >= row.revision || stage != self::stage(seen) {
            return Ok(());
        }
        let style = self.public_style(Some(row.guild), row.locale.as_deref()).await;
        let known = row.message.filter(|_| row.message_round == Some(stage));
        let message = match known {
            Some(message) => {
                if let Some(view) = self.views_of(&of, style, stage).into_iter().next() {
                    self.edit(&place(row), message, &view.as_edit()).await;
                }
                Some(message)
            }
            None => self.post_stage(&of, style, stage, road).await?,
        };
        let mut tx = self.store.begin().await?;
        let told = message.map(|message| (message, stage));
        let announced = tx.mark_tournament_announced(row, told).await?;
        tx.commit().await?;
        if let (Announced::Newest { previous: Some(previous) }, Some(told)) =
            (announced, row.message_round)
            && Some(previous) != message
        {
            self.close_stage(&of, style, told, previous).await;
        }
        Ok(())
    }

    /// Posts what a stage begins with, and answers with the message that is kept up to date from
    /// then on; with none where there is no way to tell people.
    async fn post_stage(
        &self,
        of: &Tournament,
        style: Style,
        stage: u32,
        road: Road<'_>,
    ) -> Result<Option<MessageId>, Failure> {
        let row = &of.row;
        self.announce_widely(of, style, stage).await;
        if of.is_cut_off() {
            self.tell_who_still_play(of, style.text).await?;
        }
        if stage > 1 && row.state == TournamentState::Running {
            let view = self.standings_after(of, style, stage - 1);
            let occasion = occasion(row, &format!("{}-end", stage - 1));
            if !self.post_about(row, row.channel, &view, occasion).await? {
                return Ok(None);
            }
        }
        let mut first = None;
        for (number, view) in self.views_of(of, style, stage).into_iter().enumerate() {
            let occasion = occasion(row, &format!("{stage}-{number}"));
            match self.show(&place(row), occasion, &view, road).await {
                Ok(message) => first = first.or(message),
                Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
                Err(error) => {
                    tracing::info!(%error, tournament = %row.id, "a tournament cannot be told of");
                    return Ok(first);
                }
            }
        }
        Ok(first)
    }

    /// Tells those who are at a game that the tournament does not wait for it.
    async fn tell_who_still_play(&self, of: &Tournament, text: Text) -> Result<(), Failure> {
        let undecided = of.pairings.iter().filter(|pairing| pairing.points.is_none());
        for pairing in undecided {
            let Some(thread) = pairing.thread else { continue };
            let view = views::tournament_left_alone(text, of, pairing);
            let occasion = format!("t{}-{}-{}-left", of.row.id, pairing.round, pairing.board);
            self.post_about(&of.row, thread, &view, occasion).await?;
        }
        Ok(())
    }

    /// Lets the message of a stage that is over say what came of it.
    async fn close_stage(&self, of: &Tournament, style: Style, stage: u32, message: MessageId) {
        if let Some(view) = self.views_of(of, style, stage).into_iter().next() {
            self.edit(&place(&of.row), message, &view.as_edit()).await;
        }
    }

    /// The messages of a stage, of which the first is kept up to date.
    fn views_of(&self, of: &Tournament, style: Style, stage: u32) -> Vec<View> {
        match stage {
            0 => vec![views::tournament(style.text, of)],
            round if round <= of.row.round => views::round(style.text, of, round),
            _ => vec![views::tournament_over(&self.painter, style, of)],
        }
    }

    fn standings_after(&self, of: &Tournament, style: Style, round: u32) -> View {
        views::public_standings(&self.painter, style, of, round)
    }

    /// Tells those who read only the server's announcements how it goes on.
    async fn announce_widely(&self, of: &Tournament, style: Style, stage: u32) {
        let view = match (stage, of.row.state) {
            // The winner is called where the tournament is played.
            (_, TournamentState::Over) => {
                views::tournament_over(&self.painter, style, of).ping(None)
            }
            (2.., TournamentState::Running) => self.standings_after(of, style, stage - 1),
            _ => return,
        };
        self.post_widely(&of.row, &view, stage).await;
    }

    async fn post_widely(&self, row: &TournamentRow, view: &View, stage: u32) {
        let channel = match self.store.server(row.guild).await {
            Ok(server) => server.announcements.filter(|&channel| channel != row.channel),
            Err(error) => {
                tracing::warn!(%error, tournament = %row.id, "a server's settings cannot be read");
                None
            }
        };
        let Some(channel) = channel else { return };
        let occasion = occasion(row, &format!("{stage}-wide"));
        if let Err(error) = self.post_about(row, channel, view, occasion).await {
            tracing::info!(%error, tournament = %row.id, "a tournament is not announced widely");
        }
    }

    /// Posts something about a tournament in a channel; `false` where that cannot be done.
    async fn post_about(
        &self,
        row: &TournamentRow,
        channel: ChannelId,
        view: &View,
        occasion: String,
    ) -> Result<bool, Failure> {
        let place = Place { guild: Some(row.guild), channel, parent: None };
        match self.post(&place, view, occasion).await {
            Ok(_) => Ok(true),
            Err(error @ SendError::Unavailable(_)) => Err(error.into()),
            Err(error) => {
                tracing::info!(%error, tournament = %row.id, "a tournament cannot be told of");
                Ok(false)
            }
        }
    }
}

/// What the newest message about a tournament tells of: 0 before the first round, one more than the
/// last for the end.
fn stage(row: &TournamentRow) -> u32 {
    match row.state {
        TournamentState::Open | TournamentState::Cancelled => 0,
        TournamentState::Running => row.round,
        TournamentState::Over => row.round + 1,
    }
}

/// What names a message about a tournament in this channel, within the 25 characters that Discord
/// takes.
fn occasion(row: &TournamentRow, what: &str) -> String {
    format!("t{}-{}-{what}", row.id, u64::from(row.channel) % 100_000)
}

fn place(row: &TournamentRow) -> Place {
    Place { guild: Some(row.guild), channel: row.channel, parent: None }
}
