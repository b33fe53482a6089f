// What can be typed after a slash.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flatten, narrow, offers, search, typedOut, valueOf, TYPE } from "../commands.js";

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
const sub = (name, options = []) => option({ type: TYPE.SUBCOMMAND, name, options });
const commands = flatten([
  {
    id: "1",
    name: "dvonn",
    description: "",
    options: [sub("move"), sub("movement"), option({ type: TYPE.GROUP, name: "league", options: [sub("join")] })],
  },
  { id: "2", name: "ping", description: "Pong", options: [option({ type: TYPE.STRING, name: "text" })] },
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

test("subcommands and groups are commands of their own", () => {
  assert.deepEqual(paths(commands), ["dvonn move", "dvonn movement", "dvonn league join", "ping"]);
});

test("only channels of the types that an option takes are offered", () => {
  const places = [...channels, { id: "6", name: "a game", kind: "thread" }];
  const labels = (types) =>
    offers(option({ type: TYPE.CHANNEL, channel_types: types }), { users, channels: places, guild }).map(({ label }) => label);
  assert.deepEqual(labels([]), ["#general", "#a game"]);
  assert.deepEqual(labels([0, 5]), ["#general"]);
  assert.deepEqual(labels([11]), ["#a game"]);
});

test("what begins as typed comes first", () => {
  assert.deepEqual(paths(search(commands, "")), paths(commands));
  assert.deepEqual(paths(search(commands, "MOVE")), ["dvonn move", "dvonn movement"]);
  assert.deepEqual(paths(search(commands, "in")), ["dvonn league join", "ping"]);
  assert.deepEqual(paths(search(commands, "chess")), []);
});

test("a command that is typed out is recognised with what follows it", () => {
  assert.equal(typedOut(commands, "/dvonn move"), null);
  assert.equal(typedOut(commands, "/dvonn move D3F3").command.path, "dvonn move");
  assert.equal(typedOut(commands, "/dvonn move D3F3").rest, "D3F3");
  assert.equal(typedOut(commands, "/DVONN movement ").command.path, "dvonn movement");
});

test("users who are here, channels, roles, truth and choices come as lists", () => {
  const labels = (type) => offers(option({ type }), { users, channels, guild })?.map(({ label }) => label);
  assert.deepEqual(labels(TYPE.USER), ["Ada", "Ben"]);
  assert.deepEqual(labels(TYPE.CHANNEL), ["#general"]);
  assert.deepEqual(labels(TYPE.BOOLEAN), ["True", "False"]);
  assert.deepEqual(labels(TYPE.ROLE), ["@everyone", "@moderator"]);
  assert.deepEqual(labels(TYPE.MENTIONABLE), ["Ada", "Ben", "@everyone", "@moderator"]);
  assert.equal(labels(TYPE.STRING), undefined);
  assert.deepEqual(offers(option({ type: TYPE.STRING, choices: [{ name: "White", value: "w" }] }), {}), [
    { label: "White", value: "w" },
  ]);
});

test("lists narrow to what is typed", () => {
  const people = offers(option({ type: TYPE.USER }), { users, channels });
  assert.deepEqual(
    narrow(people, "@b").map(({ value }) => value),
    ["2"],
  );
  assert.deepEqual(
    narrow(people, "ada_").map(({ value }) => value),
    ["1"],
  );
  assert.equal(narrow(people, "").length, 2);
});

test("what was picked is sent as it is, what was typed is looked up", () => {
  const people = offers(option({ type: TYPE.USER }), { users, channels });
  assert.deepEqual(valueOf(option({ type: TYPE.USER }), { text: "Ada", value: "9" }, people), { value: "9" });
  assert.deepEqual(valueOf(option({ type: TYPE.USER }), { text: "@ben ", value: null }, people), { value: "2" });
  assert.ok(valueOf(option({ type: TYPE.USER }), { text: "Zoe", value: null }, people).error);
  assert.deepEqual(valueOf(option({ type: TYPE.STRING }), { text: " d3f3 ", value: null }, null), { value: "d3f3" });
});

test("a file that was chosen is the value of its field", () => {
  const file = { name: "game.txt" };
  assert.deepEqual(valueOf(option({ type: TYPE.ATTACHMENT }), { text: "game.txt", value: file }, null), { value: file });
  assert.deepEqual(valueOf(option({ type: TYPE.ATTACHMENT }), { text: "", value: null }, null), { absent: true });
});

test("an empty field is absent, unless it is required", () => {
  assert.deepEqual(valueOf(option({ type: TYPE.STRING }), { text: " ", value: null }, null), { absent: true });
  assert.ok(valueOf(option({ type: TYPE.STRING, required: true }), { text: "", value: null }, null).error);
});

test("numbers and lengths keep their bounds", () => {
  const number = option({ type: TYPE.INTEGER, min_value: 0, max_value: 9 });
  const check = (shape, text) => valueOf(shape, { text, value: null }, null);
  assert.deepEqual(check(number, "9"), { value: 9 });
  for (const wrong of ["-1", "10", "2.5", "x", "1e400"]) assert.ok(check(number, wrong).error, wrong);
  assert.deepEqual(check(option({ type: TYPE.NUMBER }), "2.5"), { value: 2.5 });
  const short = option({ type: TYPE.STRING, min_length: 2, max_length: 3 });
  assert.ok(check(short, "a").error);
  assert.ok(check(short, "abcd").error);
  assert.deepEqual(check(short, "\u{1F600}\u{1F600}"), { value: "\u{1F600}\u{1F600}" });
});
