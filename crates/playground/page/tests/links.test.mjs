// Links to boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../links.js";

test("the link to a board names its channel and message", () => {
  assert.deepEqual(placeOf("https://discord.com/channels/1/23/456"), { channel: "23", message: "456" });
  assert.deepEqual(placeOf("https://discord.com/channels/1/23"), { channel: "23", message: null });
  assert.deepEqual(placeOf("https://discord.com/channels/@me/23/456"), { channel: "23", message: "456" });
});

test("other links lead elsewhere", () => {
  for (const url of [
    "https://discord.com/developers/docs",
    "https://discord.com/channels/1",
    "https://discord.com/channels/1/23/456/7",
    "https://example.com/https://discord.com/channels/1/23",
    "https://discord.com.example.com/channels/1/23",
    "https://gipf.com/",
    "",
  ]) {
    assert.equal(placeOf(url), null, url);
  }
});
