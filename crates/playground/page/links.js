// Links to channels and messages of this Discord.

/** The channel and message that Discord's address of one names, or null for another address. */
export function placeOf(url) {
  const found = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  return found && { channel: found[1], message: found[2] ?? null };
}
