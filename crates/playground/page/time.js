// The playground's time, and times as text: for messages and for Discord's <t:…> timestamps.
// Independent of the page.

const DAY = 86_400_000;

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_556_952],
  ["month", 2_629_746],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

let aheadMs = 0;
let language = undefined;

/** Sets how many seconds the playground's clock is ahead of this machine's. */
export function setAhead(seconds) {
  aheadMs = seconds * 1000;
}

/** Sets the language in which times are written, such as `de`. Default: the browser's. */
export function setLanguage(locale) {
  language = locale;
}

/** The time in the playground, in milliseconds since 1970. */
export function now() {
  return Date.now() + aheadMs;
}

/** The text of `<t:SECONDS:STYLE>`. Times outside the calendar stay numbers. */
export function stamp(seconds, style, now, locale = language) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  return style === "R" ? relative(seconds, now, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
}

/** The distance to a time: "in 2 hours", "3 days ago". */
export function relative(seconds, now, locale = language) {
  const away = seconds - now / 1000;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / length), unit);
}

/** A duration in its units: "7 days 12 hours". */
export function duration(seconds) {
  const parts = [];
  let left = seconds;
  for (const [unit, length] of UNITS.filter(([unit]) => unit !== "year" && unit !== "month")) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? "" : "s"}`);
  }
  return parts.join(" ");
}

/** The time of a message: "Today at 14:03", "Yesterday at …", or the date. */
export function messageTime(time, now, locale = language) {
  const clock = shortTime(time, locale);
  const days = Math.round((dayStart(now) - dayStart(time)) / DAY);
  if (days === 0) return `Today at ${clock}`;
  if (days === 1) return `Yesterday at ${clock}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(time);
}

/** Hours and minutes. */
export function shortTime(time, locale = language) {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(time);
}

/** The short name of the weekday. */
export function weekday(time, locale = language) {
  return new Intl.DateTimeFormat(locale, { weekday: "short" }).format(time);
}

/** The full date, for tooltips and between days. */
export function longDate(time, locale = language, withClock = false) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", ...(withClock && { timeStyle: "short" }) }).format(time);
}

export function sameDay(one, other) {
  return dayStart(one) === dayStart(other);
}

function dayStart(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}
