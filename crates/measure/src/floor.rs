//! What any bot spends on an interaction that it answers with a picture: receives it, and answers at once with
//! the same 30 KB, without a database and without drawing. `load` compares the bot with this.

use dvonn_engine::Random;
use serenity::all::{
    Client, ClientBuilder, Command, CommandOptionType, Context, CreateAttachment, CreateCommand,
    CreateCommandOption, CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler,
    GatewayIntents, HttpBuilder, Interaction, Ready,
};
use serenity::async_trait;

use crate::bot::{API_URL, Result, TOKEN};

/// The size of a picture of a board.
const PICTURE_BYTES: usize = 30 * 1024;

struct Floor {
    picture: Vec<u8>,
}

/// Runs it, as a child process of `load`.
pub(crate) async fn run_bot() -> Result<()> {
    let (token, url) = (std::env::var(TOKEN)?, std::env::var(API_URL)?);
    let http = HttpBuilder::new(token).proxy(url).ratelimiter_disabled(true).build();
    let mut random = Random::new(1);
    let bytes: Vec<u8> = (0..=u8::MAX).collect();
    let picture = (0..PICTURE_BYTES).filter_map(|_| random.choose(&bytes)).collect();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    let mut client: Client = client.event_handler(Floor { picture }).await?;
    Ok(client.start().await?)
}

#[async_trait]
impl EventHandler for Floor {
    async fn ready(&self, context: Context, _: Ready) {
        let cell = CreateCommandOption::new(CommandOptionType::String, "cell", "The cell");
        let place = CreateCommandOption::new(CommandOptionType::SubCommand, "place", "Place");
        let command = CreateCommand::new("dvonn")
            .description("Play DVONN")
            .add_option(place.add_sub_option(cell.required(true)));
        if let Err(error) = Command::create_global_command(&context.http, command).await {
            tracing::error!(%error, "failed to register the command");
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let Interaction::Command(command) = interaction else { return };
        let picture = CreateAttachment::bytes(self.picture.clone(), "board.png");
        let message =
            CreateInteractionResponseMessage::new().content("Black to place").add_file(picture);
        let answer = CreateInteractionResponse::Message(message);
        if let Err(error) = command.create_response(&context.http, answer).await {
            tracing::error!(%error, "failed to answer");
        }
    }
}
