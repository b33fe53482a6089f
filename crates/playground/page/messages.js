// The list of messages. A message is rendered again only if it has changed, so that focus, open menus and selected
// text survive.

import { fill, h } from "./dom.js";
import { messageNode } from "./message.js";
import { longDate, sameDay } from "./time.js";

const GROUP_MS = 7 * 60_000;
const NEAR_END = 80;

export class Messages {
  /** `scroller` scrolls `list`; `jump` is the button that leads to the newest message. */
  constructor({ scroller, list, jump }) {
    this.scroller = scroller;
    this.list = list;
    this.jump = jump;
    this.known = new Map();
    this.shown = null;
    this.atEnd = true;
    scroller.addEventListener("scroll", () => this.scrolled());
    jump.addEventListener("click", () => this.toEnd());
    list.addEventListener("keydown", (event) => this.key(event));
    list.addEventListener("focusin", () => this.limitTabStops());
    list.addEventListener("focusout", () => this.limitTabStops());
    // Pictures and wrapped text change heights later: keep the end in view.
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(list);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(scroller);
  }

  /** Shows a channel to a user, below the element `opening`, if any. For `context` see message.js. */
  update(session, context, opening = null) {
    const { channel, view } = session;
    const shown = `${session.id}/${channel?.id}`;
    const turned = shown !== this.shown;
    this.shown = shown;
    const around = JSON.stringify([session.id, view.ahead_s, view.guild, view.users, view.channels.map(({ id, name }) => [id, name])]);
    const focused = focusIn(this.list);
    const fresh = new Map();
    const rows = opening ? [opening] : [];
    let previous = null;
    let answered = false;
    for (const message of channel?.messages ?? []) {
      if (!previous || !sameDay(previous.time, message.time)) {
        rows.push(h("li", { class: "day" }, h("span", {}, longDate(message.time))));
        previous = null;
      }
      const grouped = isGrouped(previous, message);
      const pending = view.pending.filter((each) => each.message === message.id);
      const sign = JSON.stringify([shown, around, message, grouped, pending]);
      const known = this.known.get(message.id);
      answered ||= !known && isOwn(message, session.id);
      const entry = known?.sign === sign ? known : { sign, node: messageNode(message, { grouped, pending, context }) };
      fresh.set(message.id, entry);
      rows.push(entry.node);
      previous = message;
    }
    this.known = fresh;
    place(this.list, rows);
    restoreFocus(this.list, focused);
    this.limitTabStops();
    if (turned || answered || this.atEnd) this.toEnd();
    this.scrolled();
  }

  /**
   * Takes the controls of older messages out of the tab order, which would otherwise be hundreds. What stays: the last
   * message, the last public and the last private one with buttons, and the message that has the focus. Arrow keys lead
   * to the others.
   */
  limitTabStops() {
    const nodes = [...this.list.querySelectorAll(".message")];
    const withButtons = (kind) => nodes.findLast((node) => node.matches(`${kind}:has(.components)`));
    const stops = new Set([nodes.at(-1), withButtons(".ephemeral"), withButtons(":not(.ephemeral)")]);
    for (const node of nodes) {
      const open = stops.has(node) || node.contains(document.activeElement);
      for (const control of node.querySelectorAll("button, a")) {
        if (open) control.removeAttribute("tabindex");
        else control.tabIndex = -1;
      }
    }
  }

  /** Up and down move the focus between messages. A menu keeps its own keys. */
  key(event) {
    const message = event.target.closest(".message");
    if (!message || event.defaultPrevented || event.target.closest("[role=combobox]")) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const nodes = [...this.list.querySelectorAll(".message")];
    const next = nodes[nodes.indexOf(message) + step];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /** Scrolls to a message and focuses it. */
  reveal(id) {
    const node = this.known.get(id)?.node;
    node?.scrollIntoView({ block: "center" });
    node?.focus({ preventScroll: true });
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.height = this.scroller.scrollHeight;
    this.atEnd = true;
  }

  /** Only a person can scroll away from the end; growing content cannot. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    if (this.atEnd && scrollHeight !== this.height) this.toEnd();
    else this.atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    this.jump.hidden = this.atEnd;
  }

  empty(...words) {
    this.known.clear();
    fill(this.list, h("li", { class: "empty" }, words));
  }
}

/** Whether a message results from the user's own action and must be visible at once. */
function isOwn({ author, ephemeral, command }, user) {
  return ephemeral || author.id === user || command?.user.id === user;
}

/** Whether a message is grouped below the one before. */
function isGrouped(previous, message) {
  return (
    previous !== null &&
    previous.author.id === message.author.id &&
    previous.ephemeral === message.ephemeral &&
    message.time - previous.time < GROUP_MS &&
    !(message.command || message.reply_to || message.system || previous.system)
  );
}

/** Puts elements in order and moves only those that are out of place. */
function place(list, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
}

function focusIn(list) {
  const element = document.activeElement;
  const message = list.contains(element) ? element.closest("[data-message-id]") : null;
  return (
    message && {
      element,
      message: message.dataset.messageId,
      custom: element.dataset.customId,
      label: element.dataset.label,
      testid: element.dataset.testid,
    }
  );
}

/**
 * Restores the focus to a message that was rendered again: to the same control, else to one with the same label, else
 * to the message.
 */
function restoreFocus(list, focused) {
  if (!focused || focused.element.isConnected) return;
  const message = list.querySelector(`[data-message-id="${focused.message}"]`);
  const controls = [...(message?.querySelectorAll("button, a") ?? [])];
  const alike = controls.filter(({ dataset, disabled }) => !disabled && dataset.testid === focused.testid);
  const same = alike.find(({ dataset }) => dataset.customId === focused.custom);
  const named = focused.label && alike.find(({ dataset }) => dataset.label === focused.label);
  (same ?? named ?? message)?.focus({ preventScroll: true });
}
