// The notice above the messages, which says what is wrong, if anything. Independent of the page.

/**
 * The text of the notice, or null. `connected` is whether the playground can be reached; `view` is the latest view of
 * the active user `me`, null before the first.
 */
export function noticeText({ connected, view, me }) {
  if (view?.bot.state === "failed") return failure(view);
  if (!connected) return "Cannot reach the playground. Is it still running? Retrying…";
  if (view.bot.state === "starting") return "The bot is starting…";
  if (view.bot.state === "offline") return "The bot is offline. It cannot answer commands or clicks.";
  return me.here ? null : `${me.name} has left the server.`;
}

function failure({ bot, commands }) {
  const what = commands.length === 0 ? "The bot could not start" : "The bot has stopped";
  return `${what}: ${bot.failure}. Fix this and run the playground again: this page reconnects by itself.`;
}
