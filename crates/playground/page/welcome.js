// The welcome at the start of the first channel: what the bot is for, and buttons that run commands. The program that
// embeds the playground provides it.

import { optionValues } from "./commands.js";
import { h, redraw } from "./dom.js";

/** Stands for the name of another person in a label or an option. */
const OTHER = "{other}";

export class Welcome {
  /** `run(path, values)` sends a command; `start(path, texts)` opens its form, if an option is missing. */
  constructor({ run, start }) {
    this.run = run;
    this.start = start;
    this.busy = new Set();
    this.element = h("li", { class: "welcome", "data-testid": "welcome" });
  }

  /** Updates the welcome for a viewer, and returns its element. `commands` are those the viewer can send here. */
  update(view, commands) {
    const { title, text, picture, actions } = view.welcome;
    const other = view.users.find(({ id, bot, here }) => id !== view.you && !bot && here)?.name;
    const shown = actions
      .filter((action) => other !== undefined || !mentionsOther(action))
      .map((action) => filled(action, other))
      .map((action) => ({ ...action, known: commands.some(({ path }) => path === action.command) }));
    this.act = (action) => this.perform(action, view, commands);
    redraw(this.element, [title, text, picture, shown], () => [
      h("h2", {}, title),
      picture && h("img", { src: picture.url, alt: picture.alt }),
      h("p", {}, text),
      h(
        "div",
        { class: "row" },
        shown.map((action, index) => this.button(action, index)),
      ),
    ]);
    return this.element;
  }

  button(action, index) {
    return h(
      "button",
      {
        class: index === 0 ? "button primary" : "button secondary",
        type: "button",
        disabled: !action.known,
        title: `/${action.command}`,
        "data-testid": "welcome-action",
        "data-focus": action.label,
        onclick: () => this.act(action),
      },
      action.label,
    );
  }

  async perform(action, view, commands) {
    if (this.busy.has(action.label)) return;
    const command = commands.find(({ path }) => path === action.command);
    const values = optionValues(command, action.options, view);
    if (values === null) {
      this.start(command.path, action.options);
      return;
    }
    this.busy.add(action.label);
    await this.run(command.path, values);
    this.busy.delete(action.label);
  }
}

function mentionsOther({ label, options }) {
  return [label, ...Object.values(options)].some((text) => text.includes(OTHER));
}

function filled(action, other = "") {
  const fill = (text) => text.replace(OTHER, () => other);
  const options = Object.entries(action.options).map(([name, text]) => [name, fill(text)]);
  return { ...action, label: fill(action.label), options: Object.fromEntries(options) };
}
