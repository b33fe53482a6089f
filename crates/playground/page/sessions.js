// The page's state for each user: latest view, open channel, unsent text and read messages. Independent of the page.

/** Compares ids, which are digits of any length. */
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

  /**
   * Takes a view, unless there is a newer one: what was fetched can arrive after what was streamed. The first one counts
   * as read. If the open channel is gone, the first one opens.
   */
  receive(view) {
    const first = this.view === null;
    if (!first && view.revision < this.view.revision) return;
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

  /** Marks everything in a channel as read. */
  markRead(channel) {
    this.read[channel.id] = newest(channel);
  }

  /** The number of unread messages by others in a channel, and of those that ping this user. */
  unread(channel) {
    const since = this.read[channel.id] ?? "";
    const fresh = channel.messages.filter(({ id, author }) => compareIds(id, since) > 0 && author.id !== this.id);
    return { messages: fresh.length, pings: fresh.filter((message) => message.pings_me).length };
  }

  /** The number of unread pings in all channels. */
  get pings() {
    return (this.view?.channels ?? []).reduce((sum, channel) => sum + this.unread(channel).pings, 0);
  }

  /** The unsent text of the open channel. */
  get draft() {
    if (!this.drafts.has(this.channelId))
      this.drafts.set(this.channelId, { text: "", replyTo: null, command: null, sending: false });
    return this.drafts.get(this.channelId);
  }
}

function newest(channel) {
  return channel.messages.reduce((id, message) => (compareIds(message.id, id) > 0 ? message.id : id), "");
}
