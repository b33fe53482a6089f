// The page's side of the playground's protocol: requests, and the stream of views. Knows nothing of the page.

const BASE = "/playground/api/";
const RETRY_MS = 1500;

/** A request that the playground refused or did not hear; the message is a sentence for a person. */
export class Refused extends Error {}

/** Sends what a user does and gives the playground's answer. */
export function post(path, body) {
  return send(path, "application/json", JSON.stringify(body));
}

/** Hands in a file that an option is to have as its value, and gives its id. */
export async function upload(user, file) {
  const path = `upload?${new URLSearchParams({ user, filename: file.name })}`;
  const { attachment } = await send(path, file.type || "application/octet-stream", file);
  return attachment;
}

async function send(path, type, body) {
  let response;
  try {
    response = await fetch(BASE + path, { method: "POST", headers: { "content-type": type }, body });
  } catch {
    throw new Refused("The playground does not answer. Is it still running?");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? `The playground answered ${response.status}.`);
  return answer;
}

/** The view of a user, once; of the first user without an id. Null if there is none. */
export async function fetchView(user) {
  try {
    const response = await fetch(address("state", user));
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * Follows the view of a user until `close` is called, and starts again by itself when the stream breaks. `onlost` is told whenever it
 * breaks; when the playground is there again but no longer knows the user, the view of its first user comes instead.
 */
export class Stream {
  constructor(user, { onview, onlost }) {
    this.user = user;
    this.onview = onview;
    this.onlost = onlost;
    this.open();
  }

  open() {
    this.source = new EventSource(address("events", this.user));
    this.source.addEventListener("state", ({ data }) => this.onview(JSON.parse(data)));
    this.source.addEventListener("error", () => this.lost());
  }

  lost() {
    this.source.close();
    this.onlost();
    this.timer = setTimeout(() => this.retry(), RETRY_MS);
  }

  async retry() {
    const view = await fetchView();
    if (this.closed) return;
    if (view && !view.users.some(({ id }) => id === this.user)) this.onview(view);
    else this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.source.close();
  }
}

function address(path, user) {
  return BASE + path + (user ? `?user=${encodeURIComponent(user)}` : "");
}
