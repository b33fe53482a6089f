// Times as text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, messageTime, now as playgroundTime, relative, sameDay, setAhead, stamp } from "../time.js";

const now = new Date(2025, 9, 9, 12, 0).getTime();

test("relative times use the largest unit that fits", () => {
  const at = (seconds) => relative(now / 1000 + seconds, now, "en");
  assert.equal(at(0), "now");
  assert.equal(at(80), "in 1 minute");
  assert.equal(at(86_399), "in 24 hours");
  assert.equal(at(-7200), "2 hours ago");
  assert.equal(at(86_400), "tomorrow");
  assert.equal(at(400 * 86_400), "next year");
});

test("a time outside the calendar stays a number", () => {
  assert.equal(stamp(9_999_999_999_999, "R", now, "en"), "9999999999999");
  assert.equal(stamp(-9_999_999_999_999, "F", now, "en"), "-9999999999999");
});

test("every style of a timestamp has a text", () => {
  for (const style of "tTdDfFRsS") assert.match(stamp(now / 1000, style, now, "en"), /\w/);
});

test("times of today and yesterday say so", () => {
  assert.match(messageTime(now, now, "en"), /^Today at 12:00/);
  assert.match(messageTime(now - 86_400_000, now, "en"), /^Yesterday at 12:00/);
  assert.match(messageTime(now - 3 * 86_400_000, now, "en"), /10\/6\/25/);
});

test("days change at midnight", () => {
  assert.ok(sameDay(now, now + 11 * 3_600_000));
  assert.ok(!sameDay(now, now + 12 * 3_600_000));
});

test("the playground's time includes how far it is ahead", () => {
  setAhead(86_400);
  assert.ok(Math.abs(playgroundTime() - Date.now() - 86_400_000) < 1000);
  setAhead(0);
});

test("a duration is shown in its units", () => {
  assert.equal(duration(3600), "1 hour");
  assert.equal(duration(8 * 86_400 + 12 * 3600 + 61), "8 days 12 hours 1 minute 1 second");
});
