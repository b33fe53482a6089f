//! Formats numbers of games won, drawn and lost.

use dvonn_ladder::ScoreBreakdown;
use dvonn_model::Score;
use dvonn_rules::Color;

use crate::say;
use crate::show::words::moves::color_key;
use crate::text::Text;

/// Returns a score such as `3 won, 1 drawn, 2 lost`.
pub(crate) fn score(text: Text, score: Score) -> String {
    say!(text, "score", wins = score.wins, draws = score.draws, losses = score.losses)
}

/// Returns a score such as `+3 =1 −2`, for places with little room.
pub(crate) fn short_score(text: Text, score: Score) -> String {
    say!(text, "standing-games", won = score.wins, drawn = score.draws, lost = score.losses)
}

/// Returns the scores overall, by colour and by setup, one line each. Omits colours and setups that
/// were never played.
pub(crate) fn record(text: Text, record: &ScoreBreakdown) -> Vec<String> {
    let all = say!(text, "record-all", games = record.all.games(), score = score(text, record.all));
    let by_color = Color::ALL.into_iter().filter(|&color| record.by_color[color].games() > 0);
    let by_color = by_color.map(|color| {
        let score = score(text, record.by_color[color]);
        say!(text, "record-color", color = color_key(color), score = score)
    });
    std::iter::once(all).chain(by_color).chain(by_setup(text, record)).collect()
}

/// Returns the record of each setup.
pub(crate) fn by_setup(text: Text, record: &ScoreBreakdown) -> Vec<String> {
    let by_setup = record.by_setup.iter().map(|(setup, &won)| {
        say!(text, "record-setup", setup = setup.as_str(), score = score(text, won))
    });
    by_setup.collect()
}
