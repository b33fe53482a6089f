//! The bot's Discord library against the playground: it can parse everything it gets.

use std::time::Duration;

use dvonn_playground::{Callback, Click, CommandCall, FormSubmission, NewUser, Playground, UserId};
use serenity::all::{
    ActionRowComponent, ClientBuilder, Command, CommandDataOptionValue, CommandInteraction,
    CommandOptionType, CommandType, Context, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EditInteractionResponse,
    EditMessage, EventHandler, GatewayIntents, HttpBuilder, InputTextStyle, Interaction, Message,
    Ready,
};
use serenity::async_trait;

use crate::raw_bot::patient;

const TIMEOUT: Duration = dvonn_playground::deadline(20);

/// A PNG of one white pixel.
const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\0\0\0\nIDATx\x9cc\xf8\x0f\0\x01\x01\x01\0\x1b\xb6\xeeV\0\0\0\0IEND\xaeB`\x82";

struct Bot;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, ready: Ready) {
        let guild = ready.guilds[0].id;
        let cell = CreateCommandOption::new(CommandOptionType::String, "cell", "Where")
            .required(true)
            .set_autocomplete(true);
        let opponent = CreateCommandOption::new(CommandOptionType::User, "opponent", "Whom");
        let command = CreateCommand::new("place").description("Place").add_option(cell);
        let game = CreateCommandOption::new(CommandOptionType::Attachment, "game", "A file");
        let command = command.add_option(opponent).add_option(game);
        let repeat = CreateCommand::new("Repeat this").kind(CommandType::Message);
        Command::create_global_command(&context.http, repeat).await.unwrap();
        // The tests wait for this one.
        guild.set_commands(&context.http, vec![command]).await.unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) if command.data.kind == CommandType::Message => {
                repeat(&context, &command).await;
            }
            Interaction::Command(command) => place(&context, &command).await,
            Interaction::Autocomplete(command) => {
                let typed = command.data.autocomplete().unwrap().value.to_owned();
                let choices = CreateAutocompleteResponse::new().add_string_choice("D3", typed);
                let answer = CreateInteractionResponse::Autocomplete(choices);
                command.create_response(&context.http, answer).await.unwrap();
            }
            Interaction::Component(click) if click.data.custom_id == "form" => {
                let field = CreateInputText::new(InputTextStyle::Short, "Move", "ply");
                let form = CreateModal::new("send", "Your move");
                let form = form.components(vec![CreateActionRow::InputText(field)]);
                let answer = CreateInteractionResponse::Modal(form);
                click.create_response(&context.http, answer).await.unwrap();
            }
            Interaction::Component(click) => {
                let message = CreateInteractionResponseMessage::new().content("updated");
                let answer = CreateInteractionResponse::UpdateMessage(message.components(vec![]));
                click.create_response(&context.http, answer).await.unwrap();
            }
            Interaction::Modal(form) => {
                let ActionRowComponent::InputText(field) = &form.data.components[0].components[0]
                else {
                    panic!("a form has text fields");
                };
                let message = CreateInteractionResponseMessage::new().ephemeral(true);
                let message = message.content(field.value.clone().unwrap());
                let answer = CreateInteractionResponse::Message(message);
                form.create_response(&context.http, answer).await.unwrap();
            }
            other => panic!("unexpected {other:?}"),
        }
    }

    async fn message(&self, context: Context, message: Message) {
        if message.author.bot {
            return;
        }
        let pings = CreateAllowedMentions::new().users([message.author.id]);
        let reply = CreateMessage::new()
            .content(format!("Hello <@{}>", message.author.id))
            .add_file(CreateAttachment::bytes(PIXEL, "board.png").description("one white pixel"))
            .reference_message(&message)
            .allowed_mentions(pings);
        let mut sent = message.channel_id.send_message(&context.http, reply).await.unwrap();
        sent.edit(&context.http, EditMessage::new().content("edited")).await.unwrap();
        let thread = CreateThread::new("game");
        let thread =
            message.channel_id.create_thread_from_message(&context.http, sent.id, thread).await;
        thread.unwrap().id.say(&context.http, "in the thread").await.unwrap();
        let direct = message.author.create_dm_channel(&context.http).await.unwrap();
        direct.say(&context.http, "your turn").await.unwrap();
        assert!(message.channel_id.to_channel(&context.http).await.unwrap().guild().is_some());
    }
}

/// Answers with the text of the message that the command was used on, and a button.
async fn repeat(context: &Context, command: &CommandInteraction) {
    let text = command.data.resolved.messages.values().next().unwrap().content.clone();
    let button = CreateActionRow::Buttons(vec![CreateButton::new("ok").label("Confirm")]);
    let message = CreateInteractionResponseMessage::new().content(text).components(vec![button]);
    let answer = CreateInteractionResponse::Message(message);
    command.create_response(&context.http, answer).await.unwrap();
    let owners = &command.authorizing_integration_owners.0;
    assert_eq!(owners.len(), 1, "{owners:?}");
}

/// Defers, answers ephemerally with components and a picture, edits that answer, and follows up
/// publicly.
async fn place(context: &Context, command: &CommandInteraction) {
    let http = &context.http;
    let CommandDataOptionValue::String(cell) = &command.data.options[0].value else {
        panic!("the cell is a text");
    };
    assert!(command.member.is_some() && command.guild_locale.is_some());
    command.defer_ephemeral(http).await.unwrap();
    let option = CreateSelectMenuOption::new("D3", "D3");
    let menu =
        CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options: vec![option] });
    let rows = vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("ok").label("Confirm"),
            CreateButton::new("form").label("Form"),
        ]),
        CreateActionRow::SelectMenu(menu),
    ];
    let answer = CreateInteractionResponseFollowup::new()
        .content(cell)
        .components(rows)
        .add_file(CreateAttachment::bytes(PIXEL, "a.png").description("pixel"));
    let message = command.create_followup(http, answer).await.unwrap();
    assert_eq!(message.attachments[0].description.as_deref(), Some("pixel"));
    let edited = EditInteractionResponse::new().content(format!("{cell}!"));
    command.edit_response(http, edited).await.unwrap();
    for file in command.data.resolved.attachments.values() {
        let bytes = file.download().await.unwrap();
        let copy = CreateAttachment::bytes(bytes, format!("copy of {}", file.filename));
        let answer = CreateInteractionResponseFollowup::new().add_file(copy);
        command.create_followup(http, answer).await.unwrap();
    }
    let announcement = CreateInteractionResponseFollowup::new().content("for all");
    command.create_followup(http, announcement).await.unwrap();
}

async fn playground_with_bot() -> Playground {
    let playground = Playground::start(patient()).await.unwrap();
    let http = HttpBuilder::new(playground.token())
        .proxy(playground.api_base())
        .ratelimiter_disabled(true)
        .build();
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
    let client = ClientBuilder::new_with_http(http, intents).event_handler(Bot).await;
    let mut client = client.unwrap();
    tokio::spawn(async move { client.start().await });
    playground.wait_for_command("place", TIMEOUT).await.unwrap();
    playground
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_autocompleted_deferred_answered_edited_and_followed_up() {
    let playground = playground_with_bot().await;
    let (user, channel) = (playground.users()[0], playground.channels()[0]);
    let call = CommandCall::new(user, channel, "place").option("cell", "D");
    let completion = playground.autocomplete(&call, "cell").unwrap().answer().await;
    assert_eq!(completion.answer, Some(Callback::Choices));
    assert_eq!(completion.choices[0].value, "D");

    let opponent: UserId = playground.users()[1];
    let call = call.option("opponent", opponent.to_string());
    let invocation = playground.invoke(&call).unwrap();
    let outcome = invocation.answer().await;
    assert_eq!(outcome.answer, Some(Callback::Deferred));
    assert!(outcome.ephemeral);
    let reply = invocation.reply(TIMEOUT).await.unwrap();
    assert_eq!(reply.visible_to, Some(user));
    let announced =
        playground.wait_for_message(channel, |message| message.content == "for all", TIMEOUT);
    assert_eq!(announced.await.unwrap().visible_to, None);
    let edited = playground.message(channel, reply.id).unwrap();
    assert_eq!(edited.content, "D!");
    assert_eq!(edited.attachments[0].width, Some(1));
    assert_eq!(playground.broken_limits().len(), 0);
    playground.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_command_reaches_the_bot_and_comes_back() {
    let playground = playground_with_bot().await;
    let (user, channel) = (playground.users()[0], playground.channels()[0]);
    let call = CommandCall::new(user, channel, "place").option("cell", "D3");
    let invocation = playground.invoke(&call.attachment("game", "game.txt", "D3 E3")).unwrap();
    let done =
        playground.wait_for_message(channel, |message| message.content == "for all", TIMEOUT);
    done.await.unwrap();
    let copy = invocation.messages()[1].attachments[0].clone();
    assert_eq!(copy.filename, "copy of game.txt");
    assert_eq!(playground.file(copy.id).unwrap(), b"D3 E3");
    playground.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_menus_and_forms_reach_the_bot_and_come_back() {
    let playground = playground_with_bot().await;
    let (user, channel) = (playground.users()[0], playground.channels()[0]);
    let call = CommandCall::new(user, channel, "place").option("cell", "E4");
    let reply = playground.invoke(&call).unwrap().reply(TIMEOUT).await.unwrap();
    let done =
        playground.wait_for_message(channel, |message| message.content == "for all", TIMEOUT);
    done.await.unwrap();

    let press = Click::button(user, channel, reply.id, "form");
    let form = playground.click(&press).unwrap().answer().await;
    assert_eq!(form.answer, Some(Callback::Modal));
    let sent = FormSubmission {
        user,
        interaction: form.interaction,
        values: [("ply".to_owned(), "D3F3".to_owned())].into(),
    };
    let sent = playground.submit_form(&sent).unwrap().reply(TIMEOUT).await.unwrap();
    assert_eq!(sent.content, "D3F3");

    let choice = Click::menu(user, channel, reply.id, "menu", ["D3"]);
    let outcome = playground.click(&choice).unwrap().answer().await;
    assert_eq!((outcome.answer, outcome.message), (Some(Callback::Update), Some(reply.id)));
    let updated = playground.message(channel, reply.id).unwrap();
    assert_eq!((updated.content.as_str(), updated.components.len()), ("updated", 0));

    let gone = Click::button(user, channel, reply.id, "ok");
    assert!(playground.click(&gone).is_err());
    let outcome = playground.click(&gone.forced()).unwrap().answer().await;
    assert_eq!(outcome.answer, Some(Callback::Update));
    playground.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_threads_and_direct_messages_work() {
    let playground = playground_with_bot().await;
    let (user, channel) = (playground.users()[0], playground.channels()[0]);
    playground.say(user, channel, "hello").unwrap();
    let reply =
        playground.wait_for_message(channel, |message| message.content == "edited", TIMEOUT);
    let reply = reply.await.unwrap();
    assert!(reply.pings.contains(&user));
    assert_eq!(reply.revisions[0].content, format!("Hello <@{user}>"));
    assert_eq!(reply.attachments[0].description.as_deref(), Some("one white pixel"));
    let picture = format!("{}{}", playground.api_base(), reply.attachments[0].path());
    assert_eq!(reqwest::get(&picture).await.unwrap().bytes().await.unwrap(), PIXEL);

    let direct = playground.wait_for_direct_channel(user, TIMEOUT).await.unwrap();
    let turn =
        playground.wait_for_message(direct, |message| message.content == "your turn", TIMEOUT);
    turn.await.unwrap();
    let thread = playground.wait_for_thread(channel, TIMEOUT).await.unwrap();
    assert_eq!(playground.messages(thread)[0].content, "in the thread");
    assert_eq!(playground.broken_limits().len(), 0);
    playground.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_and_buttons_work_where_only_a_person_has_installed_the_app() {
    let playground = playground_with_bot().await;
    let cleo = playground.create_user(NewUser::named("cleo"));
    let (ada, ben) = (playground.users()[0], playground.users()[1]);
    playground.install(ada).unwrap();
    let guild = playground.create_guild_without_bot("Elsewhere", &["lobby"]);
    let lobby = playground.channels_of(guild)[0];
    let private = playground.open_private_channel(&[ada, ben]).unwrap();
    let group = playground.open_private_channel(&[ada, ben, cleo]).unwrap();
    for channel in [lobby, private, group] {
        let said = playground.say(ben, channel, "a1 b2").unwrap();
        let used = playground.use_on_message(ada, channel, "Repeat this", said).unwrap();
        let reply = used.reply(TIMEOUT).await.unwrap();
        assert_eq!(reply.content, "a1 b2");
        let click = Click::button(ben, channel, reply.id, "ok");
        let outcome = playground.click(&click).unwrap().answer().await;
        assert_eq!(outcome.answer, Some(Callback::Update));
    }
    assert_eq!(playground.broken_limits().len(), 0);
    playground.shutdown().await;
}
