// The people of a channel, with the bot's commands from their menus.

import { openDialog } from "./dialogs.js";
import { avatar, h } from "./dom.js";

/**
 * Opens a dialog with these users. `commands` are the names of the commands in their menus; `run(command, user)` sends
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

function commandButton(command, user, send) {
  return h(
    "button",
    {
      class: "button secondary",
      type: "button",
      "aria-label": `${command}: ${user.name}`,
      "data-testid": "user-command",
      "data-command": command,
      onclick: () => send(command, user),
    },
    command,
  );
}
