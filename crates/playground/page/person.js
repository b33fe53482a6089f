// The dialog of the active person: language, membership, roles, direct messages and whether they have installed the
// bot. And the language of the server. And the dialog that adds people.

import { openDialog } from "./dialogs.js";
import { h, redraw } from "./dom.js";

const PERMISSIONS = { MANAGE_GUILD: "manages the server", ADMINISTRATOR: "administrator" };

export class Person {
  /**
   * `change(what)` sends a change to the person, as the protocol describes it. `createRole(name, permissions)`
   * creates a role and returns whether it succeeded. `changeGuild(what)` sends a change to the server.
   */
  constructor({ change, changeGuild, createRole }) {
    this.change = change;
    this.changeGuild = changeGuild;
    this.createRole = createRole;
    this.details = h("div", { class: "form" });
  }

  /** Updates the dialog. */
  update(me, guild, locales) {
    this.me = me;
    redraw(this.details, [me, guild], () => [
      h("p", { class: "muted" }, summary(me, guild)),
      languageField("language", `Language of ${me.name}'s Discord`, locales, me.locale, (locale) => this.change({ locale })),
      languageField("server-language", "Language of the server", locales, guild.locale, (locale) => this.changeGuild({ locale })),
      check(
        { "data-testid": "direct-messages", "data-focus": "direct-messages", checked: me.direct_messages },
        "Allow direct messages from the bot",
        (direct_messages) => this.change({ direct_messages }),
      ),
      check(
        { "data-testid": "installed", "data-focus": "installed", checked: me.installed },
        "Install the bot for yourself, to use it everywhere",
        (installed) => this.change({ installed }),
      ),
      me.here && this.rolesNode(guild.roles.filter(({ assignable }) => assignable)),
    ]);
  }

  open() {
    this.dialog = openDialog({
      title: this.me.name,
      testid: "person-dialog",
      dismissable: true,
      body: [this.details, this.me.here && this.newRole(), this.membership()],
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
      roles.length === 0 && h("p", { class: "muted" }, "No roles yet."),
      roles.map(({ id, name, permissions }) =>
        check(
          { "data-testid": "role", "data-role": name, "data-focus": id, checked: mine.has(id) },
          roleLabel(name, permissions),
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
    const manages = check({ "data-testid": "role-manages" }, "Can manage the server", (may) =>
      may ? permissions.add("MANAGE_GUILD") : permissions.clear(),
    );
    const submit = async (event) => {
      event.preventDefault();
      if (await this.createRole(name.value, [...permissions])) name.value = "";
    };
    return h(
      "form",
      { class: "form new-role", onsubmit: submit },
      h("div", { class: "field" }, h("label", { for: "role-name" }, "New role"), name),
      manages,
      h("button", { class: "button secondary", "data-testid": "role-create" }, "Create role"),
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
      here ? "Leave server" : "Rejoin server",
    );
  }
}

/** Asks for the names of new people, one after the other. `add(name)` adds one and returns whether it succeeded. */
export function askForPeople(add) {
  const name = h("input", {
    id: "person-name",
    required: true,
    maxlength: 32,
    autocomplete: "off",
    "data-testid": "person-name",
  });
  const done = h("p", { class: "muted", role: "status", "data-testid": "person-added" });
  const submit = async (event) => {
    event.preventDefault();
    if (!(await add(name.value))) return;
    done.textContent = `${name.value.trim()} has joined the server.`;
    name.value = "";
    name.focus();
  };
  openDialog({
    title: "Add people",
    testid: "new-person-dialog",
    dismissable: true,
    body: h(
      "form",
      { class: "form", onsubmit: submit },
      h("div", { class: "field" }, h("label", { for: "person-name" }, "Name"), name),
      done,
      h(
        "div",
        { class: "form-buttons" },
        h("button", { class: "button primary", "data-testid": "person-add" }, "Add person"),
      ),
    ),
  });
  name.focus();
}

/** A choice of a language, each by its own name. `onchange` gets its tag. */
function languageField(id, label, locales, chosen, onchange) {
  const menu = h(
    "select",
    { id, "data-testid": id, "data-focus": id, onchange: ({ target }) => onchange(target.value) },
    locales.map((locale) => h("option", { value: locale, selected: locale === chosen }, languageName(locale))),
  );
  return h("div", { class: "field" }, h("label", { for: id }, label), menu);
}

function languageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale);
  return `${name} (${locale})`;
}

/** A checkbox with a label. `onchange` gets whether it is checked. */
function check(props, words, onchange) {
  const box = h("input", { type: "checkbox", ...props, onchange: () => onchange(box.checked) });
  return h("label", { class: "check" }, box, h("span", {}, words));
}

function summary({ id, username, here }, { owner }) {
  if (!here) return `${username}, not in the server`;
  return id === owner ? `${username}, server owner` : username;
}

function roleLabel(name, permissions) {
  const words = permissions.map((permission) => PERMISSIONS[permission]).filter(Boolean);
  return [name, words.length > 0 && h("span", { class: "muted" }, ` ${words.join(", ")}`)];
}
