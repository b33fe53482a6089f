// The message box: plain messages, and the list of commands after a slash. A chosen command replaces the text with
// its form.

import { CommandForm } from "./commandform.js";
import { flatten, matchCommand, placeOf, search } from "./commands.js";
import { fill, h, icon } from "./dom.js";
import { Listbox } from "./listbox.js";

const TALLEST = 160;

export class Composer {
  /**
   * Fills `root`. `actions` are `message(content, replyTo)`, `command(path, options)` and `autocomplete(path,
   * options, focused)`. The first two return whether they succeeded.
   */
  constructor(root, actions) {
    this.actions = actions;
    this.draft = null;
    this.commands = [];
    this.listbox = new Listbox({ label: "Suggestions" });
    this.hint = h("div", { class: "composer-hint", id: "composer-hint", hidden: true });
    this.reply = h("div", { class: "reply-bar", hidden: true });
    this.problem = h("p", { class: "problem", role: "alert", "data-testid": "composer-error" });
    this.box = h("form", {
      class: "composer-box",
      "data-testid": "composer",
      novalidate: true,
      onsubmit: (event) => this.submitted(event),
      onkeydown: (event) => this.boxKey(event),
    });
    fill(
      root,
      h("div", { class: "composer-list" }, this.listbox.element),
      this.hint,
      this.reply,
      this.problem,
      this.box,
    );
  }

  /** Shows the draft of the open channel. `closed` is why nobody can write here, or null. */
  update({ draft, view, channel, closed }) {
    this.view = view;
    this.channel = channel;
    const commands = flatten(view.commands.filter(({ places }) => places.includes(placeOf(channel))));
    const commandsCame = this.commands.length === 0 && commands.length > 0;
    const { locale } = view.users.find(({ id }) => id === view.you);
    const retranslated = draft.command !== null && locale !== this.locale;
    this.locale = locale;
    this.commands = commands;
    const lost = draft.command && !this.commandOf(draft);
    if (lost) draft.command = null;
    if (draft !== this.draft || closed !== this.closed || lost || retranslated) {
      this.draft = draft;
      this.closed = closed;
      this.draw();
    }
    if (this.input) this.input.placeholder = this.placeholder;
    if (commandsCame && this.input && this.input === document.activeElement) this.suggest();
  }

  /** Short enough for a phone. The channel's name is in its header. */
  get placeholder() {
    return this.closed ?? "Type / for commands";
  }

  commandOf(draft = this.draft) {
    return this.commands.find(({ path }) => path === draft.command.path);
  }

  /** Opens the form of a command by its path. `texts` fill its options, by name. */
  start(path, texts = {}) {
    if (!this.commands.some((each) => each.path === path) || this.closed) return;
    const fields = Object.entries(texts).map(([name, text]) => [name, { text, value: null }]);
    this.draft.text = "";
    this.draft.command = { path, fields: Object.fromEntries(fields) };
    this.draw();
    this.form.focus();
  }

  /** Opens the form of a command that was typed. The text after it goes into the first option. */
  startTyped({ command, rest }) {
    const [first] = command.options;
    this.start(command.path, first && rest ? { [first.name]: rest } : {});
  }

  leave() {
    this.draft.command = null;
    this.draw();
    this.focus();
  }

  replyTo(message) {
    this.draft.replyTo = { id: message.id, author: message.author.name };
    this.drawReply();
    this.focus();
  }

  focus() {
    if (this.form) this.form.focus();
    else this.input?.focus();
  }

  draw() {
    this.listbox.close();
    this.hint.hidden = true;
    this.problem.textContent = "";
    this.form = null;
    this.input = null;
    this.drawReply();
    this.drawBusy();
    if (this.draft.command) this.drawForm();
    else this.drawText();
  }

  /** Shows whether the draft is being sent. */
  drawBusy() {
    this.box.setAttribute("aria-busy", String(this.draft.sending));
  }

  drawReply() {
    const { replyTo } = this.draft;
    this.reply.hidden = !replyTo || this.draft.command !== null;
    if (!replyTo) return;
    const cancel = () => {
      this.draft.replyTo = null;
      this.drawReply();
    };
    fill(
      this.reply,
      h("span", {}, "Replying to ", h("b", {}, replyTo.author)),
      h(
        "button",
        { class: "icon-button", type: "button", "aria-label": "Cancel reply", onclick: cancel },
        icon("close"),
      ),
    );
  }

