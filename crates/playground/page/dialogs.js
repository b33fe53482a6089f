// Dialogs: their frame, and the forms that the bot opens (modals).

import { fill, h, icon } from "./dom.js";

/**
 * Opens a dialog that keeps the focus inside and returns it on closing. `onclose` is called when the person closes
 * it; `dismissable` allows that by a click beside it. Returns the element; `element.close()` does not call `onclose`.
 */
export function openDialog({ title, testid, body, wide = false, dismissable = false, onclose = () => {} }) {
  const dialog = h("dialog", { class: wide ? "dialog wide" : "dialog", "data-testid": testid, "aria-label": title });
  const leave = () => {
    dialog.close();
    onclose();
  };
  fill(
    dialog,
    h(
      "header",
      { class: "dialog-head" },
      h("h2", {}, title),
      h(
        "button",
        { class: "icon-button", type: "button", "aria-label": "Close", "data-testid": "dialog-close", onclick: leave },
        icon("close"),
      ),
    ),
    h("div", { class: "dialog-body" }, body),
  );
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener("click", (event) => {
    if (dismissable && event.target === dialog) leave();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows the open forms of a user, one at a time. What is typed survives switching users. */
export class Modals {
  /** `submit(interaction, values)` and `close(interaction)` send. `submit` may throw a sentence. */
  constructor({ submit, close }) {
    this.submit = submit;
    this.close = close;
    this.shown = null;
    this.closing = new Set();
  }

  /** Shows the latest open form, if any. `texts` maps interactions to what was typed. */
  update(forms, texts) {
    const form = forms.findLast(({ interaction }) => !this.closing.has(interaction));
    if (form?.interaction === this.shown?.interaction) return;
    this.shown?.dialog.close();
    this.shown = form ? this.show(form, texts) : null;
  }

  show(form, texts) {
    if (!texts.has(form.interaction)) texts.set(form.interaction, {});
    const typed = texts.get(form.interaction);
    const fields = form.components
      .map(inputOf)
      .filter(Boolean)
      .map((field) => fieldNode(field, typed));
    const problem = h("p", { class: "problem", role: "alert" });
    const leave = () => {
      this.forget(form.interaction);
      this.close(form.interaction);
    };
    const send = h("button", { class: "button primary", "data-testid": "modal-submit" }, "Submit");
    const body = h(
      "form",
      {
        class: "form",
        onsubmit: async (event) => {
          event.preventDefault();
          send.disabled = true;
          problem.textContent = "";
          try {
            const values = Object.fromEntries(fields.map(({ id, input }) => [id, input.value]));
            await this.submit(form.interaction, values);
            this.forget(form.interaction);
            dialog.close();
          } catch (error) {
            problem.textContent = error.message;
          }
          send.disabled = false;
        },
      },
      fields.map(({ node }) => node),
      problem,
      h(
        "div",
        { class: "form-buttons" },
        h(
          "button",
          {
            class: "button plain",
            type: "button",
            onclick: () => {
              dialog.close();
              leave();
            },
          },
          "Cancel",
        ),
        send,
      ),
    );
    const dialog = openDialog({ title: form.title, testid: "modal", body, onclose: leave });
    dialog.dataset.customId = form.custom_id;
    fields[0]?.input.focus();
    return { interaction: form.interaction, dialog };
  }

  /** Keeps a closed form from reopening with an outdated view. */
  forget(interaction) {
    this.closing.add(interaction);
    this.shown = null;
  }
}

/** The text input of a row or label, with its label and description. */
function inputOf(component) {
  if (component.type === 1) return inputOf(component.components[0]);
  if (component.type === 18)
    return { ...component.component, label: component.label, description: component.description };
  return component.type === 4 ? component : null;
}

function fieldNode(field, typed) {
  const id = `modal-${field.custom_id}`;
  const required = field.required !== false;
  const input = h(field.style === 2 ? "textarea" : "input", {
    id,
    "data-testid": "modal-input",
    "data-custom-id": field.custom_id,
    placeholder: field.placeholder,
    required,
    minlength: field.min_length,
    maxlength: field.max_length,
    rows: field.style === 2 ? 5 : null,
    autocomplete: "off",
    oninput: () => {
      typed[field.custom_id] = input.value;
    },
  });
  input.value = typed[field.custom_id] ?? field.value ?? "";
  const node = h(
    "div",
    { class: "field" },
    h(
      "label",
      { for: id },
      field.label ?? field.custom_id,
      required && h("span", { class: "required", "aria-hidden": "true" }, " *"),
    ),
    field.description && h("p", { class: "muted" }, field.description),
    input,
  );
  return { id: field.custom_id, input, node };
}
