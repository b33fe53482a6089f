//! Tests of the file that contains only the token.

use super::*;

/// Writes `bytes` into a file and reads the settings that name it.
fn read_token(bytes: &[u8]) -> (tempfile::NamedTempFile, Result<Config, ConfigError>) {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    let read = read_name(file.path().to_str().unwrap());
    (file, read)
}

fn read_name(name: &str) -> Result<Config, ConfigError> {
    read_variables(&[("DVONN_DISCORD_TOKEN_FILE", name)])
}

#[test]
fn the_token_is_the_text_of_the_file() {
    for text in ["abc.d-e_f", "abc.d-e_f\n", "\r\n Bot abc.d-e_f \r\n\r\n"] {
        let (file, config) = read_token(text.as_bytes());
        let config = config.unwrap();
        assert_eq!(config.origin("discord.token"), file.path().to_str());
        assert_eq!(config.files_with_secrets(), [file.path()]);
        assert_eq!(config.discord.token.unwrap().expose(), "abc.d-e_f");
    }
}

#[test]
fn the_settings_file_can_name_the_file() {
    let mut token = tempfile::NamedTempFile::new().unwrap();
    token.write_all(b"abc.def").unwrap();
    let config = read_file(&format!("discord.token_file = '{}'", token.path().display())).unwrap();
    assert_eq!(config.discord.token.unwrap().expose(), "abc.def");
}

#[test]
fn a_bad_token_in_a_file_is_refused_but_not_repeated() {
    let empty = "the token is empty; copy it from Discord's developer portal";
    let special = "the token contains a space or special character; copy it again from Discord's \
                   developer portal";
    let zeros = [0; 5000];
    for (bytes, mistake) in [
        (&b""[..], empty),
        (b"\n \n", empty),
        (b"Bot \n", empty),
        (b"seCRet seCRet", special),
        (b"seCRet\xff", special),
        (&zeros, special),
    ] {
        let (file, read) = read_token(bytes);
        let expected = format!(
            "environment variable DVONN_DISCORD_TOKEN_FILE: discord.token_file: {}: {mistake}",
            file.path().display()
        );
        assert_eq!(mistakes(read), [expected]);
    }
}

#[test]
fn a_file_of_several_lines_is_not_a_token() {
    let (file, read) = read_token(b"DVONN_DISCORD_TOKEN=seCRet\nseCRet\n");
    let expected = format!(
        "environment variable DVONN_DISCORD_TOKEN_FILE: discord.token_file: {} has more than one \
         line; write only the token into it",
        file.path().display()
    );
    assert_eq!(mistakes(read), [expected]);
}

#[test]
fn a_file_that_cannot_be_read_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    for path in [folder.path(), &missing] {
        let mistakes = mistakes(read_name(path.to_str().unwrap()));
        let expected = format!("discord.token_file: cannot read {}: ", path.display());
        assert_eq!(mistakes.len(), 1, "{mistakes:?}");
        assert!(mistakes[0].contains(&expected), "{mistakes:?}");
    }
    let nameless = "discord.token_file: the name of the file is missing";
    assert_mistake("DVONN_DISCORD_TOKEN_FILE", "", nameless);
}

#[test]
fn a_token_and_a_file_with_a_token_are_one_too_many() {
    let file = "[discord]\ntoken = 'seCRet'\n";
    let variables = [("DVONN_DISCORD_TOKEN_FILE", "/run/secrets/token")];
    let error = read(file, &variables).err().unwrap().to_string();
    let start = "environment variable DVONN_DISCORD_TOKEN_FILE: discord.token_file: the token is \
                 also in ";
    assert!(error.starts_with(start), "{error}");
    assert!(error.ends_with("dvonn.toml:2; remove one of the two"), "{error}");
}
