// What the page remembers of each user it can act as: their latest view, the channel that is open, unsent text, and what was read.
// Knows nothing of the page.

/** Orders ids, which are digits of any length. */
export function compareIds(one, other) {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : Number(one > other);
}

export class Session {
  constructor(id, read = {}) {
    this.id = id;
    this.view = null;
    this.channelId = null;
    this.read = read;
    this.drafts = new Map();
    this.formTexts = new Map();
  }

  /** Takes a new view. What is there at first sight counts as read; an open channel that is gone gives way to another. */
  receive(view) {
    const first = this.view === null;
    this.view = view;
    if (first) {
      for (const channel of view.channels) this.read[channel.id] ??= newest(channel);
    }
    if (!this.channel) this.channelId = view.channels[0]?.id ?? null;
  }

  get channel() {
    return this.view?.channels.find(({ id }) => id === this.channelId) ?? null;
  }

  get me() {
    return this.view?.users.find(({ id }) => id === this.id) ?? null;
  }

  /** Everything in a channel has been seen. */
  markRead(channel) {
    this.read[channel.id] = newest(channel);
  }

  /** How many messages of others are new in a channel, and how many of them ping this user. */
  unread(channel) {
    const since = this.read[channel.id] ?? "";
    const fresh = channel.messages.filter(({ id, author }) => compareIds(id, since) > 0 && author.id !== this.id);
    return { messages: fresh.length, pings: fresh.filter((message) => message.pings_me).length };
  }

  /** Pings of this user that nobody has looked at, over all channels. */
  get pings() {
    return (this.view?.channels ?? []).reduce((sum, channel) => sum + this.unread(channel).pings, 0);
  }

  /** What is typed and not sent in the open channel. */
  get draft() {
    if (!this.drafts.has(this.channelId))
      this.drafts.set(this.channelId, { text: "", replyTo: null, command: null, sending: false });
    return this.drafts.get(this.channelId);
  }
}

function newest(channel) {
  return channel.messages.reduce((id, message) => (compareIds(message.id, id) > 0 ? message.id : id), "");
}
