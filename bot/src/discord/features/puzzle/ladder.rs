//! `/ladder puzzles`: the solvers of a server.

use dvonn_discord::view::View;
use dvonn_model::{Day, Solver};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::rating::rating;
use crate::say;
use crate::text::Text;

/// The number of solvers shown.
const SHOWN: u32 = 15;

/// Shows the strongest solvers of the server to everybody, and where the caller stands.
pub(super) async fn show(app: &App, caller: &Caller) -> Result<(), Failure> {
    let (text, today) = (caller.public_text(), Day::of(app.now()));
    let solvers = app.store.solvers_in(caller.guild()?, SHOWN).await?;
    if solvers.is_empty() {
        return Ok(caller.reply_private(&View::new(say!(caller.text, "solvers-none"))).await?);
    }
    let mut lines = vec![say!(text, "solvers-title")];
    lines.extend((1..).zip(&solvers).map(|(place, solver)| line(text, place, solver, today)));
    if !solvers.iter().any(|solver| solver.person == caller.person.id)
        && let Some(own) = app.store.solver(caller.person.id).await?
    {
        lines.push(line(text, 0, &own, today));
    }
    Ok(caller.reply(&View::new(lines.join("\n"))).await?)
}

/// Returns a solver's line. Place 0 stands for none.
fn line(text: Text, place: usize, solver: &Solver, today: Day) -> String {
    say!(
        text,
        "solvers-line",
        place = place,
        player = mention(solver.person),
        rating = rating(text, solver.rating),
        solved = solver.solved,
        tried = solver.tried,
        streak = solver.streak_on(today)
    )
}
