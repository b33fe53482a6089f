// The page: keeps the sessions of all users, streams the view of the active one, and passes changes to the parts.

import { fetchView, post, Stream, upload } from "./api.js";
import { Clock } from "./clock.js";
import { menuCommands } from "./commands.js";
import { Composer } from "./composer.js";
import { Modals } from "./dialogs.js";
import { h, redraw } from "./dom.js";
import { drawHead, inGuild } from "./head.js";
import { placeOf } from "./links.js";
import { Messages } from "./messages.js";
import { openPeople } from "./people.js";
import { askForPeople, Person } from "./person.js";
import { refreshTimes } from "./rich.js";
import { Session } from "./sessions.js";
import { askForChannel, openSettings } from "./settings.js";
import { drawChannels, drawSelf, drawUsers } from "./sidebar.js";
import { noticeText } from "./status.js";
import { setAhead, setLanguage } from "./time.js";
import { Welcome } from "./welcome.js";

const OTHERS_SOON_MS = 250;
const OTHERS_EVERY_MS = 5_000;
const RETRY_MS = 1_000;
const TIMES_EVERY_MS = 1_000;
const TOAST_MS = 8_000;
/** The playground shows at most this many messages of a channel. */
const SHOWN_MESSAGES = 50;

const $ = (id) => document.getElementById(id);

class App {
  constructor() {
    this.sessions = new Map();
    this.active = null;
    this.connected = false;
    this.announced = { place: null, ids: new Set() };
    this.messages = new Messages({ scroller: $("scroller"), list: $("messages"), jump: $("jump") });
    this.composer = new Composer($("composer"), {
      message: (content, reply_to) => this.act("message", { channel: this.active.channelId, content, reply_to }),
      command: (command, options) => this.command(command, options),
      autocomplete: (command, options, focused) => this.autocomplete(command, options, focused),
    });
    this.welcome = new Welcome({
      run: (command, options) => this.command(command, options),
      start: (path, texts) => this.composer.start(path, texts),
    });
    this.pressed = new WeakSet();
    this.modals = new Modals({
      submit: (interaction, values) => this.submitModal(interaction, values),
      close: (interaction) => this.act("modal-close", { interaction }),
    });
    this.person = new Person({
      change: (what) => this.act("member", what),
      changeGuild: (what) => this.act("guild", what),
      createRole: (name, permissions) => this.act("role", { name, permissions }),
    });
    this.clock = new Clock($("clock"), (advance_s) => this.act("clock", { advance_s }));
    this.listen();
  }

  listen() {
    $("drawer-toggle").addEventListener("click", () => this.drawer(!document.body.classList.contains("drawer-open")));
    $("drawer-shade").addEventListener("click", () => this.drawer(false));
    $("new-person").addEventListener("click", () => askForPeople((name) => this.act("person", { name })));
    $("sidebar").addEventListener("keydown", ({ key }) => key === "Escape" && this.drawer(false));
    for (const part of ["messages", "channels"]) $(part).addEventListener("click", (event) => this.followLink(event));
    document.addEventListener("visibilitychange", () => this.active?.view && this.draw());
    setInterval(() => this.tick(), TIMES_EVERY_MS);
    setInterval(() => this.refreshOthers(), OTHERS_EVERY_MS);
  }

  /** Updates everything that shows the time. */
  tick() {
    refreshTimes();
    this.clock.update();
  }

  /** Starts with the user and channel from the address, or with the first ones. */
  async start() {
    const wanted = new URLSearchParams(location.search);
    const view = (await fetchView(wanted.get("user"))) ?? (await fetchView());
    if (!view) {
      this.drawNotice();
      setTimeout(() => this.start(), RETRY_MS);
      return;
    }
    this.switchUser(view.you);
    this.active.channelId = wanted.get("channel");
    this.receive(view);
  }

  session(id) {
    if (!this.sessions.has(id))
      this.sessions.set(id, new Session(id, JSON.parse(sessionStorage.getItem(`read/${id}`) ?? "{}")));
    return this.sessions.get(id);
  }

  switchUser(id) {
    if (this.active?.id === id) return;
    this.stream?.close();
    this.active = this.session(id);
    this.stream = new Stream(id, { onview: (view) => this.receive(view), ondisconnect: () => this.disconnected() });
    if (this.active.view) this.draw();
  }

  disconnected() {
    this.connected = false;
    this.drawNotice();
  }

  /** Takes a view of the active user. A view of another user means that the playground was restarted. */
  receive(view) {
    this.connected = true;
    if (view.you !== this.active.id) {
      this.sessions.clear();
      this.switchUser(view.you);
    }
    const known = new Set(view.users.filter(({ bot }) => !bot).map(({ id }) => id));
    for (const id of this.sessions.keys()) if (!known.has(id)) this.sessions.delete(id);
    for (const id of known) this.session(id);
    this.active.receive(view);
    setLanguage(this.active.me.locale);
    setAhead(this.active.view.ahead_s);
    this.clock.update(this.active.view.ahead_s);
    this.draw();
    clearTimeout(this.othersSoon);
    this.othersSoon = setTimeout(() => this.refreshOthers(), OTHERS_SOON_MS);
  }

