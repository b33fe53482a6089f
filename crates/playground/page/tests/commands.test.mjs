// Slash commands and their options.

import assert from "node:assert/strict";
import { test } from "node:test";
import { filterSuggestions, flatten, matchCommand, menuCommands, optionValue, optionValues, search, suggestions, TYPE } from "../commands.js";

const option = (props) => ({
  name: "x",
  description: "",
  required: false,
  autocomplete: false,
  choices: [],
  options: [],
  channel_types: [],
  min_value: null,
  max_value: null,
  min_length: null,
  max_length: null,
  ...props,
});
const sub = (name, options = [], shown = name) => option({ type: TYPE.SUBCOMMAND, name, shown, options });
const commands = flatten([
  {
    id: "1",
    name: "dvonn",
    shown: "dvonn",
    description: "",
    options: [sub("move"), sub("movement"), option({ type: TYPE.GROUP, name: "league", shown: "league", options: [sub("join")] })],
  },
  { id: "2", name: "ping", shown: "ping", description: "Pong", options: [option({ type: TYPE.STRING, name: "text" })] },
]);
const paths = (list) => list.map(({ path }) => path);
const users = [
  { id: "1", name: "Ada", username: "ada_l", here: true },
  { id: "2", name: "Ben", username: "ben", here: true },
  { id: "5", name: "Cai", username: "cai", here: false },
];
const channels = [
  { id: "3", name: "general", kind: "text" },
  { id: "4", name: "DVONN", kind: "dm" },
];

const guild = { roles: [{ id: "8", name: "@everyone" }, { id: "9", name: "moderator" }] };

test("subcommands become commands of their own", () => {
  assert.deepEqual(paths(commands), ["dvonn move", "dvonn movement", "dvonn league join", "ping"]);
});

test("a channel option suggests only channels of its types", () => {
  const places = [...channels, { id: "6", name: "a game", kind: "thread" }];
  const labels = (types) =>
    suggestions(option({ type: TYPE.CHANNEL, channel_types: types }), { users, channels: places, guild }).map(({ label }) => label);
  assert.deepEqual(labels([]), ["#general", "#a game"]);
  assert.deepEqual(labels([0, 5]), ["#general"]);
  assert.deepEqual(labels([11]), ["#a game"]);
});

test("a person finds commands by the names in their language", () => {
  const german = flatten([
    { id: "1", name: "dvonn", shown: "dvonn", description: "", options: [sub("move", [], "zug"), sub("challenge", [], "herausfordern")] },
  ]);
  assert.deepEqual(paths(search(german, "zug")), ["dvonn move"]);
  assert.deepEqual(search(german, "move"), []);
  assert.equal(matchCommand(german, "/dvonn zug D3F3").command.path, "dvonn move");
  assert.equal(matchCommand(german, "/dvonn zug D3F3").rest, "D3F3");
});

test("commands that start with the typed text come first", () => {
  assert.deepEqual(paths(search(commands, "")), paths(commands));
  assert.deepEqual(paths(search(commands, "MOVE")), ["dvonn move", "dvonn movement"]);
  assert.deepEqual(paths(search(commands, "in")), ["dvonn league join", "ping"]);
  assert.deepEqual(paths(search(commands, "chess")), []);
});

test("a command that is spelled out is matched, with the rest of the text", () => {
  assert.equal(matchCommand(commands, "/dvonn move"), null);
  assert.equal(matchCommand(commands, "/dvonn move D3F3").command.path, "dvonn move");
  assert.equal(matchCommand(commands, "/dvonn move D3F3").rest, "D3F3");
  assert.equal(matchCommand(commands, "/DVONN movement ").command.path, "dvonn movement");
});

test("members, channels, roles, booleans and choices have suggestions", () => {
  const labels = (type) => suggestions(option({ type }), { users, channels, guild })?.map(({ label }) => label);
  assert.deepEqual(labels(TYPE.USER), ["Ada", "Ben"]);
  assert.deepEqual(labels(TYPE.CHANNEL), ["#general"]);
  assert.deepEqual(labels(TYPE.BOOLEAN), ["True", "False"]);
  assert.deepEqual(labels(TYPE.ROLE), ["@everyone", "@moderator"]);
  assert.deepEqual(labels(TYPE.MENTIONABLE), ["Ada", "Ben", "@everyone", "@moderator"]);
  assert.equal(labels(TYPE.STRING), undefined);
  assert.deepEqual(suggestions(option({ type: TYPE.STRING, choices: [{ name: "White", value: "w" }] }), {}), [
    { label: "White", value: "w" },
  ]);
});

