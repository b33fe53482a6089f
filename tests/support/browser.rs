//! A browser controlled through `WebDriver`. Every action is retried until it works, because the
//! page may redraw an element just as the test uses it.
//!
//! Knows nothing of the page's content: elements are named by CSS selectors.

use std::io;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::key::Key;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::scene::{TIMEOUT, wait};
use super::skipped;

/// The address of a chromedriver. If it is not set, prints a note that browser tests are skipped.
static DRIVER: LazyLock<Option<String>> = LazyLock::new(|| {
    let driver = std::env::var("DVONN_TEST_WEBDRIVER_URL").ok();
    if driver.is_none() {
        skipped::report("browser tests: DVONN_TEST_WEBDRIVER_URL is not set");
    }
    driver
});

/// The time between two attempts.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// Chromium's arguments: no display, and no network requests of its own.
const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
];

/// The kind of screen.
#[derive(Clone, Copy)]
pub(crate) enum Screen {
    /// A window of 1280 by 900, with a mouse.
    Desktop,
    /// 360 by 740, with touch.
    Phone,
}

/// A browser with one window and an empty profile. It is closed on drop.
pub(crate) struct Browser {
    client: Client,
    driver: &'static str,
    _profile: TempDir,
}

impl Browser {
    /// Starts a browser, or returns `None` if there is no chromedriver.
    pub(crate) fn start(screen: Screen) -> Option<Browser> {
        let driver = DRIVER.as_deref()?;
        let profile = tempfile::tempdir().expect("a temporary folder");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(screen, &profile));
        let client = wait(builder.connect(driver));
        let client = client.unwrap_or_else(|error| panic!("no browser at {driver}: {error}"));
        Some(Browser { client, driver, _profile: profile })
    }

    /// Opens an address.
    #[track_caller]
    pub(crate) fn open(&self, address: &str) {
        let opened = wait(self.client.goto(address));
        opened.unwrap_or_else(|error| panic!("{address} does not open: {error}"));
    }

    /// Waits for a matching element.
    #[track_caller]
    pub(crate) fn wait_for(&self, css: &str) {
        self.retry(css, async || self.find(css).await.map(|_| Some(())));
    }

    /// Returns true if there is a matching element now.
    #[track_caller]
    pub(crate) fn has(&self, css: &str) -> bool {
        !wait(self.client.find_all(Locator::Css(css))).expect("a selector").is_empty()
    }

    /// Clicks an element, or taps it on a phone.
    #[track_caller]
    pub(crate) fn click(&self, css: &str) {
        self.retry(css, async || self.find(css).await?.click().await.map(Some));
    }

    /// Types into an element, or into whatever has the focus by then.
    #[track_caller]
    pub(crate) fn type_into(&self, css: &str, text: &str) {
        self.retry(css, async || self.find(css).await?.send_keys(text).await.map(Some));
    }

    /// Presses a key in the focused element.
    #[track_caller]
    pub(crate) fn press(&self, key: Key) {
        let key = key.to_string();
        self.retry("the focused element", async || {
            self.client.active_element().await?.send_keys(&key).await.map(Some)
        });
    }

    /// Waits for an attribute of an element and returns it.
    #[track_caller]
    pub(crate) fn attribute(&self, css: &str, name: &str) -> String {
        self.retry(&format!("{css} with {name}"), async || self.find(css).await?.attr(name).await)
    }

    /// Returns the text of an element.
    #[track_caller]
    pub(crate) fn text(&self, css: &str) -> String {
        self.retry(css, async || self.find(css).await?.text().await.map(Some))
    }

    /// The computed value of a CSS property of an element.
    #[track_caller]
    pub(crate) fn style(&self, css: &str, property: &str) -> String {
        self.retry(css, async || self.find(css).await?.css_value(property).await.map(Some))
    }

    /// Returns an attribute of every matching element, in page order.
    #[track_caller]
    pub(crate) fn attributes(&self, css: &str, name: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .map((element) => element.getAttribute(arguments[1]) ?? '')";
        let found = self.ask(script, vec![css.into(), name.into()]);
        serde_json::from_value(found).expect("a list of attributes")
    }

    /// Waits until a JavaScript expression is true.
    #[track_caller]
    pub(crate) fn wait_until(&self, expression: &str) {
        let script = format!("return Boolean({expression})");
        self.retry(expression, async || {
            Ok((self.client.execute(&script, Vec::new()).await? == true).then_some(()))
        });
    }

    /// Asserts that the page has logged no errors since it was opened: no uncaught exceptions,
    /// failed loads or blocked requests.
    #[track_caller]
    pub(crate) fn assert_no_errors(&self) {
        let entries = wait(async {
            let session = self.client.session_id().await.expect("a session").expect("an id");
            let address = format!("{}/session/{session}/se/log", self.driver.trim_end_matches('/'));
            let client = reqwest::Client::builder().no_proxy().build().expect("a client");
            let asked = client.post(address).json(&json!({"type": "browser"}));
            let answer = asked.send().await.expect("the driver answers");
            answer.json::<Value>().await.expect("the driver answers in JSON")
        });
        let entries = entries["value"].as_array().expect("a log").clone();
        let errors: Vec<_> = entries.iter().filter(|entry| entry["level"] == "SEVERE").collect();
        assert!(errors.is_empty(), "{errors:#?}");
    }

    /// Runs a script in the page.
    #[track_caller]
    pub(crate) fn run(&self, script: &str) {
        self.ask(script, Vec::new());
    }

    #[track_caller]
    fn ask(&self, script: &str, arguments: Vec<Value>) -> Value {
        wait(self.client.execute(script, arguments)).expect("a script that runs")
    }

    async fn find(&self, css: &str) -> Result<Element, CmdError> {
        self.client.find(Locator::Css(css)).await
    }

    /// Retries until there is a result.
    #[track_caller]
    fn retry<T>(&self, what: &str, attempt: impl AsyncFn() -> Result<Option<T>, CmdError>) -> T {
        let trying = async {
            let mut pace = tokio::time::interval(POLL_INTERVAL);
            loop {
                pace.tick().await;
                match attempt().await {
                    Ok(None) => {}
                    Ok(Some(outcome)) => return Ok(outcome),
                    Err(error) if is_transient(&error) => {}
                    Err(error) => return Err(error),
                }
            }
        };
        let Ok(outcome) = wait(async { tokio::time::timeout(TIMEOUT, trying).await }) else {
            panic!("{what}: not found in this page ({}):\n{}", self.screenshot(), self.page_text());
        };
        match outcome {
            Ok(outcome) => outcome,
            Err(error) => panic!("{what}: {error}"),
        }
    }

    /// Saves a picture of the page, and returns where.
    fn screenshot(&self) -> String {
        let saved = wait(self.client.screenshot()).map_err(|error| error.to_string());
        let saved = saved.and_then(|png| keep(&png).map_err(|error| error.to_string()));
        saved.map_or_else(|error| format!("no picture: {error}"), |path| path.display().to_string())
    }

    /// The text of the page.
    fn page_text(&self) -> String {
        let words = wait(self.client.execute("return document.body.innerText", Vec::new()));
        words.map_or_else(|error| error.to_string(), |words| words.to_string().replace("\\n", "\n"))
    }
}

