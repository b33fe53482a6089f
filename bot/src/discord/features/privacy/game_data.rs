//! A game in the export of a person's data.

use dvonn_model::{IntentionRow, PlanText, Player, UserId};
use dvonn_play::Match;
use dvonn_rules::ByColor;
use dvonn_store::{ExportedGame, OwnPly, StoreError, Strangers};
use serde::Serialize;

use crate::discord::kit::record::export;
use crate::discord::kit::words::players;
use crate::text::Text;

/// A game as its player may see it, without the opponent's private data.
#[derive(Serialize)]
pub(crate) struct GameData {
    number: i64,
    guild_id: Option<String>,
    channel_id: String,
    began_at: String,
    changed_at: String,
    rated: bool,
    record: String,
    own_plies: Vec<PlyData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own_color: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<Opponent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own_plan: Option<PlanData>,
    own_stopped_plan: Option<PlanData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own_conditional_moves: Option<Vec<String>>,
}

/// A ply of the person. Ids are texts, because many JSON parsers round large numbers.
#[derive(Serialize)]
struct PlyData {
    number: usize,
    ply: String,
    origin: &'static str,
    played_at: String,
    interaction_id: Option<String>,
}

#[derive(Serialize)]
struct Opponent {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    name: String,
}

#[derive(Serialize)]
struct PlanData {
    cells: String,
    stops: String,
}

impl GameData {
    /// Returns the data of a game. Of the players' plans and conditional moves, it has the person's own.
    pub(crate) fn new(
        person: UserId,
        game: ExportedGame,
        mut intentions: ByColor<IntentionRow>,
        strangers: &mut Strangers,
    ) -> Result<GameData, StoreError> {
        let own_plies = game.own_plies.iter().map(PlyData::of).collect();
        let game = Match::new(game.row.for_reader(person), &game.plies)?;
        let record = export::record(&game).to_string();
        let (row, own) = (&game.row, game.color_of(person));
        let own_intention = own.map(|own| std::mem::take(&mut intentions[own]));
        let IntentionRow { plan, stopped, conditions } = own_intention.unwrap_or_default();
        Ok(GameData {
            number: row.id.into(),
            guild_id: row.venue.guild.map(|guild| guild.to_string()),
            channel_id: row.venue.channel.to_string(),
            began_at: row.created_at.to_string(),
            changed_at: row.updated_at.to_string(),
            rated: row.terms.rated,
            record,
            own_plies,
            own_color: own.map(|own| own.letter().to_string()),
            own_name: own.and_then(|own| Some(row.players[own].person()?.name.clone())),
            opponent: own.map(|own| Opponent::of(&row.players[own.other()], strangers)),
            own_plan: plan.map(PlanData::of),
            own_stopped_plan: stopped.map(PlanData::of),
            own_conditional_moves: conditions
                .map(|conditions| conditions.lines().map(str::to_owned).collect()),
        })
    }
}

impl PlanData {
    fn of(plan: PlanText) -> PlanData {
        PlanData { cells: plan.wishes, stops: plan.stops }
    }
}

impl PlyData {
    fn of(own: &OwnPly) -> PlyData {
        PlyData {
            number: own.number,
            ply: own.ply.to_string(),
            origin: own.origin.name(),
            played_at: own.at.to_string(),
            interaction_id: own.interaction.map(|id| id.to_string()),
        }
    }
}

impl Opponent {
    fn of(player: &Player, strangers: &mut Strangers) -> Opponent {
        match player {
            Player::Person(person) => {
                Opponent { id: Some(strangers.name_for(person)), name: person.name.clone() }
            }
            Player::Computer(_) | Player::Deleted(_) => {
                Opponent { id: None, name: players::name(Text::of(None), player) }
            }
        }
    }
}
