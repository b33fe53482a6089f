// Builds page elements. What the server sends becomes text nodes and attributes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** Creates an element. Functions become listeners, `true` an empty attribute, `false` and `null` nothing. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") {
      element.addEventListener(name.replace(/^on/, ""), value);
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Replaces the children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
}

/** Text for screen readers only. */
export function hidden(text) {
  return h("span", { class: "sr-only" }, text);
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h9M14 13l4 4-4 4M10 8h9",
  direct: "M4 5h16v11H9l-5 4z",
  people: "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14.5c2.6.5 4 2.3 4 5.5",
  apps: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  reply: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2",
  open: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  arrow: "M4 12h15M13 6l6 6-6 6",
};

/** A decorative icon. Its button needs an aria-label. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** The avatar of a user: the first letter on a colour of their own, or a red ring for the bot. */
export function avatar(user, size = "") {
  const hue = (Number(user.id.slice(-6)) * 137) % 360;
  const element = h("span", { class: `avatar ${size} ${user.bot ? "bot" : ""}`, "aria-hidden": "true" });
  if (!user.bot) {
    element.style.backgroundColor = `hsl(${hue} 45% 38%)`;
    element.append([...user.name][0]?.toUpperCase() ?? "?");
  }
  return element;
}

const drawn = new WeakMap();

/**
 * Fills an element with the result of `make`, but only if `key` has changed. The focus returns to the control with
 * the same data-focus.
 */
export function redraw(element, key, make) {
  const sign = JSON.stringify(key);
  if (drawn.get(element) === sign) return;
  drawn.set(element, sign);
  const focus = element.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  fill(element, make());
  if (focus) element.querySelector(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
}
