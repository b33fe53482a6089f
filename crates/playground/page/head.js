// The head of a channel: its name, and buttons for its people and settings.

import { h, icon, redraw } from "./dom.js";
import { KIND_ICONS } from "./sidebar.js";

/** Whether a channel belongs to the server. */
export function inGuild({ kind }) {
  return kind === "text" || kind === "thread";
}

/**
 * Draws the head of the open channel, if there is one. `people` are the users that the bot's commands can be used on.
 * `actions` are `openPeople()` and `openSettings()`.
 */
export function drawHead(root, { channel, view }, people, actions) {
  const parent = view.channels.find(({ id }) => id === channel?.parent);
  redraw(
    root,
    [channel && { ...channel, messages: undefined }, parent?.name, people.length > 0],
    () =>
      channel && [
        icon(KIND_ICONS[channel.kind]),
        h("h2", { "data-testid": "channel-title" }, channel.name),
        parent && h("span", { class: "parent muted" }, `in #${parent.name}`),
        channel.archived && h("span", { class: "pill" }, "archived"),
        h("span", { class: "space" }),
        people.length > 0 && headButton("people", "people", "People", actions.openPeople),
        inGuild(channel) && headButton("settings", "gear", "Channel settings", actions.openSettings),
      ],
  );
}

function headButton(name, face, label, onclick) {
  return h(
    "button",
    {
      class: "icon-button",
      type: "button",
      "aria-label": label,
      title: label,
      "data-testid": name,
      "data-focus": name,
      onclick,
    },
    icon(face),
  );
}
