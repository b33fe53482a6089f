//! The bot as a process: how it starts, fails and stops.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener};

use dvonn_playground::{CommandCall, Options, Playground};
use sqlx::{Connection as _, SqliteConnection};

use super::{TIMEOUT, WorkingFolder, closed_address, terminate};

#[test]
fn without_a_token_nothing_starts_and_no_database_is_created() {
    let folder = WorkingFolder::new();
    let ended = folder.run(&["run"]);
    ended.assert_failed(2, "the bot has no token: copy one from https://discord.com/developers");
    assert!(ended.stderr.contains("DVONN_DISCORD_TOKEN"), "{ended:?}");
    assert_eq!(ended.stderr.contains("playground"), cfg!(feature = "playground"), "{ended:?}");
    assert!(!folder.contains("dvonn.db"));
}

#[test]
fn an_unreachable_server_is_named() {
    let address = format!("http://{}", closed_address());
    let ended = WorkingFolder::new().run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN", "seCRet"),
            ("DVONN_DISCORD_API_URL", &address),
        ],
    );
    ended.assert_failed(1, &format!("cannot connect to {address} ("));
    assert!(ended.stderr.contains("DVONN_DISCORD_API_URL"), "{ended:?}");
}

#[test]
fn the_error_names_a_server_that_is_not_discord() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 4096]);
            let page = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhey!";
            let _ = stream.write_all(page.as_bytes());
        }
    });
    let ended = WorkingFolder::new().run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN", "seCRet"),
            ("DVONN_DISCORD_API_URL", &address),
        ],
    );
    ended.assert_failed(1, &format!("{address} does not respond like Discord ("));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_token_is_named_by_its_source() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let folder =
        WorkingFolder::with_file("[discord]\ntoken = 'Bot seCRet'\n\n[log]\nlevel = 'error'\n");
    let ended = folder.run_with(&["run"], &[("DVONN_DISCORD_API_URL", &playground.api_base())]);
    let line = format!("{} rejected the token in dvonn.toml:2", playground.api_base());
    ended.assert_failed(2, &line);
    assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejected_token_in_a_file_is_named_by_the_file() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let folder = WorkingFolder::new();
    std::fs::write(folder.path().join("token"), "seCRet\n").unwrap();
    let ended = folder.run_with(
        &["run"],
        &[
            ("DVONN_LOG_LEVEL", "error"),
            ("DVONN_DISCORD_TOKEN_FILE", "token"),
            ("DVONN_DISCORD_API_URL", &playground.api_base()),
        ],
    );
    let line = format!("{} rejected the token in token: ", playground.api_base());
    ended.assert_failed(2, &line);
    assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn a_token_file_that_others_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = WorkingFolder::new();
    let file = folder.path().join("token");
    std::fs::write(&file, "seCRet\n").unwrap();
    for (mode, reported) in [(0o644, true), (0o600, false)] {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        let ended = folder.run_with(&["migrate"], &[("DVONN_DISCORD_TOKEN_FILE", "token")]);
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert_eq!(ended.stderr.contains("run chmod 600 token"), reported, "{ended:?}");
        assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
    }
}

#[test]
fn without_a_database_the_bot_is_not_healthy() {
    let folder = WorkingFolder::new();
    let line = format!("{} does not exist: ", folder.file("dvonn.db"));
    folder.run(&["health"]).assert_failed(1, &line);
    assert!(!folder.contains("dvonn.db"));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_healthy_while_it_is_connected() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    folder.run(&["health"]).assert_failed(1, "the bot has not been connected to Discord yet");

    let child = folder
        .command(&["run"])
        .env("DVONN_LOG_LEVEL", "off")
        .env("DVONN_DISCORD_TOKEN", playground.token())
        .env("DVONN_DISCORD_API_URL", playground.api_base())
        .spawn()
        .unwrap();
    playground.wait_for_command("dvonn", TIMEOUT).await.unwrap();
    playground.wait_for_bot(TIMEOUT).await.unwrap();
    let healthy = folder.run(&["health"]);
    assert_eq!((healthy.code, healthy.stderr.as_str()), (Some(0), ""), "{healthy:?}");
    assert!(healthy.stdout.starts_with("The bot was connected to Discord "), "{healthy:?}");

    assert_eq!(terminate(child).code, Some(0));
    std::fs::write(folder.path().join("clock"), "120").unwrap();
    let later = folder.run_with(&["health"], &[("DVONN_DISCORD_CLOCK_FILE", "clock")]);
    later.assert_failed(1, "the bot was last connected to Discord ");
}

#[tokio::test]
async fn a_clock_that_was_set_back_does_not_make_the_bot_healthy() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let url = format!("sqlite:{}", folder.file("dvonn.db"));
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let ahead = "INSERT INTO heartbeats (shard, shards, beat_at) \
                 VALUES (0, 1, (unixepoch() + 3600) * 1000)";
    sqlx::query(ahead).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    for command in [&["health"][..], &["health", "--shards", "0-0/1"]] {
        let line = "the bot was last connected to Discord at a time in the future";
        folder.run(command).assert_failed(1, line);
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn no_token_reaches_the_log_at_any_level() {
    let token = "sECret.bot-token_49";
    let options = Options { token: token.to_owned(), ..Options::on_free_port() };
    let playground = Playground::start(options).await.unwrap();
    let folder = WorkingFolder::new();
    let log = folder.path().join("log");
    let child = folder
        .command(&["run"])
        .env("DVONN_DISCORD_TOKEN", token)
        .env("DVONN_DISCORD_API_URL", playground.api_base())
        .env("DVONN_LOG_LEVEL", "trace")
        .env("DVONN_LOG_LIBRARIES", "trace")
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    playground.wait_for_command("dvonn", TIMEOUT).await.unwrap();
    playground.wait_for_bot(TIMEOUT).await.unwrap();
    let (channel, user) = (playground.channels()[0], playground.users()[0]);
    let call = CommandCall::new(user, channel, "dvonn help");
    playground.invoke(&call).unwrap().reply(TIMEOUT).await.unwrap();
    assert_eq!(terminate(child).code, Some(0));

    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("DEBUG"), "{log}");
    assert!(!log.contains(token), "{log}");
    let answers: Vec<_> = playground
        .journal()
        .into_iter()
        .filter_map(|entry| {
            let rest = entry.path.strip_prefix("/interactions/")?.split('/').nth(1)?.to_owned();
            Some(rest)
        })
        .collect();
    assert!(!answers.is_empty());
    for token in answers {
        assert!(!log.contains(&token), "{log}");
    }
}