  drawText() {
    this.input = h("textarea", {
      class: "composer-input",
      rows: 1,
      role: "combobox",
      "aria-label": "Message, or / for commands",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      placeholder: this.placeholder,
      maxlength: 2000,
      autocomplete: "off",
      disabled: this.closed !== null,
      "data-testid": "composer-input",
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.listbox.close(),
    });
    this.input.value = this.draft.text;
    fill(this.box, this.input, sendButton(this.closed !== null));
    this.grow();
  }

  drawForm() {
    const { path, fields } = this.draft.command;
    this.form = new CommandForm({
      command: this.commandOf(),
      fields,
      listbox: this.listbox,
      hint: this.hint,
      source: () => this.view,
      autocomplete: (options, focused) => this.actions.autocomplete(path, options, focused),
      submit: () => this.box.requestSubmit(),
      leave: () => this.leave(),
      showProblem: (text) => {
        this.problem.textContent = text;
      },
    });
    fill(this.box, this.form.element, sendButton(false));
  }

  typed() {
    this.draft.text = this.input.value;
    this.grow();
    this.suggest();
  }

  grow() {
    const { style } = this.input;
    style.height = "auto";
    style.height = `${Math.min(this.input.scrollHeight, TALLEST)}px`;
  }

  suggest() {
    const { text } = this.draft;
    const complete = matchCommand(this.commands, text);
    if (complete) {
      this.startTyped(complete);
      return;
    }
    if (text.startsWith("/") && this.commands.length === 0) {
      this.listbox.showNote(this.input, noCommands(this.view, this.channel));
      return;
    }
    const found = text.startsWith("/") ? search(this.commands, text.slice(1)) : [];
    if (found.length === 0) {
      this.listbox.close();
      return;
    }
    this.listbox.open(this.input, found.map(suggestion), { active: 0, onchoose: ({ value }) => this.start(value) });
  }

  key(event) {
    const { listbox } = this;
    const actions = listbox.isOpen
      ? {
          ArrowDown: () => listbox.move(1),
          ArrowUp: () => listbox.move(-1),
          Enter: () => listbox.chooseActive(),
          Tab: () => listbox.chooseActive(),
          Escape: () => listbox.close(),
        }
      : { Enter: () => this.box.requestSubmit() };
    if (actions[event.key] && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      actions[event.key]();
    }
  }

  /** Escape leaves a command, and so does Backspace on a button. */
  boxKey(event) {
    const leaves = event.key === "Escape" || (event.key === "Backspace" && event.target.tagName === "BUTTON");
    if (!this.form || !leaves || event.defaultPrevented) return;
    event.preventDefault();
    this.leave();
  }

  async submitted(event) {
    event.preventDefault();
    const { draft } = this;
    if (this.closed !== null || draft.sending) return;
    draft.sending = true;
    this.drawBusy();
    this.problem.textContent = "";
    if (draft.command) await this.sendCommand(draft);
    else await this.sendText(draft);
    draft.sending = false;
    this.drawBusy();
  }

  async sendText(draft) {
    const content = draft.text.trim();
    if (content.startsWith("/")) {
      await this.sendTyped(draft, content);
      return;
    }
    if (content === "" || !(await this.actions.message(content, draft.replyTo?.id))) return;
    draft.text = "";
    draft.replyTo = null;
    this.reset(draft);
  }

  /** Sends a command that was typed without choosing it from the list, or opens its form if an option is missing. */
  async sendTyped(draft, content) {
    const typed = matchCommand(this.commands, `${content} `);
    if (!typed) {
      this.problem.textContent = `There is no command ${content}. Type / to see all commands.`;
      return;
    }
    this.startTyped({ ...typed, rest: typed.rest.trim() });
    await this.sendCommand(draft);
  }

  async sendCommand(draft) {
    const options = this.form.values();
    if (options === null) return;
    if (!(await this.actions.command(draft.command.path, options))) return;
    draft.command = null;
    this.reset(draft);
  }

  reset(draft) {
    if (draft !== this.draft) return;
    this.draw();
    this.focus();
  }
}

/** Why there are no commands in a channel. */
function noCommands({ commands, users, you }, { kind }) {
  const { installed } = users.find(({ id }) => id === you);
  if (kind === "private" && !installed) return "Install the bot for yourself to use its commands here: see your settings.";
  return commands.length > 0 ? "The bot has no commands for this place." : "No commands yet. The bot has not registered any.";
}

function suggestion({ path, shown, description, options }) {
  return {
    value: path,
    label: `/${shown}`,
    description,
    aside: options.map((option) => (option.required ? option.shown : `[${option.shown}]`)).join(" "),
  };
}

function sendButton(disabled) {
  return h(
    "button",
    { class: "send", "aria-label": "Send", title: "Send", "data-testid": "send", disabled },
    icon("arrow"),
  );
}
