// A list of options, controlled by the element that keeps the focus (its host): suggestions and menus. Follows the
// ARIA combobox pattern: the host names the active option with aria-activedescendant.

import { fill, h } from "./dom.js";

let made = 0;

export class Listbox {
  /** `label` names the list; `multiple` allows several choices. */
  constructor({ label, multiple = false }) {
    made += 1;
    this.id = `listbox-${made}`;
    this.element = h("div", {
      id: this.id,
      class: "listbox",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
      "data-testid": "listbox",
      hidden: true,
      // Choosing must not take the focus from the host.
      onmousedown: (event) => event.preventDefault(),
    });
    this.options = [];
    this.active = -1;
    this.host = null;
  }

  /**
   * Shows options `{value, label, description?, emoji?, aside?, selected?}` for a host. `onchoose` gets the chosen
   * option. `active` is the index of the option to start with, -1 for none.
   */
  open(host, options, { onchoose, active = -1 }) {
    this.attach(host);
    this.options = options;
    this.onchoose = onchoose;
    this.nodes = options.map((option, index) => this.node(option, index));
    fill(this.element, this.nodes);
    this.element.hidden = false;
    this.moveTo(Math.min(active, options.length - 1));
  }

  /** Shows a line instead of options, such as that they are loading. */
  showNote(host, text) {
    this.attach(host);
    this.options = [];
    this.active = -1;
    fill(this.element, h("p", { class: "listbox-note", role: "status" }, text));
    this.element.hidden = false;
    host.removeAttribute("aria-activedescendant");
  }

  close() {
    if (!this.host) return;
    this.host.setAttribute("aria-expanded", "false");
    this.host.removeAttribute("aria-activedescendant");
    this.host = null;
    this.options = [];
    this.active = -1;
    this.element.hidden = true;
  }

  get isOpen() {
    return this.host !== null;
  }

  get activeOption() {
    return this.options[this.active] ?? null;
  }

  /** Moves the active option up or down, wrapping around. */
  move(step) {
    const count = this.options.length;
    if (count > 0) this.moveTo(this.active < 0 && step < 0 ? count - 1 : (this.active + step + count) % count);
  }

  moveTo(index) {
    this.nodes[this.active]?.classList.remove("active");
    this.active = index;
    const node = this.nodes[index];
    if (!node) {
      this.host.removeAttribute("aria-activedescendant");
      return;
    }
    node.classList.add("active");
    node.scrollIntoView({ block: "nearest" });
    this.host.setAttribute("aria-activedescendant", node.id);
  }

  chooseActive() {
    if (this.activeOption) this.onchoose(this.activeOption);
  }

  /** Marks the chosen options without closing the list. */
  mark(isChosen) {
    this.options.forEach((option, index) => this.nodes[index].setAttribute("aria-selected", String(isChosen(option))));
  }

  attach(host) {
    if (this.host !== host) this.close();
    this.host = host;
    host.setAttribute("aria-controls", this.id);
    host.setAttribute("aria-expanded", "true");
  }

  node(option, index) {
    return h(
      "div",
      {
        id: `${this.id}-${index}`,
        class: "option",
        role: "option",
        "aria-selected": String(Boolean(option.selected)),
        "data-testid": "option",
        "data-value": String(option.value),
        onclick: () => this.onchoose(option),
        onmousemove: () => this.active !== index && this.moveTo(index),
      },
      option.emoji && h("span", { class: "emoji", "aria-hidden": "true" }, option.emoji),
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, option.label),
        option.description && h("span", { class: "option-description" }, option.description),
      ),
      option.aside && h("span", { class: "option-aside" }, option.aside),
    );
  }
}
