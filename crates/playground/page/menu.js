// A menu that pops up below a button, or as a sheet on a phone. It has the keyboard controls of a select and may
// allow several choices.

import { h } from "./dom.js";
import { Listbox } from "./listbox.js";

const GAP = 4;
/** A menu may be wider than its button. */
const NARROWEST = 240;
const TYPEAHEAD_MS = 700;

/**
 * Makes a button (role combobox) open a menu. `onchoose` gets the values. A menu with several choices sends them when
 * closed with Done.
 */
export function openMenu(host, menu) {
  let open = null;
  const toggle = () => {
    if (open) open.close();
    else if (host.getAttribute("aria-busy") !== "true")
      open = new Popup(host, menu, () => {
        open = null;
      });
  };
  host.addEventListener("click", toggle);
  host.addEventListener("keydown", (event) => {
    if (open) open.key(event);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      toggle();
    }
  });
}

class Popup {
  constructor(host, menu, onclosed) {
    this.host = host;
    this.menu = menu;
    this.onclosed = onclosed;
    this.multiple = menu.most > 1 || menu.least === 0;
    this.chosen = new Set(menu.options.filter(({ selected }) => selected).map(({ value }) => value));
    this.typed = { text: "", at: 0 };
    this.listbox = new Listbox({ label: menu.label, multiple: this.multiple });
    this.element = h(
      "div",
      { class: "popup", "data-testid": "popup" },
      this.listbox.element,
      this.multiple && this.doneRow(),
    );
    host.closest("main").append(this.element);
    const first = Math.max(
      0,
      menu.options.findIndex(({ selected }) => selected),
    );
    if (menu.options.length === 0) this.listbox.showNote(host, "No options");
    else this.listbox.open(host, menu.options, { active: first, onchoose: (option) => this.choose(option) });
    this.place();
    this.listen();
  }

  doneRow() {
    this.done = h(
      "button",
      { class: "button primary", type: "button", "data-testid": "menu-done", onclick: () => this.send() },
      "Done",
    );
    return h("div", { class: "popup-done", onmousedown: (event) => event.preventDefault() }, this.done);
  }

  /**
   * Places the menu below the host, or above it if there is more room. On a phone the style sheet makes it a sheet.
   */
  place() {
    const box = this.host.getBoundingClientRect();
    const below = window.innerHeight - box.bottom;
    const upwards = below < this.element.offsetHeight + GAP && box.top > below;
    const { style } = this.element;
    const width = Math.max(box.width, NARROWEST);
    style.left = `${Math.max(GAP, Math.min(box.left, window.innerWidth - width - GAP))}px`;
    style.width = `${width}px`;
    style.top = upwards ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = upwards ? `${window.innerHeight - box.top + GAP}px` : "auto";
    style.maxHeight = `${Math.max(below, box.top) - 2 * GAP}px`;
  }

  /** Closes the menu when the host loses the focus or is removed, or on a click outside. */
  listen() {
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const outside = ({ target }) => this.element.contains(target) || this.host.contains(target) || this.close();
    document.addEventListener("pointerdown", outside, { signal });
    window.addEventListener("resize", () => this.place(), { signal });
    document.addEventListener("scroll", () => this.place(), { signal, capture: true });
    this.host.addEventListener("blur", () => this.close(), { signal });
    this.vanished = new MutationObserver(() => this.host.isConnected || this.close());
    this.vanished.observe(document.getElementById("messages"), { childList: true, subtree: true });
  }

  close() {
    this.leaving.abort();
    this.vanished.disconnect();
    this.listbox.close();
    this.element.remove();
    this.onclosed();
  }

  choose({ value }) {
    if (!this.multiple) {
      this.close();
      this.menu.onchoose([value]);
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.menu.most) this.chosen.add(value);
    this.listbox.mark((option) => this.chosen.has(option.value));
    this.done.disabled = this.chosen.size < this.menu.least;
  }

  send() {
    this.close();
    this.menu.onchoose(this.menu.options.map(({ value }) => value).filter((value) => this.chosen.has(value)));
  }

  key(event) {
    const { listbox } = this;
    const actions = {
      ArrowDown: () => listbox.move(1),
      ArrowUp: () => listbox.move(-1),
      Home: () => listbox.moveTo(0),
      End: () => listbox.moveTo(listbox.options.length - 1),
      Enter: () => listbox.chooseActive(),
      " ": () => listbox.chooseActive(),
      Escape: () => this.close(),
    };
    if (event.key === "Tab" && this.multiple && !this.done.disabled) {
      this.send();
    } else if (actions[event.key]) {
      event.preventDefault();
      event.stopPropagation();
      actions[event.key]();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.jump(event.key);
    }
  }

  /** Moves to the next option that starts with the typed text. */
  jump(character) {
    const now = performance.now();
    this.typed.text = now - this.typed.at > TYPEAHEAD_MS ? character : this.typed.text + character;
    this.typed.at = now;
    const wanted = this.typed.text.toLowerCase();
    const found = this.listbox.options.findIndex(({ label }) => label.toLowerCase().startsWith(wanted));
    if (found >= 0) this.listbox.moveTo(found);
  }
}
