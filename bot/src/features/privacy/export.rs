//! The export of a person's data: a file with a list for each table, and the games as they may see
//! them.

use dvonn_discord::view::{File, View};
use dvonn_model::{GameId, IntentionRow, PlanText, Player, UserId};
use dvonn_play::Match;
use dvonn_rules::ByColor;
use dvonn_store::{ExportedGame, OwnPly, PERSON_TABLES, StoreError, Strangers};
use serde::Serialize;
use serde_json::{Value, json};

use crate::features::privacy::json_file::JsonFile;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::record::export::record;
use crate::show::words::players;
use crate::text::Text;

/// The number of games read at once.
const GAMES_PER_PAGE: u32 = 100;
/// The list of games in the file.
const GAMES: &str = "games";

/// Sends a person all their data as a readable file. Defers the reply, because it takes a while.
pub(super) async fn send_export(app: &App, caller: &Caller) -> Result<(), Failure> {
    let claim = app.claims.claim("copy data", caller.person.id).ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let person = caller.person.id;
    let (mut export, mut strangers) = (Export::new(app, caller), Strangers::default());
    for table in &PERSON_TABLES {
        export.file.begin_list(table.name);
        let take = |row| export.file.add(&row);
        app.store.each_row_of_person(person, table, &mut strangers, take).await?;
        export.file.end_list();
    }
    export.file.begin_list(GAMES);
    let mut after: Option<GameId> = None;
    loop {
        let page = app.store.games_to_export(person, after, GAMES_PER_PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.row.id);
        if export.file.is_half_full() {
            export.file.end_list();
            export.send(Some(say!(caller.text, "exported-part", part = export.parts + 1))).await?;
            export.file.begin_list(GAMES);
        }
        for game in page {
            let intentions = if game.row.is_running() {
                app.store.intentions(game.row.id).await?
            } else {
                ByColor::default()
            };
            export.file.add(&GameData::new(person, game, intentions, &mut strangers)?);
        }
    }
    export.file.end_list();
    let last = export.parts + 1;
    drop(claim);
    export.send((last > 1).then(|| say!(caller.text, "exported-last-part", part = last))).await
}

/// An export that is being written, in several files if one is too small.
struct Export<'a> {
    caller: &'a Caller,
    about: Value,
    file: JsonFile,
    /// The number of files that have been sent.
    parts: u32,
}

impl<'a> Export<'a> {
    fn new(app: &App, caller: &'a Caller) -> Export<'a> {
        let about = json!({
            "what": say!(caller.text, "export-about"),
            "person": { "id": caller.person.id.to_string(), "name": caller.person.name },
            "made_at": app.now().to_string(),
        });
        Export { caller, file: JsonFile::new(&about), about, parts: 0 }
    }

    /// Sends the file and starts the next one. `part` says which of several it is.
    async fn send(&mut self, part: Option<String>) -> Result<(), Failure> {
        let (text, person) = (self.caller.text, self.caller.person.id);
        let file = std::mem::replace(&mut self.file, JsonFile::new(&self.about));
        self.parts += 1;
        let is_part = part.is_some();
        let number = if is_part { format!("-part-{:03}", self.parts) } else { String::new() };
        let words = [Some(say!(text, "exported")).filter(|_| self.parts == 1), part];
        let view = match file.finish(is_part) {
            Some((ending, bytes)) => {
                View::new(words.into_iter().flatten().collect::<Vec<_>>().join("\n")).file(File {
                    name: format!("dvonn-{person}{number}.{ending}"),
                    bytes,
                    alt: None,
                    absence: say!(text, "export-everything-no-files"),
                })
            }
            None => View::new(say!(text, "export-everything-too-large")),
        };
        if self.parts == 1 {
            self.caller.reply_private(&view).await?;
        } else {
            self.caller.follow_up_private(&view).await?;
        }
        Ok(())
    }
}

/// A game as its player may see it, without the opponent's private data.
#[derive(Serialize)]
struct GameData {
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
    fn new(
        person: UserId,
        game: ExportedGame,
        mut intentions: ByColor<IntentionRow>,
        strangers: &mut Strangers,
    ) -> Result<GameData, StoreError> {
        let own_plies = game.own_plies.iter().map(PlyData::of).collect();
        let game = Match::new(game.row.for_reader(person), &game.plies)?;
        let record = record(&game).to_string();
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
