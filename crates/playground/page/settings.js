// The dialogs that create a channel and change its settings.

import { openDialog } from "./dialogs.js";
import { h } from "./dom.js";

const PERMISSIONS = {
  VIEW_CHANNEL: "View channel",
  SEND_MESSAGES: "Send messages",
  SEND_MESSAGES_IN_THREADS: "Send messages in threads",
  EMBED_LINKS: "Embed links",
  ATTACH_FILES: "Attach files",
  READ_MESSAGE_HISTORY: "Read message history",
  CREATE_PUBLIC_THREADS: "Create public threads",
  CREATE_PRIVATE_THREADS: "Create private threads",
  ADD_REACTIONS: "Add reactions",
  USE_EXTERNAL_EMOJIS: "Use external emoji",
};

/**
 * Asks for the name of a new channel, or of a thread in `parent`. `create(name, parent)` returns its id or throws a
 * sentence; `open(id)` opens it.
 */
export function askForChannel(parent, { create, open }) {
  const input = h("input", {
    id: "channel-name",
    required: true,
    maxlength: 100,
    autocomplete: "off",
    "data-testid": "channel-name",
  });
  const problem = h("p", { class: "problem", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    try {
      const id = await create(input.value.trim(), parent?.id);
      dialog.close();
      open(id);
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  const form = h(
    "form",
    { class: "form", onsubmit: submit },
    h("div", { class: "field" }, h("label", { for: "channel-name" }, "Name"), input),
    problem,
    h(
      "div",
      { class: "form-buttons" },
      h("button", { class: "button plain", type: "button", onclick: () => dialog.close() }, "Cancel"),
      h("button", { class: "button primary", "data-testid": "channel-create" }, "Create"),
    ),
  );
  const dialog = openDialog({
    title: parent ? `New thread in #${parent.name}` : "New channel",
    testid: "channel-dialog",
    body: form,
  });
  input.focus();
}

/**
 * Opens the settings of a channel. `actions` are `newThread()`, `archive(archived)`, `remove()` and
 * `deny(permissions)`.
 */
export function openSettings(channel, actions) {
  const close = (act) => () => {
    dialog.close();
    act();
  };
  const thread = channel.kind === "thread";
  const dialog = openDialog({
    title: `${thread ? "Thread" : "Channel"} ${channel.name}`,
    testid: "settings-dialog",
    dismissable: true,
    body: [
      h(
        "div",
        { class: "settings-buttons" },
        !thread &&
          h(
            "button",
            {
              class: "button secondary",
              type: "button",
              "data-testid": "new-thread",
              onclick: close(actions.newThread),
            },
            "New thread",
          ),
        thread &&
          h(
            "button",
            {
              class: "button secondary",
              type: "button",
              "data-testid": "archive",
              onclick: close(() => actions.archive(!channel.archived)),
            },
            channel.archived ? "Reopen thread" : "Archive thread",
          ),
        deleteButton(channel.kind, close(actions.remove)),
      ),
      thread
        ? h("p", { class: "muted" }, "The bot's permissions follow the parent channel.")
        : permissionList(channel, actions.deny),
    ],
  });
}

/** A button that asks for confirmation before it deletes. */
function deleteButton(kind, remove) {
  const what = kind === "thread" ? "thread" : "channel";
  const button = h(
    "button",
    { class: "button danger", type: "button", "data-testid": "delete-channel" },
    `Delete ${what}`,
  );
  button.addEventListener("click", () => {
    if (button.dataset.asked) remove();
    button.dataset.asked = "true";
    button.textContent = "This also deletes all its messages. Click to confirm";
  });
  return button;
}

function permissionList(channel, deny) {
  const denied = new Set(channel.bot_lacks);
  const change = (permission, allowed) => {
    if (allowed) denied.delete(permission);
    else denied.add(permission);
    deny([...denied]);
  };
  return h(
    "fieldset",
    { class: "permissions" },
    h("legend", {}, "The bot's permissions"),
    Object.entries(PERMISSIONS).map(([permission, words]) =>
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          checked: !denied.has(permission),
          "data-testid": "permission",
          "data-permission": permission,
          onchange: ({ target }) => change(permission, target.checked),
        }),
        words,
      ),
    ),
  );
}
