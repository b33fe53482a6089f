// The buttons and menus of a message.

import { h, hidden, icon } from "./dom.js";
import { openMenu } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const BUTTON = 2;

/**
 * The rows of a message. `busy` is the custom id of a click that waits for its answer, or null. `press(customId,
 * values)` sends a click; only menus have values.
 */
export function rowNodes(message, busy, press) {
  return message.components.map((row) =>
    h(
      "div",
      { class: "row" },
      row.components.map((component) =>
        component.type === BUTTON ? buttonNode(component, busy, press) : menuNode(component, busy, press),
      ),
    ),
  );
}

function buttonNode(button, busy, press) {
  const face = [
    button.emoji && h("span", { class: "emoji", "aria-hidden": "true" }, button.emoji.name),
    button.label ? h("span", {}, button.label) : hidden(button.emoji?.name ?? "button"),
  ];
  if (button.url) {
    return h(
      "a",
      {
        class: "button secondary",
        href: button.url,
        target: "_blank",
        rel: "noopener noreferrer",
        "data-testid": "link-button",
      },
      face,
      icon("open"),
    );
  }
  const waits = busy === button.custom_id;
  return h(
    "button",
    {
      class: `button ${STYLES[button.style] ?? "secondary"}`,
      type: "button",
      disabled: button.disabled,
      "aria-busy": waits ? "true" : null,
      "data-testid": "button",
      "data-custom-id": button.custom_id,
      "data-label": button.label,
      onclick: () => waits || press(button.custom_id),
    },
    face,
  );
}

function menuNode(menu, busy, press) {
  const options = optionsOf(menu);
  const chosen = options.filter(({ selected }) => selected).map(({ label }) => label);
  const waits = busy === menu.custom_id;
  const placeholder = menu.placeholder ?? "Make a selection";
  const host = h(
    "button",
    {
      class: "select",
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": placeholder,
      "aria-busy": waits ? "true" : null,
      disabled: menu.disabled,
      "data-testid": "select",
      "data-custom-id": menu.custom_id,
    },
    h(
      "span",
      { class: chosen.length > 0 ? "select-text" : "select-text placeholder" },
      chosen.join(", ") || placeholder,
    ),
    icon("down"),
  );
  openMenu(host, {
    label: placeholder,
    options,
    least: menu.min_values ?? 1,
    most: menu.max_values ?? 1,
    onchoose: (values) => press(menu.custom_id, values),
  });
  return host;
}

function optionsOf({ options }) {
  return options.map(({ label, value, description, emoji, default: selected }) => ({
    label,
    value,
    description,
    emoji: emoji?.name,
    selected,
  }));
}