test("suggestions are filtered by the typed text", () => {
  const people = suggestions(option({ type: TYPE.USER }), { users, channels });
  assert.deepEqual(
    filterSuggestions(people, "@b").map(({ value }) => value),
    ["2"],
  );
  assert.deepEqual(
    filterSuggestions(people, "ada_").map(({ value }) => value),
    ["1"],
  );
  assert.equal(filterSuggestions(people, "").length, 2);
});

test("a picked value is sent as it is, a typed one is looked up", () => {
  const people = suggestions(option({ type: TYPE.USER }), { users, channels });
  assert.deepEqual(optionValue(option({ type: TYPE.USER }), { text: "Ada", value: "9" }, people), { value: "9" });
  assert.deepEqual(optionValue(option({ type: TYPE.USER }), { text: "@ben ", value: null }, people), { value: "2" });
  assert.ok(optionValue(option({ type: TYPE.USER }), { text: "Zoe", value: null }, people).error);
  assert.deepEqual(optionValue(option({ type: TYPE.STRING }), { text: " d3f3 ", value: null }, null), { value: "d3f3" });
});

test("the value of a file field is its file", () => {
  const file = { name: "game.txt" };
  assert.deepEqual(optionValue(option({ type: TYPE.ATTACHMENT }), { text: "game.txt", value: file }, null), { value: file });
  assert.deepEqual(optionValue(option({ type: TYPE.ATTACHMENT }), { text: "", value: null }, null), { absent: true });
});

test("an empty field is absent, or an error if required", () => {
  assert.deepEqual(optionValue(option({ type: TYPE.STRING }), { text: " ", value: null }, null), { absent: true });
  assert.ok(optionValue(option({ type: TYPE.STRING, required: true }), { text: "", value: null }, null).error);
});

test("a command is complete if the texts of its options are valid", () => {
  const options = [option({ type: TYPE.USER, name: "who", required: true }), option({ type: TYPE.INTEGER, name: "count" })];
  const values = (texts) => optionValues({ options }, texts, { users, channels, guild });
  assert.deepEqual(values({ who: "Ben", count: "3" }), { who: "2", count: 3 });
  assert.deepEqual(values({ who: "Ada" }), { who: "1" });
  assert.equal(values({ count: "3" }), null);
  assert.equal(values({ who: "Zoe" }), null);
});

test("numbers and lengths are checked", () => {
  const number = option({ type: TYPE.INTEGER, min_value: 0, max_value: 9 });
  const check = (shape, text) => optionValue(shape, { text, value: null }, null);
  assert.deepEqual(check(number, "9"), { value: 9 });
  for (const wrong of ["-1", "10", "2.5", "x", "1e400"]) assert.ok(check(number, wrong).error, wrong);
  assert.deepEqual(check(option({ type: TYPE.NUMBER }), "2.5"), { value: 2.5 });
  const short = option({ type: TYPE.STRING, min_length: 2, max_length: 3 });
  assert.ok(check(short, "a").error);
  assert.ok(check(short, "abcd").error);
  assert.deepEqual(check(short, "\u{1F600}\u{1F600}"), { value: "\u{1F600}\u{1F600}" });
});

test("a channel's menus have the commands that work in its place", () => {
  const view = {
    menu_commands: [
      { menu: "user", name: "Challenge", shown: "Herausfordern", places: ["guild", "private"] },
      { menu: "user", name: "Profile", shown: "Profil", places: ["dm"] },
      { menu: "message", name: "Import", shown: "Importieren", places: ["guild"] },
    ],
  };
  const names = (menu, kind) => menuCommands(view, menu, { kind }).map(({ shown }) => shown);
  assert.deepEqual(names("user", "private"), ["Herausfordern"]);
  assert.deepEqual(names("user", "dm"), ["Profil"]);
  assert.deepEqual(names("user", "thread"), ["Herausfordern"]);
  assert.deepEqual(names("message", "text"), ["Importieren"]);
  assert.deepEqual(names("message", "private"), []);
});
