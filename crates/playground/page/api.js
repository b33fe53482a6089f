// The page's side of the playground's protocol: requests, and the stream of views. Independent of the page.

const BASE = "/playground/api/";
const RETRY_MS = 1500;

/** A request that failed. The message is a sentence for people. */
export class RequestError extends Error {}

/** Sends what a user does. Returns the playground's answer. */
export function post(path, body) {
  return send(path, "application/json", JSON.stringify(body));
}

/** Uploads a file for a command option. Returns its id. */
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
    throw new RequestError("Cannot reach the playground. Is it still running?");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new RequestError(answer.error ?? `The playground returned status ${response.status}.`);
  return answer;
}

/** Fetches the view of a user, by default the first. Null if there is none. */
export async function fetchView(user) {
  try {
    const response = await fetch(address("state", user));
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * Streams the view of a user until `close` is called, and reconnects when the stream breaks, which it reports to
 * `ondisconnect`. If the playground no longer knows the user after that, the view of its first user comes instead.
 */
export class Stream {
  constructor(user, { onview, ondisconnect }) {
    this.user = user;
    this.onview = onview;
    this.ondisconnect = ondisconnect;
    this.open();
  }

  open() {
    this.source = new EventSource(address("events", this.user));
    this.source.addEventListener("state", ({ data }) => this.onview(JSON.parse(data)));
    this.source.addEventListener("error", () => this.disconnected());
  }

  disconnected() {
    this.source.close();
    this.ondisconnect();
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