  /** Fetches the other users' views for their badges, because a browser allows only a few streams at a time. */
  async refreshOthers() {
    if (!this.connected) return;
    const others = [...this.sessions.values()].filter((session) => session !== this.active);
    for (const session of others) {
      const view = await fetchView(session.id);
      if (view && session !== this.active) session.receive(view);
    }
    // Meanwhile the page may have switched to a user without a view yet.
    if (this.active.view) this.drawUsers();
  }

  draw() {
    const { active } = this;
    const { view, channel } = active;
    if (channel && document.visibilityState === "visible") this.markRead(channel);
    this.drawUsers();
    const { pings } = active;
    $("drawer-toggle").classList.toggle("pinged", pings > 0);
    $("drawer-toggle").setAttribute("aria-label", pings > 0 ? `Channels, mentions: ${pings}` : "Channels");
    drawChannels($("channels"), active, {
      openChannel: (id) => this.openChannel(id),
      newChannel: () => this.newChannel(),
      openDirect: () => this.openDirect(),
    });
    drawSelf($("self"), active.me, () => this.person.open());
    this.person.update(active.me, view.guild, view.locales);
    this.drawHead();
    this.drawNotice();
    this.drawMessages();
    this.modals.update(view.modals, active.formTexts);
    this.updateAddress();
  }

  drawUsers() {
    drawUsers($("users"), this.sessions, this.active, (id) => this.switchUser(id));
  }

  drawMessages() {
    const { view, channel } = this.active;
    $("composer").hidden = !channel;
    if (!channel) {
      this.messages.empty(
        this.active.me.here
          ? "No channels yet. Create one with + next to Channels."
          : "You left the server. Rejoin to see its channels.",
      );
      return;
    }
    this.composer.update({ draft: this.active.draft, view, channel, closed: this.closed() });
    const opening = this.opening();
    if (channel.messages.length === 0 && !opening) {
      this.messages.empty(
        h("b", {}, `This is the start of ${inGuild(channel) ? "" : "your conversation with "}${channel.name}.`),
        h("p", {}, "Type / in the box below to see what the bot can do."),
      );
    } else {
      this.messages.update(this.active, this.context(), opening);
    }
    this.announce();
  }

  /** What comes before the first message: the welcome, if this is the first channel and its start is shown. */
  opening() {
    const { view, channel } = this.active;
    const atStart = channel.id === view.channels[0].id && channel.messages.length < SHOWN_MESSAGES;
    return view.welcome && atStart ? this.welcome.update(view, this.composer.commands) : null;
  }

  /** The reason why nobody can write in the open channel, or null. */
  closed() {
    if (!this.active.me.here && this.active.channel.kind !== "private") return "You left the server";
    return this.active.channel.locked ? "This thread is locked" : null;
  }

  drawHead() {
    drawHead($("channel-head"), this.active, this.people(), {
      openPeople: () => this.openPeople("People", this.people()),
      openSettings: () => this.openSettings(),
    });
  }

  drawNotice() {
    const { view = null, me = null } = this.active ?? {};
    document.body.dataset.connected = String(this.connected);
    document.body.dataset.botState = view?.bot.state ?? "starting";
    const text = noticeText({ connected: this.connected, view, me });
    $("notice").hidden = text === null;
    redraw($("notice"), text, () => text);
  }

  /** Names and actions for the messages. */
  context() {
    const { view, id: me } = this.active;
    const user = (id) => view.users.find((each) => each.id === id);
    return {
      me,
      direct: !inGuild(this.active.channel),
      menu: menuCommands(view, "message", this.active.channel),
      openUser: this.people().length > 0 && ((author) => this.openPeople(author.name, [author])),
      apply: (command, message) => this.act("menu-command", { channel: message.channel, command, target_message: message.id }),
      user,
      userName: (id) => user(id)?.name ?? null,
      roleName: (id) => view.guild.roles.find((each) => each.id === id)?.name ?? null,
      channelName: (id) => view.channels.find((each) => each.id === id)?.name ?? null,
      openChannel: (id) => this.openChannel(id),
      startCommand: (path) => this.composer.start(path),
      reveal: (id) => this.messages.reveal(id),
      reply: (message) => this.composer.replyTo(message),
      remove: (message) => this.act("message-delete", { channel: message.channel, message: message.id }),
      press: (message, custom_id, values) => this.press(message, custom_id, values),
    };
  }

  /**
   * Clicks a button or menu. As on Discord, a message takes no other click until it has changed or this click is
   * answered. A changed message is another object.
   */
  async press(message, custom_id, values) {
    if (this.pressed.has(message)) return;
    const { active } = this;
    this.pressed.add(message);
    await this.act("component", { channel: message.channel, message: message.id, custom_id, values });
    const view = await fetchView(active.id);
    if (view && active === this.active) this.receive(view);
    this.pressed.delete(message);
  }

