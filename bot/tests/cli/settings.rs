//! What people put into settings, and what they are told about it.

use super::WorkingFolder;

#[test]
fn without_a_command_it_lists_the_commands() {
    let ended = WorkingFolder::new().run(&[]);
    assert_eq!(ended.code, Some(2));
    for command in ["run", "health", "check-config", "migrate"] {
        assert!(ended.stderr.contains(command), "{ended:?}");
    }
    assert_eq!(ended.stderr.contains("playground"), cfg!(feature = "playground"), "{ended:?}");
}

#[test]
fn check_config_shows_values_and_sources_without_secrets() {
    let folder =
        WorkingFolder::with_file("[discord]\ntoken = 'seCRet'\n\n[log]\nlevel = 'debug'\n");
    let url = "postgres://me:seCRet@host/dvonn";
    let ended = folder.run_with(&["check-config"], &[("DVONN_DATABASE_URL", url)]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stderr, "");
    let mut lines: Vec<_> = ended.stdout.lines().collect();
    let zones = lines.pop().unwrap();
    assert!(zones.starts_with("time zones: version 20"), "{zones}");
    assert_eq!(
        lines,
        [
            "discord.token               [redacted]                    (dvonn.toml:2)",
            "discord.token_file          not set                       (default)",
            "discord.api_url             https://discord.com           (default)",
            "discord.clock_file          not set                       (default)",
            "discord.answer_within       2500                          (default)",
            "discord.actions_per_second  10                            (default)",
            "discord.shards              auto                          (default)",
            "database.url                postgres://me:***@host/dvonn  (environment variable DVONN_DATABASE_URL)",
            "backup.folder               not set                       (default)",
            "backup.every                1d                            (default)",
            "backup.keep                 14                            (default)",
            "computer.threads            half                          (default)",
            "computer.waiting            32                            (default)",
            "computer.memory             16                            (default)",
            "games.per_person            200                           (default)",
            "games.championship          not set                       (default)",
            "log.level                   debug                         (dvonn.toml:5)",
            "log.libraries               warn                          (default)",
            "log.format                  text                          (default)",
            "text.folder                 not set                       (default)",
            "metrics.listen              not set                       (default)",
        ]
    );
}

#[test]
fn check_config_mentions_a_missing_token() {
    let ended = WorkingFolder::new().run(&["check-config"]);
    assert_eq!(ended.code, Some(0));
    assert!(ended.stdout.contains("`run` also needs discord.token"), "{ended:?}");
}

#[test]
fn every_mistake_in_the_settings_is_a_line() {
    let folder = WorkingFolder::with_file("[log]\nlevle = 'debug'\n\n[database]\nurl = 7\n");
    for command in ["check-config", "run", "migrate"] {
        let ended = folder.run_with(&[command], &[("DVONN_DISCORD_API_URL", "here")]);
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert_eq!(ended.stdout, "");
        assert_eq!(
            ended.stderr.lines().collect::<Vec<_>>(),
            [
                "error: dvonn.toml:2: log.levle: unknown field `levle`, expected one of `level`, `libraries`, `format`",
                "error: dvonn.toml:5: database.url: expected a string",
                "error: environment variable DVONN_DISCORD_API_URL: discord.api_url: expected a URL \
                 such as http://127.0.0.1:8049",
            ]
        );
    }
}

#[test]
fn mistakes_in_the_operators_own_texts_keep_the_bot_from_starting() {
    let folder = WorkingFolder::with_file("[text]\nfolder = 'text'\n");
    folder.run(&["check-config"]).assert_failed(2, "cannot read text (");

    let texts = folder.path().join("text");
    std::fs::create_dir(&texts).unwrap();
    std::fs::write(texts.join("de.ftl"), "language-name = Deutsch\nbutton-accept Annehmen\n")
        .unwrap();
    std::fs::write(texts.join("notes.txt"), "no language file").unwrap();
    for command in ["check-config", "run"] {
        let ended = folder.run_with(&[command], &[("DVONN_DISCORD_TOKEN", "seCRet")]);
        ended.assert_failed(2, "text/de.ftl: line 2: Expected a token starting with \"=\"");
    }

    std::fs::write(texts.join("de.ftl"), "language-name = Deutsch\n").unwrap();
    std::fs::write(texts.join("sv.ftl"), "language-name = Svenska\n").unwrap();
    for command in ["check-config", "run"] {
        let ended = folder.run_with(&[command], &[("DVONN_DISCORD_TOKEN", "seCRet")]);
        ended.assert_failed(2, "text/sv.ftl: Discord has no language sv: name the file sv-SE.ftl");
    }
    std::fs::remove_file(texts.join("sv.ftl")).unwrap();
    assert_eq!(folder.run(&["check-config"]).code, Some(0));
}

#[test]
fn a_missing_settings_file_is_an_error() {
    let ended = WorkingFolder::new().run(&["run", "--config", "other.toml"]);
    ended.assert_failed(2, "other.toml: cannot read the settings file: ");
}

#[cfg(unix)]
#[test]
fn a_settings_file_with_a_token_that_others_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = WorkingFolder::with_file("[discord]\ntoken = 'seCRet'\n");
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    for (mode, reported) in [(0o644, true), (0o640, true), (0o600, false)] {
        let permissions = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(folder.path().join("dvonn.toml"), permissions).unwrap();
        let ended = folder.run(&["migrate"]);
        assert_eq!(ended.stderr.contains("run chmod 600 dvonn.toml"), reported, "{ended:?}");
        assert!(!ended.stderr.contains("seCRet"), "{ended:?}");
    }
}
