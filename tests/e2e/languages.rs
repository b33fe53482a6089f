//! Languages: each person reads their own, and a channel that of its server.

use std::path::Path;
use std::time::Duration;
use std::{env, fs};

use dvonn_playground::{Effect, Fault, NewUser, Options};

use crate::support::person::Person;
use crate::support::scene::{Scene, is_board};

/// A language of the bot other than English.
struct Language {
    tag: String,
    ftl: String,
}

impl Language {
    fn all() -> Vec<Language> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("text");
        let files = fs::read_dir(folder).expect("the folder of language files");
        let languages = files.map(|file| {
            let path = file.expect("a file").path();
            let tag = path.file_stem().expect("a name").to_string_lossy().into_owned();
            Language { tag, ftl: fs::read_to_string(path).expect("a language file") }
        });
        languages.filter(|language| language.tag != "en").collect()
    }

    /// The text of a message that is one line long, up to the first code span.
    fn line(&self, key: &str) -> &str {
        let text = self.ftl.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        let text = text.unwrap_or_else(|| panic!("{} lacks {key}", self.tag));
        text.split('`').next().unwrap_or(text)
    }

    /// One wording of a message, which is one line long.
    fn variant(&self, key: &str, name: &str) -> &str {
        let (start, name) = (format!("{key} ="), format!("[{name}] "));
        let mut lines = self.ftl.lines().skip_while(|line| !line.starts_with(&start));
        let text = lines.find_map(|line| line.trim_start().strip_prefix(&name));
        text.unwrap_or_else(|| panic!("{} lacks {name} in {key}", self.tag))
    }

    /// The translated name of a command.
    fn name(&self, key: &str) -> &str {
        let start = format!("{key} = ");
        let mut lines = self.ftl.lines().skip_while(|line| !line.starts_with(&start));
        let name = lines.nth(1).and_then(|line| line.trim().strip_prefix(".name = "));
        name.unwrap_or_else(|| panic!("{} lacks the name of {key}", self.tag))
    }
}

fn speaker<'a>(scene: &'a Scene, name: &str, locale: &str) -> Person<'a> {
    scene.person(NewUser { locale: Some(locale.to_owned()), ..NewUser::named(name) })
}

#[test]
fn everyone_reads_the_language_of_their_own_discord() {
    let scene = Scene::start();
    for language in Language::all() {
        let person = speaker(&scene, "guest", &language.tag);
        person.asks("games").in_private(language.variant("games-none", "here"));
        person.places("Z9").in_private(language.line("refuse-no-game"));
    }
}

#[test]
fn a_channel_reads_the_language_of_its_server() {
    let scene = Scene::start();
    let guild = scene.playground.guild();
    for (number, language) in Language::all().into_iter().enumerate() {
        scene.playground.set_guild_locale(guild, &language.tag).expect("a language of Discord");
        let person = speaker(&scene, &format!("guest{number}"), "en-GB");
        let challenge = person.challenges_anyone();
        let accept = challenge.message().button_labelled(language.line("button-accept"));
        assert!(accept.is_some(), "{}: {:?}", language.tag, challenge.message());
        // What only this person sees is in their own language.
        person.asks("games").in_private("You have no current games on this server.");
    }
}

#[test]
fn a_persons_own_setting_overrides_their_discord() {
    let scene = Scene::start();
    let languages = Language::all();
    let german = languages.iter().find(|language| language.tag == "de").expect("German");
    let person = speaker(&scene, "guest", "pl");
    let polish = languages.iter().find(|language| language.tag == "pl").expect("Polish");
    let settings = person.asks("settings");
    let more = person.presses(settings.message(), polish.line("button-settings-play"));
    let chosen = polish.line("settings-language").replace("{ $name }", "Deutsch");
    person.picks(more.message(), &chosen);
    person.asks("games").in_private(german.variant("games-none", "here"));
}

#[test]
fn commands_are_registered_in_every_language() {
    let scene = Scene::start();
    scene.settle();
    let commands = scene.playground.commands();
    let dvonn = commands.iter().find(|command| command["name"] == "dvonn").expect("/dvonn");
    let options = dvonn["options"].as_array().expect("subcommands");
    let games = options.iter().find(|option| option["name"] == "games").expect("/dvonn games");
    for language in Language::all() {
        let own = &games["name_localizations"][&language.tag];
        assert_eq!(own, language.name("command-dvonn-games"), "{}", language.tag);
        let own = &games["description_localizations"][&language.tag];
        assert_eq!(own, language.line("command-dvonn-games"), "{}", language.tag);
    }
}

#[test]
fn a_server_chooses_its_language_or_follows_discord() {
    let scene = Scene::start();
    let languages = Language::all();
    let german = languages.iter().find(|language| language.tag == "de").expect("German");
    let (ada, ben) = (scene.ada(), scene.ben());
    ada.sets_server("Language: Deutsch").in_private("Server settings");
    let challenge = ben.challenges_anyone();
    let accept = challenge.message().button_labelled(german.line("button-accept"));
    assert!(accept.is_some(), "{:?}", challenge.message());
    ada.sets_server("Language: same as Discord");
    assert!(ada.challenges_anyone().message().button_labelled("Accept").is_some());
}

#[test]
fn a_game_in_direct_messages_is_in_its_persons_language() {
    let scene = Scene::start();
    let languages = Language::all();
    let german = languages.iter().find(|language| language.tag == "de").expect("German");
    let person = speaker(&scene, "guest", "de").in_direct_messages();
    person.asks("play");
    let board = scene.message(person.channel, is_board);
    assert!(board.button_labelled(german.line("button-abort")).is_some(), "{board:?}");
}

#[test]
fn what_the_bot_shows_by_itself_follows_the_servers_language_on_discord() {
    let scene = Scene::start();
    let lobby = scene.new_channel("looking");
    scene.ada().picks_for_server("lobby", &[lobby]).in_private("The lobby is in ");
    scene.message(lobby, |message| message.content.contains("Nobody is looking"));
    scene.playground.set_guild_locale(scene.playground.guild(), "de").expect("a language");
    scene.wait_until(|| scene.count("SELECT count(*) FROM hellos WHERE locale = 'de'") == 1);
    scene.ada().challenges_anyone();
    // Longer than the pause between two changes of a lobby.
    scene.let_time_pass(Duration::from_secs(20));
    scene.message(lobby, |message| message.content.contains("**DVONN-Lobby**"));
}

/// Returns how a message mentions `/dvonn play`, with the id that the playground gave it.
fn mention_of_play(scene: &Scene) -> String {
    let commands = scene.playground.commands();
    let dvonn = commands.iter().find(|command| command["name"] == "dvonn").expect("/dvonn");
    format!("</dvonn play:{}>", dvonn["id"].as_str().expect("an id"))
}

#[test]
fn a_command_in_a_message_can_be_pressed_in_every_language() {
    let scene = Scene::in_english();
    for locale in ["en-GB", "de", "ja", "ru"] {
        let person = speaker(&scene, "guest", locale);
        person.asks("games").in_private(&mention_of_play(&scene));
    }
}

#[test]
fn a_command_can_be_pressed_although_the_answer_to_its_registration_was_lost() {
    let options = Options { reading: None, ..Scene::options() };
    let scene = Scene::without_bot(options, &[]);
    let unread = Fault::new("PUT", "/applications/*/commands", Effect::Unreadable);
    scene.playground.add_fault(unread);
    scene.start_bot();
    scene.wait_until(|| scene.ada().asks("games").text().contains(&mention_of_play(&scene)));
}