  /** Announces new messages of others in the open channel to screen readers. */
  announce() {
    const { id, channel } = this.active;
    const place = `${id}/${channel.id}`;
    const known = this.announced.place === place ? this.announced.ids : null;
    this.announced = { place, ids: new Set(channel.messages.map((message) => message.id)) };
    if (known === null) return;
    for (const message of channel.messages.filter((each) => !known.has(each.id) && each.author.id !== id)) {
      const text = document.querySelector(`[data-message-id="${message.id}"] .message-body`)?.innerText ?? "";
      const alt = message.attachments
        .map((attachment) => attachment.alt)
        .filter(Boolean)
        .join(" ");
      $("live").append(h("p", {}, `${text} ${alt}`));
    }
    while ($("live").childElementCount > 5) $("live").firstChild.remove();
  }

  markRead(channel) {
    this.active.markRead(channel);
    sessionStorage.setItem(`read/${this.active.id}`, JSON.stringify(this.active.read));
  }

  /** Updates the address and title, so that a reload or a second window shows the same. */
  updateAddress() {
    const { id, channelId, channel, me } = this.active;
    document.body.dataset.userId = id;
    document.body.dataset.channelId = channelId ?? "";
    document.title = `${channel ? `${channel.name} · ` : ""}${me.name} · DVONN playground`;
    history.replaceState(null, "", `?${new URLSearchParams({ user: id, ...(channelId && { channel: channelId }) })}`);
  }

  openChannel(id) {
    this.active.channelId = id;
    this.drawer(false);
    this.draw();
    if (!matchMedia("(pointer: coarse)").matches) this.composer.focus();
  }

  /** Opens a link to a channel or message here, as Discord does. */
  followLink(event) {
    const place = placeOf(event.target.closest("a[href]")?.href ?? "");
    if (!place || !this.active.view.channels.some(({ id }) => id === place.channel)) return;
    event.preventDefault();
    this.openChannel(place.channel);
    if (place.message) this.messages.reveal(place.message);
  }

  newChannel(parent) {
    askForChannel(parent, {
      create: (name, parentId) => this.create("channel", { action: "create", name, parent: parentId }),
      open: (id) => this.openChannel(id),
    });
  }

  /** Opens the direct messages with the bot. */
  async openDirect() {
    try {
      this.openChannel(await this.create("direct", {}));
    } catch (error) {
      this.toast(error.message);
    }
  }

  /** Creates a channel and waits until it is in the view. Returns its id. */
  async create(path, body) {
    const { channel } = await post(path, { user: this.active.id, ...body });
    this.receive((await fetchView(this.active.id)) ?? this.active.view);
    return channel;
  }

  /** The users of the open channel whose menus have commands. */
  people() {
    const { view, channel } = this.active;
    if (!channel || menuCommands(view, "user", channel).length === 0) return [];
    return view.users.filter(({ id, bot, here }) => channel.people?.includes(id) ?? (bot || here));
  }

  /** Opens a dialog with the commands that can be used on these users. */
  openPeople(title, users) {
    const { view, channel } = this.active;
    openPeople(title, users, menuCommands(view, "user", channel), (command, target_user) =>
      this.act("menu-command", { channel: channel.id, command, target_user }),
    );
  }

  openSettings() {
    const { channel } = this.active;
    openSettings(channel, {
      newThread: () => this.newChannel(channel),
      archive: (archived) => this.act("channel", { action: archived ? "archive" : "unarchive", channel: channel.id }),
      remove: () => this.act("channel", { action: "delete", channel: channel.id }),
      deny: (deny) => this.act("permissions", { channel: channel.id, deny }),
    });
  }

  /** Opens or closes the drawer on a phone. */
  drawer(open) {
    const was = document.body.classList.toggle("drawer-open", open);
    $("drawer-toggle").setAttribute("aria-expanded", String(was));
    if (open) $("sidebar").querySelector("button")?.focus();
    else if ($("sidebar").contains(document.activeElement)) $("drawer-toggle").focus();
  }

  /** Sends an action of the active user, and shows the error if it fails. */
  async act(path, body) {
    try {
      await post(path, { user: this.active.id, ...body });
      return true;
    } catch (error) {
      this.toast(error.message);
      return false;
    }
  }

  /** Uploads the files among the options, then sends the command. */
  async command(command, options) {
    const { id: user, channelId: channel } = this.active;
    try {
      const sent = { ...options };
      for (const [name, value] of Object.entries(options))
        if (value instanceof File) sent[name] = await upload(user, value);
      await post("command", { user, channel, command, options: sent });
      return true;
    } catch (error) {
      this.toast(error.message);
      return false;
    }
  }

  async autocomplete(command, options, focused) {
    const body = { user: this.active.id, channel: this.active.channelId, command, options, focused };
    const outcome = await post("autocomplete", body).catch(() => ({ failed: true }));
    return outcome.failed ? null : outcome.choices;
  }

  async submitModal(interaction, values) {
    const { failed } = await post("modal", { user: this.active.id, interaction, values });
    if (failed) throw new Error("Something went wrong. Try again.");
  }

  toast(text) {
    const toast = h("p", { class: "toast", "data-testid": "toast" }, text);
    $("toasts").append(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }
}

new App().start();
