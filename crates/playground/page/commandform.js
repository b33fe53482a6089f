// The form of a command: a field for each option, with suggestions or a file.

import { filterSuggestions, optionValue, suggestions, TYPE } from "./commands.js";
import { fill, h, icon } from "./dom.js";

const PAUSE_MS = 120;
const NUMBERS = { [TYPE.INTEGER]: "numeric", [TYPE.NUMBER]: "decimal" };

export class CommandForm {
  /**
   * `fields` maps option names to `{text, value}` and is kept up to date. `source()` returns the view with users and
   * channels, `autocomplete(options, focused)` asks the bot. `submit`, `leave` and `showProblem(text)` belong to the
   * composer.
   */
  constructor(parts) {
    Object.assign(this, parts);
    this.asked = 0;
    this.rows = this.command.options.map((option) => this.row(option));
    this.element = h(
      "div",
      {
        class: "command-form",
        "data-testid": "command-form",
        "data-command": this.command.path,
        role: "group",
        "aria-label": `/${this.command.shown}`,
      },
      h(
        "span",
        { class: "command-name" },
        `/${this.command.shown}`,
        h(
          "button",
          {
            class: "icon-button",
            type: "button",
            "aria-label": "Cancel command",
            "data-testid": "command-leave",
            onclick: () => this.leave(),
          },
          icon("close"),
        ),
      ),
      this.rows.map(({ node }) => node),
    );
    this.describe(null);
  }

  /** Focuses the first required field that is empty, otherwise the first field, otherwise the send button. */
  focus() {
    const row = this.rows.find(({ option, field }) => option.required && field.text === "") ?? this.rows[0];
    const target = row?.input ?? this.element.parentElement?.querySelector("[data-testid=send]");
    target?.focus();
  }

  /** The values to send. If one is invalid, shows the problem, focuses its field and returns null. */
  values() {
    const values = {};
    for (const row of this.rows) {
      const { value, error } = optionValue(row.option, row.field, this.suggestionsFor(row));
      row.input.setAttribute("aria-invalid", String(Boolean(error)));
      if (error) {
        this.showProblem(`${row.option.shown}: ${error}`);
        row.input.focus();
        return null;
      }
      if (value !== undefined) values[row.option.name] = value;
    }
    return values;
  }

  row(option) {
    const field = (this.fields[option.name] ??= { text: "", value: null });
    const id = `option-${option.name}`;
    const row = { option, field, touched: false };
    row.input = option.type === TYPE.ATTACHMENT ? this.fileInput(row, id) : this.textInput(row, id);
    row.node = h(
      "span",
      { class: "option-field" },
      h("label", { for: id }, option.shown, option.required && h("span", { class: "required", title: "required" }, "*")),
      row.input,
    );
    return row;
  }

  /** A file field. Backspace clears it. */
  fileInput(row, id) {
    const { option, field } = row;
    const changed = () => {
      const [file] = input.files;
      Object.assign(field, { text: file?.name ?? "", value: file ?? null });
      input.removeAttribute("aria-invalid");
      this.showProblem("");
    };
    const keyed = (event) => {
      if (event.key === "Backspace" && field.value !== null) {
        event.preventDefault();
        input.value = "";
        changed();
      } else if (field.value !== null || event.key === "Backspace") {
        this.fieldKey(event, row);
      }
    };
    const input = h("input", {
      id,
      class: "option-input",
      type: "file",
      "aria-required": String(option.required),
      "aria-describedby": "composer-hint",
      "data-testid": "option-input",
      "data-option": option.name,
      onchange: changed,
      onfocus: () => this.describe(option),
      onkeydown: keyed,
    });
    if (field.value !== null) {
      const chosen = new DataTransfer();
      chosen.items.add(field.value);
      input.files = chosen.files;
    }
    return input;
  }

