// The elements of a message.

import { rowNodes } from "./components.js";
import { avatar, h, hidden, icon } from "./dom.js";
import { attachmentNode } from "./media.js";
import { openMenu } from "./menu.js";
import { plain, rich } from "./rich.js";
import { longDate, messageTime, now, shortTime } from "./time.js";

const QUOTED = 100;

/**
 * `grouped` leaves out the head below a message of the same author. `pending` are the clicks on this message that
 * wait or failed. `context` has what rich.js needs, and `me` (an id), `direct` (whether these are direct messages),
 * `user(id)`, `menu` (the commands for messages, as `{name, shown}`) and the actions `press(message, customId, values)`,
 * `remove(message)`, `reply(message)`, `reveal(id)`, `apply(command, message)` and `openUser(user)`, which is null if
 * users have no commands.
 */
export function messageNode(message, { grouped, pending, context }) {
  if (message.system !== null) return systemNode(message, context);
  const labelId = `author-${message.id}`;
  const classes = [
    "message",
    grouped && "grouped",
    message.pings_me && !context.direct && "ping",
    message.ephemeral && "ephemeral",
  ];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      tabindex: "-1",
      "data-testid": "message",
      "data-message-id": message.id,
      "data-author-id": message.author.id,
      "data-state": message.state,
      "data-ephemeral": String(message.ephemeral),
      "data-pings-me": String(message.pings_me),
    },
    message.command && usedNode(message.command, context),
    message.reply_to && replyNode(message.reply_to, context),
    grouped
      ? h("time", { class: "side-time", datetime: iso(message.time), "aria-hidden": "true" }, shortTime(message.time))
      : picture(message, context),
    h(
      "article",
      { class: "message-body", "aria-labelledby": labelId },
      headNode(message, labelId, grouped, context),
      bodyNodes(message, pending, context),
    ),
    toolbar(message, context),
  );
}

function picture({ author }, context) {
  return avatar({ ...author, ...context.user(author.id) }, "large");
}

function headNode({ author, time }, id, grouped, context) {
  return h(
    "h3",
    { class: grouped ? "message-head sr-only" : "message-head", id },
    authorNode(author, !grouped && context.openUser),
    author.bot && h("span", { class: "tag" }, "BOT"),
    h(
      "time",
      { class: "time", datetime: iso(time), title: longDate(time, undefined, true) },
      messageTime(time, now()),
    ),
  );
}

/** The author's name: a button, if `open` shows commands for users. */
function authorNode(author, open) {
  const look = { class: author.bot ? "author bot" : "author", "data-testid": "author" };
  return open
    ? h("button", { ...look, type: "button", "aria-haspopup": "dialog", onclick: () => open(author) }, author.name)
    : h("span", look, author.name);
}

function bodyNodes(message, pending, context) {
  const busy = pending.find(({ state }) => state === "waiting")?.custom_id ?? null;
  const failed = pending.some(({ state }) => state === "failed");
  const press = (customId, values) => context.press(message, customId, values);
  return [
    message.state === "thinking" && thinking(message.author.name),
    message.state === "failed" && problem("The application did not respond"),
    message.content && contentNode(message, context),
    message.attachments.length > 0 && h("div", { class: "attachments" }, message.attachments.map(attachmentNode)),
    message.components.length > 0 && h("div", { class: "components" }, rowNodes(message, busy, press)),
    failed && problem("This interaction failed"),
    message.thread && threadNode(message.thread, context),
    message.ephemeral && privateNote(message, context),
  ];
}

function contentNode(message, context) {
  const names = new Map(message.mentions.map(({ id, name }) => [id, name]));
  const named = { ...context, userName: (id) => names.get(id) ?? context.userName(id) };
  const content = h("div", { class: "markdown", "data-testid": "content" }, rich(message.content, named));
  if (message.edited !== null) {
    const mark = h("span", { class: "edited", title: longDate(message.edited, undefined, true) }, "(edited)");
    const last = content.lastElementChild;
    (last?.matches("p") ? last : content).append(" ", mark);
  }
  return content;
}

function thinking(name) {
  return h(
    "p",
    { class: "thinking", role: "status" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    `${name} is thinking…`,
  );
}

function problem(text) {
  return h("p", { class: "problem", role: "alert", "data-testid": "failed" }, text);
}

function usedNode({ user, text }, context) {
  return h(
    "p",
    { class: "above", "data-testid": "used" },
    avatar({ ...user, ...context.user(user.id) }, "small"),
    h("b", {}, user.name),
    " used ",
    h("span", { class: "command" }, text),
  );
}

function replyNode({ id, author, content }, context) {
  return h(
    "p",
    { class: "above" },
    hidden("In reply to "),
    h("b", {}, author),
    h(
      "button",
      { class: "quoted", type: "button", onclick: () => context.reveal(id) },
      plain(excerpt(content), context) || "message without text",
    ),
  );
}

/** A quoted text. If the playground cut it, an ellipsis replaces the last, incomplete mark. */
function excerpt(content) {
  return [...content].length < QUOTED ? content : `${content.replace(/<[^<>]*$/, "")}…`;
}

function threadNode({ id, name }, context) {
  return h(
    "button",
    {
      class: "thread-card",
      type: "button",
      "data-testid": "thread-link",
      "data-channel-id": id,
      onclick: () => context.openChannel(id),
    },
    icon("thread"),
    h("b", {}, name),
    h("span", { class: "link" }, "See thread"),
  );
}

function privateNote(message, context) {
  return h(
    "p",
    { class: "private-note" },
    icon("eye"),
    "Only you can see this · ",
    h(
      "button",
      { class: "link", type: "button", "data-testid": "dismiss", onclick: () => context.remove(message) },
      "Dismiss message",
    ),
  );
}

/** What a person can do with a message, shown on hover and focus. */
function toolbar(message, context) {
  const mine = message.author.id === context.me || message.author.bot;
  if (message.ephemeral) return null;
  return h(
    "div",
    { class: "toolbar" },
    context.menu.length > 0 && commandMenu(message, context),
    toolButton("reply", "Reply", () => context.reply(message)),
    mine && toolButton("trash", "Delete message", () => context.remove(message)),
  );
}

/** The commands that can be used on a message. */
function commandMenu(message, { menu, apply }) {
  const label = "Bot commands for this message";
  const host = h(
    "button",
    {
      class: "icon-button",
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label,
      title: label,
      "data-testid": "message-commands",
    },
    icon("apps"),
  );
  const options = menu.map(({ name, shown }) => ({ label: shown, value: name }));
  openMenu(host, { label, options, least: 1, most: 1, onchoose: ([name]) => apply(name, message) });
  return host;
}

function toolButton(name, label, onclick) {
  return h(
    "button",
    { class: "icon-button", type: "button", "aria-label": label, title: label, "data-testid": name, onclick },
    icon(name),
  );
}

function systemNode(message, context) {
  return h(
    "li",
    {
      class: "message system",
      tabindex: "-1",
      "data-testid": "message",
      "data-message-id": message.id,
      "data-state": message.state,
    },
    h("span", { class: "system-icon" }, icon("arrow")),
    h(
      "div",
      { class: "message-body" },
      h(
        "p",
        {},
        h("b", {}, message.author.name),
        ` ${message.system} `,
        h("time", { class: "time", datetime: iso(message.time) }, messageTime(message.time, now())),
      ),
      message.thread && threadNode(message.thread, context),
    ),
  );
}

function iso(time) {
  return new Date(time).toISOString();
}
