//! Buttons below a tournament's messages.

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::tournaments::click::TournamentClick;

pub(super) async fn serve(
    app: &App,
    caller: &Caller<'_>,
    click: TournamentClick,
) -> Result<(), Failure> {
    match click {
        TournamentClick::Join(of) => app.join_tournament(caller, of).await,
        TournamentClick::Leave(of) => app.leave_tournament(caller, of).await,
        TournamentClick::Start(of) => app.start_tournament(caller, of).await,
        TournamentClick::Standings { of, page } => app.show_standings(caller, of, page).await,
        TournamentClick::Pairings { of, round, page } => {
            app.show_pairings(caller, of, round, page).await
        }
    }
}
