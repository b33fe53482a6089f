// The sidebar: channels, threads, direct messages and the active user. On a phone it is a drawer.

import { avatar, h, hidden, icon, redraw } from "./dom.js";
import { longDate } from "./time.js";

/** Draws the channel list. `actions` are `openChannel(id)`, `newChannel()` and `openDirect()`. */
export function drawChannels(root, session, actions) {
  const { view } = session;
  const rows = view.channels.map((channel) => ({
    ...channel,
    messages: undefined,
    current: channel.id === session.channelId,
    ...unreadOf(session, channel),
  }));
  redraw(root, [view.guild, rows, view.events, session.me.locale], () => [
    h("h2", { class: "guild" }, view.guild.name),
    h(
      "div",
      { class: "section-head" },
      h("h3", { id: "channels-label" }, "Channels"),
      h(
        "button",
        {
          class: "icon-button",
          type: "button",
          "aria-label": "New channel",
          title: "New channel",
          "data-testid": "new-channel",
          "data-focus": "new",
          onclick: actions.newChannel,
        },
        icon("plus"),
      ),
    ),
    h(
      "ul",
      { "aria-labelledby": "channels-label" },
      nested(rows).map((row) => channelNode(row, actions)),
    ),
    directMessages(rows, actions),
    view.events.length > 0 && events(view.events),
  ]);
}

/** The scheduled events of the server. A link to a place opens it here, as in messages. */
function events(all) {
  return [
    h("div", { class: "section-head" }, h("h3", { id: "events-label" }, "Events")),
    h(
      "ul",
      { "aria-labelledby": "events-label" },
      all.map(({ id, name, description, location, starts_at }) =>
        h(
          "li",
          { class: "event", "data-testid": "event", "data-event-id": id },
          h("b", {}, name),
          h("span", { class: "muted" }, longDate(starts_at, undefined, true)),
          description && h("span", {}, description),
          /^https?:/.test(location) ? h("a", { href: location }, location) : h("span", {}, location),
        ),
      ),
    ),
  ];
}

function unreadOf(session, channel) {
  const { messages: fresh, pings } = session.unread(channel);
  return { fresh: fresh > 0, pings };
}

function directMessages(rows, actions) {
  const conversations = rows.filter(({ kind }) => kind === "dm" || kind === "private");
  return [
    h(
      "div",
      { class: "section-head" },
      h("h3", { id: "direct-label" }, "Direct messages"),
      conversations.every(({ kind }) => kind !== "dm") &&
        h(
          "button",
          {
            class: "icon-button",
            type: "button",
            "aria-label": "Message the bot",
            title: "Message the bot",
            "data-testid": "new-direct",
            onclick: actions.openDirect,
          },
          icon("plus"),
        ),
    ),
    h(
      "ul",
      { "aria-labelledby": "direct-label" },
      conversations.map((row) => channelNode(row, actions)),
    ),
  ];
}

/** Channels, each followed by its threads. Threads whose channel is gone come last. */
function nested(rows) {
  const channels = rows.filter(({ kind }) => kind === "text");
  const threads = rows.filter(({ kind }) => kind === "thread");
  const known = new Set(channels.map(({ id }) => id));
  return [
    ...channels.flatMap((channel) => [channel, ...threads.filter(({ parent }) => parent === channel.id)]),
    ...threads.filter(({ parent }) => !known.has(parent)),
  ];
}

/** The icons of channels by kind. */
export const KIND_ICONS = { text: "hash", thread: "thread", dm: "direct", private: "direct" };

function channelNode({ id, name, kind, archived, current, fresh, pings }, actions) {
  const classes = ["channel", kind, current && "current", fresh && !current && "fresh", archived && "archived"];
  return h(
    "li",
    {},
    h(
      "button",
      {
        class: classes.filter(Boolean).join(" "),
        type: "button",
        "aria-current": current ? "page" : null,
        "data-testid": "channel",
        "data-channel-id": id,
        "data-kind": kind,
        "data-focus": id,
        onclick: () => actions.openChannel(id),
      },
      icon(KIND_ICONS[kind]),
      h("span", { class: "channel-name" }, name),
      archived && hidden(", archived"),
      fresh && !current && hidden(", unread"),
      pings > 0 && badge(pings),
    ),
  );
}

function badge(pings) {
  return h(
    "span",
    { class: "badge", "data-testid": "badge" },
    String(pings),
    hidden(pings === 1 ? " mention" : " mentions"),
  );
}

/** Draws the user switch with each user's unread pings. `switchUser(id)` activates another user. */
export function drawUsers(root, sessions, active, switchUser) {
  const people = active.view.users
    .filter(({ bot }) => !bot)
    .map((user) => ({ ...user, pings: sessions.get(user.id)?.pings ?? 0, current: user.id === active.id }));
  redraw(root, people, () =>
    people.map((person) =>
      h(
        "button",
        {
          class: person.current ? "user current" : "user",
          type: "button",
          title: person.name,
          "aria-pressed": String(person.current),
          "data-testid": "user",
          "data-user-id": person.id,
          "data-username": person.username,
          "data-focus": person.id,
          onclick: () => switchUser(person.id),
        },
        avatar(person, "small"),
        h("span", { class: "user-name" }, person.name),
        person.pings > 0 && !person.current && badge(person.pings),
      ),
    ),
  );
}

/** Draws the active user; `open()` opens their settings. */
export function drawSelf(root, me, open) {
  redraw(root, me, () => [
    avatar(me, "medium"),
    h(
      "div",
      { class: "self-name" },
      h("b", {}, me.name),
      h("span", { class: "muted" }, me.here ? me.username : "left the server"),
    ),
    h(
      "button",
      {
        class: "icon-button",
        type: "button",
        "aria-label": `${me.name}'s settings`,
        title: "Your settings",
        "data-testid": "person",
        "data-focus": "person",
        onclick: open,
      },
      icon("gear"),
    ),
  ]);
}
