// The people of a channel, with the bot's commands from their menus.

import { openDialog } from "./dialogs.js";
import { avatar, h } from "./dom.js";

/**
 * Opens a dialog with these users. `commands` are those in their menus, as `{name, shown}`; `run(name, user)` sends
 * one.
 */
export function openPeople(title, users, commands, run) {
  const send = (command, user) => {
    dialog.close();
    run(command, user.id);
  };
  const dialog = openDialog({
    title,
    testid: "people-dialog",
    dismissable: true,
    body: h(
      "ul",
      { class: "people" },
      users.map((user) =>
        h(
          "li",
          { "data-testid": "menu-user", "data-user-id": user.id },
          h("p", { class: "people-name" }, avatar(user, "small"), h("b", {}, user.name)),
          h(
            "div",
            { class: "row" },
            commands.map((command) => commandButton(command, user, send)),
          ),
        ),
      ),
    ),
  });
}

function commandButton({ name, shown }, user, send) {
  return h(
    "button",
    {
      class: "button secondary",
      type: "button",
      "aria-label": `${shown}: ${user.name}`,
      "data-testid": "user-command",
      "data-command": name,
      onclick: () => send(name, user),
    },
    shown,
  );
}
