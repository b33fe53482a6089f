// The notice above the messages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { noticeText } from "../status.js";

const me = { name: "Ada", here: true };
const notice = (state, rest = {}) =>
  noticeText({ connected: true, me, view: { bot: { state, failure: "no database" }, commands: [] }, ...rest });

test("an online bot needs no notice", () => {
  assert.equal(notice("online"), null);
});

test("the notice tells a starting bot from one that is offline", () => {
  assert.match(notice("starting"), /starting/);
  assert.match(notice("offline"), /offline/);
});

test("the notice says why the bot failed, also after the playground is gone", () => {
  assert.match(notice("failed"), /could not start: no database/);
  assert.match(notice("failed", { connected: false }), /could not start: no database/);
  const view = { bot: { state: "failed", failure: "no network" }, commands: [{}] };
  assert.match(notice("failed", { view }), /has stopped: no network/);
});

test("a playground that does not answer is reported before the first view, too", () => {
  assert.match(notice("online", { connected: false }), /Cannot reach the playground/);
  assert.match(noticeText({ connected: false, view: null, me: null }), /Cannot reach the playground/);
});

test("the notice says that the user has left the server", () => {
  assert.equal(notice("online", { me: { name: "Ada", here: false } }), "Ada has left the server.");
});
