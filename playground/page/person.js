// The dialog of the person one is: in the server or not, and what they take from the bot.

import { openDialog } from "./dialogs.js";
import { h } from "./dom.js";

/** Shows what a person can change about themselves. `change(what)` sends it, in the form of the protocol. */
export function openPerson(me, change) {
  const dialog = openDialog({
    title: me.name,
    testid: "person-dialog",
    dismissable: true,
    body: [
      h("p", { class: "muted" }, me.here ? me.username : `${me.username}, not in the server`),
      check({
        testid: "direct-messages",
        checked: me.direct_messages,
        words: "Take direct messages from the bot",
        onchange: (open) => change({ direct_messages: open }),
      }),
      h(
        "div",
        { class: "settings-buttons" },
        h(
          "button",
          {
            class: me.here ? "button danger" : "button primary",
            type: "button",
            "data-testid": "membership",
            onclick: () => {
              dialog.close();
              change({ here: !me.here });
            },
          },
          me.here ? "Leave the server" : "Come back to the server",
        ),
      ),
    ],
  });
}

function check({ testid, checked, words, onchange }) {
  return h(
    "label",
    { class: "check" },
    h("input", { type: "checkbox", checked, "data-testid": testid, onchange: ({ target }) => onchange(target.checked) }),
    words,
  );
}
