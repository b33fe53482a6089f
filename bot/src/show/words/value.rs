//! What a position is worth to one side, to stand in a sentence.

use dvonn_engine::Value;

use crate::say;
use crate::text::Text;

/// Describes a value from the point of view of one side, as in “takes White from 61% to a loss by 3”.
pub(crate) fn in_a_sentence(text: Text, value: Value) -> String {
    match value {
        // An estimate is never certain, so it stays between 1 % and 99 %.
        Value::Chance(chance) => {
            let chance = (100.0 * chance).round().clamp(1.0, 99.0);
            say!(text, "review-chance", chance = chance)
        }
        Value::Exact(0) => say!(text, "review-draw"),
        Value::Exact(margin) => {
            let end = if margin > 0 { "win" } else { "loss" };
            say!(text, "review-end", end = end, margin = margin.unsigned_abs())
        }
    }
}
