// The dialog of the person one is: in the server or not, with which roles, and what they take from the bot.

import { openDialog } from "./dialogs.js";
import { h, redraw } from "./dom.js";

const PERMISSIONS = { MANAGE_GUILD: "manages the server", ADMINISTRATOR: "may do everything" };

export class Person {
  /**
   * `change(what)` sends what is to be different about the person, in the form of the protocol; `createRole(name, permissions)` makes a
   * role and gives whether that was done.
   */
  constructor({ change, createRole }) {
    this.change = change;
    this.createRole = createRole;
    this.facts = h("div", { class: "form" });
  }

  /** Brings the dialog in line with what is known of the person and of the server now. */
  update(me, guild) {
    this.me = me;
    redraw(this.facts, [me, guild], () => [
      h("p", { class: "muted" }, standing(me, guild)),
      check(
        { "data-testid": "direct-messages", "data-focus": "direct-messages", checked: me.direct_messages },
        "Take direct messages from the bot",
        (direct_messages) => this.change({ direct_messages }),
      ),
      me.here && this.rolesNode(guild.roles.filter(({ assignable }) => assignable)),
    ]);
  }

  open() {
    this.dialog = openDialog({
      title: this.me.name,
      testid: "person-dialog",
      dismissable: true,
      body: [this.facts, this.me.here && this.newRole(), this.membership()],
    });
  }

  rolesNode(roles) {
    const mine = new Set(this.me.roles);
    const toggle = (id, held) => {
      if (held) mine.add(id);
      else mine.delete(id);
      this.change({ roles: [...mine] });
    };
    return h(
      "fieldset",
      { class: "permissions" },
      h("legend", {}, "Roles"),
      roles.length === 0 && h("p", { class: "muted" }, "The server has none yet."),
      roles.map(({ id, name, permissions }) =>
        check(
          { "data-testid": "role", "data-role": name, "data-focus": id, checked: mine.has(id) },
          roleWords(name, permissions),
          (held) => toggle(id, held),
        ),
      ),
    );
  }

  newRole() {
    const name = h("input", {
      id: "role-name",
      required: true,
      maxlength: 100,
      autocomplete: "off",
      "data-testid": "role-name",
    });
    const permissions = new Set();
    const manages = check({ "data-testid": "role-manages" }, "Who has it may manage the server", (may) =>
      may ? permissions.add("MANAGE_GUILD") : permissions.clear(),
    );
    const submit = async (event) => {
      event.preventDefault();
      if (await this.createRole(name.value, [...permissions])) name.value = "";
    };
    return h(
      "form",
      { class: "form new-role", onsubmit: submit },
      h("div", { class: "field" }, h("label", { for: "role-name" }, "New role of the server"), name),
      manages,
      h("button", { class: "button secondary", "data-testid": "role-create" }, "Make the role"),
    );
  }

  membership() {
    const { here } = this.me;
    const move = () => {
      this.dialog.close();
      this.change({ here: !here });
    };
    return h(
      "button",
      {
        class: here ? "button danger" : "button primary",
        type: "button",
        "data-testid": "membership",
        onclick: move,
      },
      here ? "Leave the server" : "Come back to the server",
    );
  }
}

/** A box to tick with words beside it. `ticked` is told whether it is. */
function check(props, words, ticked) {
  const box = h("input", { type: "checkbox", ...props, onchange: () => ticked(box.checked) });
  return h("label", { class: "check" }, box, h("span", {}, words));
}

function standing({ id, username, here }, { owner }) {
  if (!here) return `${username}, not in the server`;
  return id === owner ? `${username}, owner of the server` : username;
}

function roleWords(name, permissions) {
  const words = permissions.map((permission) => PERMISSIONS[permission]).filter(Boolean);
  return [name, words.length > 0 && h("span", { class: "muted" }, ` ${words.join(", ")}`)];
}