  textInput(row, id) {
    const { option, field } = row;
    const input = h("input", {
      id,
      class: "option-input",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": String(option.required),
      "aria-describedby": "composer-hint",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: NUMBERS[option.type],
      placeholder: option.required ? null : "optional",
      "data-testid": "option-input",
      "data-option": option.name,
      oninput: () => this.typed(row),
      onfocus: () => this.focused(row),
      onblur: () => this.listbox.close(),
      onkeydown: (event) => this.fieldKey(event, row),
      onclick: () => this.listbox.isOpen || this.suggest(row),
    });
    input.value = field.text;
    resize(input);
    return input;
  }

  describe(option) {
    this.hint.hidden = false;
    fill(
      this.hint,
      h("b", {}, option ? option.shown : `/${this.command.shown}`),
      ` ${option ? option.description : this.command.description}`,
      option?.required && h("span", { class: "muted" }, " (required)"),
    );
  }

  focused(row) {
    this.describe(row.option);
    row.node.scrollIntoView({ block: "nearest" });
    if (row.field.value === null) this.suggest(row);
  }

  typed(row) {
    row.field.text = row.input.value;
    row.field.value = null;
    row.touched = true;
    row.input.removeAttribute("aria-invalid");
    this.showProblem("");
    resize(row.input);
    this.suggest(row);
  }

  suggestionsFor({ option }) {
    return suggestions(option, this.source());
  }

  suggest(row) {
    const local = this.suggestionsFor(row);
    if (local) this.show(row, filterSuggestions(local, row.field.text));
    else if (row.option.autocomplete) this.ask(row);
  }

  /**
   * Asks the bot when typing pauses, and shows only the latest answer. Nothing is active until then, so Enter sends
   * the text as typed.
   */
  async ask(row) {
    this.asked += 1;
    const mine = this.asked;
    if (this.listbox.host === row.input && this.listbox.options.length > 0) this.listbox.moveTo(-1);
    else this.listbox.showNote(row.input, "Loading options…");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (mine !== this.asked) return;
    const choices = await this.autocomplete(this.currentValues(row), row.option.name);
    if (mine !== this.asked || document.activeElement !== row.input) return;
    if (choices === null) this.listbox.showNote(row.input, "Loading options failed");
    else
      this.show(
        row,
        choices.map(({ name, value }) => ({ label: name, value })),
      );
  }

  /** The values so far, without files, for autocomplete. */
  currentValues(current) {
    const options = {};
    for (const row of this.rows.filter(({ option }) => option.type !== TYPE.ATTACHMENT)) {
      const { value } = row === current ? { value: row.field.text } : optionValue(row.option, row.field, this.suggestionsFor(row));
      if (value !== undefined) options[row.option.name] = value;
    }
    return options;
  }

  show(row, options) {
    const active = row.option.required || row.field.text !== "" ? 0 : -1;
    if (options.length === 0) this.listbox.showNote(row.input, "No options match");
    else this.listbox.open(row.input, options, { active, onchoose: (option) => this.choose(row, option) });
  }

  choose(row, { label, value }) {
    this.asked += 1;
    row.field.text = label;
    row.field.value = value;
    row.input.value = label;
    row.input.removeAttribute("aria-invalid");
    row.touched = false;
    resize(row.input);
    this.showProblem("");
    this.listbox.close();
    const next = this.rows.find(({ option, field }) => option.required && field.text === "");
    next?.input.focus();
  }

  fieldKey(event, row) {
    const { listbox } = this;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      row.touched = true;
      if (listbox.isOpen) listbox.move(event.key === "ArrowDown" ? 1 : -1);
      else this.suggest(row);
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (listbox.activeOption) listbox.chooseActive();
      else this.submit();
    } else if (event.key === "Tab" && row.touched && listbox.activeOption) {
      event.preventDefault();
      listbox.chooseActive();
    } else if (event.key === "Escape" && listbox.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      this.asked += 1;
      listbox.close();
    } else if (event.key === "Backspace" && row.input.value === "") {
      event.preventDefault();
      const before = this.rows[this.rows.indexOf(row) - 1];
      if (before) before.input.focus();
      else this.leave();
    }
  }
}

/** Fits a field to its text. The style sheet limits its width to the box. */
function resize(input) {
  input.size = Math.max(8, input.value.length + 1);
}
