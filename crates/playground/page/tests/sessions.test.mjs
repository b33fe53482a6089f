// The page's state for each user.

import assert from "node:assert/strict";
import { test } from "node:test";
import { compareIds, Session } from "../sessions.js";

const message = (id, author, pings_me = false) => ({ id, author: { id: author }, pings_me });
const view = (...channels) => ({
  users: [{ id: "1" }],
  channels: channels.map(([id, ...messages]) => ({ id, messages })),
});

test("ids are compared as numbers of any length", () => {
  assert.deepEqual(["100", "9", "99", ""].sort(compareIds), ["", "9", "99", "100"]);
});

test("messages of the first view count as read, later ones do not", () => {
  const session = new Session("1");
  session.receive(view(["10", message("5", "2", true)]));
  assert.equal(session.pings, 0);
  session.receive(view(["10", message("5", "2", true), message("6", "2", true), message("7", "2"), message("8", "1")]));
  assert.deepEqual(session.unread(session.channel), { messages: 2, pings: 1 });
  session.markRead(session.channel);
  assert.deepEqual(session.unread(session.channel), { messages: 0, pings: 0 });
});

test("a view that arrives after a newer one changes nothing", () => {
  const session = new Session("1");
  session.receive({ ...view(["10"]), revision: 1 });
  session.receive({ ...view(["10", message("5", "2")]), revision: 3 });
  session.receive({ ...view(["10"]), revision: 2 });
  assert.equal(session.channel.messages.length, 1);
});

test("a new channel is unread", () => {
  const session = new Session("1");
  session.receive(view(["10"]));
  session.receive(view(["10"], ["11", message("5", "2", true)]));
  assert.equal(session.pings, 1);
});

test("when the open channel is gone, the first one opens", () => {
  const session = new Session("1");
  session.receive(view(["10"], ["11"]));
  session.channelId = "11";
  session.receive(view(["10"]));
  assert.equal(session.channelId, "10");
  session.receive(view());
  assert.equal(session.channel, null);
});

test("each channel keeps its unsent text", () => {
  const session = new Session("1");
  session.receive(view(["10"], ["11"]));
  session.draft.text = "hello";
  session.channelId = "11";
  assert.equal(session.draft.text, "");
  session.channelId = "10";
  assert.equal(session.draft.text, "hello");
});