/// Writes a picture to a temporary file, and returns its path.
fn keep(png: &[u8]) -> io::Result<PathBuf> {
    let (mut file, path) =
        tempfile::Builder::new().prefix("page-").suffix(".png").tempfile()?.keep()?;
    file.write_all(png)?;
    Ok(path)
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Ignore the error if the browser has already closed.
        let _ = wait(self.client.clone().close());
    }
}

/// Returns true for errors that may go away: the element is not there yet, or was just redrawn.
fn is_transient(error: &CmdError) -> bool {
    use ErrorStatus::{
        ElementClickIntercepted, ElementNotInteractable, NoSuchElement, StaleElementReference,
    };
    let CmdError::Standard(error) = error else { return false };
    matches!(
        error.error,
        NoSuchElement | StaleElementReference | ElementNotInteractable | ElementClickIntercepted
    )
}

fn capabilities(screen: Screen, profile: &TempDir) -> Capabilities {
    let mut arguments = ARGUMENTS.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.path().display()));
    let mut options = json!({});
    match screen {
        Screen::Desktop => arguments.push("--window-size=1280,900".to_owned()),
        Screen::Phone => {
            options["mobileEmulation"] = json!({
                "deviceMetrics": {"width": 360, "height": 740, "pixelRatio": 2, "touch": true},
            });
        }
    }
    options["args"] = arguments.into();
    let log = json!({"browser": "ALL"});
    let wanted = json!({"goog:chromeOptions": options, "goog:loggingPrefs": log});
    serde_json::from_value(wanted).expect("capabilities")
}
