// What can be typed after a slash: the bot's commands as a flat list, and option values checked as Discord's client does. Knows nothing
// of the page.

export const TYPE = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

/** Discord's types of the kinds of channels that can be chosen; threads are public or private. */
const CHANNEL_TYPES = { text: [0], thread: [11, 12] };

/** Each command that a person can send: `{path: "dvonn move", description, options, id}`. */
export function flatten(commands) {
  return commands.flatMap((command) => spread(command, command.name, command.id));
}

function spread(node, path, id) {
  const inner = node.options.filter(({ type }) => type === TYPE.SUBCOMMAND || type === TYPE.GROUP);
  if (inner.length === 0) return [{ path, id, description: node.description, options: node.options }];
  return inner.flatMap((each) => spread(each, `${path} ${each.name}`, id));
}

/** The commands that fit what is typed after the slash: whole beginnings first, then beginnings of words, then anywhere. */
export function search(commands, typed) {
  const wanted = typed.trim().replace(/\s+/g, " ").toLowerCase();
  const rank = ({ path }) => {
    if (path.startsWith(wanted)) return 0;
    if (path.split(" ").some((word) => word.startsWith(wanted))) return 1;
    return path.includes(wanted) ? 2 : 3;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((each) => each.command);
}

/** The command that a text names in full, followed by a blank, and what comes after: `/dvonn move D3` gives move and `D3`. */
export function typedOut(commands, text) {
  const found = commands
    .filter(({ path }) => text.toLowerCase().startsWith(`/${path} `))
    .sort((one, other) => other.path.length - one.path.length)[0];
  return found ? { command: found, rest: text.slice(found.path.length + 2) } : null;
}

/**
 * What an option offers without asking the bot, as `{label, value, description?}`; null where anything may be typed.
 * `users`, `channels` and `guild` are those of the view.
 */
export function offers(option, { users, channels, guild }) {
  const people = () =>
    users
      .filter(({ here }) => here)
      .map(({ id, name, username }) => ({ label: name, value: id, description: username }));
  switch (option.type) {
    case TYPE.BOOLEAN:
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    case TYPE.USER:
      return people();
    case TYPE.MENTIONABLE:
      return [...people(), ...roleOffers(guild.roles)];
    case TYPE.CHANNEL:
      return channels.filter(({ kind }) => fitsTypes(option.channel_types, kind)).map(({ id, name }) => ({ label: `#${name}`, value: id }));
    case TYPE.ROLE:
      return roleOffers(guild.roles);
    default:
      return option.choices.length > 0 ? option.choices.map(({ name, value }) => ({ label: name, value })) : null;
  }
}

/** Whether a channel of this kind is one of those types, or of any if there are none. */
function fitsTypes(types, kind) {
  const own = CHANNEL_TYPES[kind] ?? [];
  return own.length > 0 && (types.length === 0 || own.some((type) => types.includes(type)));
}

/** Roles of the server, to choose from. */
function roleOffers(roles) {
  return roles.map(({ id, name }) => ({ label: name.startsWith("@") ? name : `@${name}`, value: id }));
}

/** The offers that fit what is typed, those that begin so first. A leading @ or # does not count. */
export function narrow(offered, typed) {
  const wanted = bare(typed);
  return offered
    .filter(({ label, description }) => bare(label).includes(wanted) || bare(description ?? "").startsWith(wanted))
    .sort((one, other) => Number(bare(other.label).startsWith(wanted)) - Number(bare(one.label).startsWith(wanted)));
}

function bare(text) {
  return text.trim().replace(/^[@#]/, "").toLowerCase();
}

/**
 * The value that an option gets from its field, `{text, value}` with `value` null unless it was picked from a list or is a file: `{value}`,
 * `{absent: true}`, or `{error}` with a sentence.
 */
export function valueOf(option, field, offered) {
  const text = field.text.trim();
  if (text === "")
    return option.required ? { error: "This option is required. Please give it a value." } : { absent: true };
  if (field.value !== null) return { value: field.value };
  if (offered) {
    const found = offered.find(({ label, description }) =>
      [bare(label), bare(description ?? "\n")].includes(bare(text)),
    );
    return found ? { value: found.value } : { error: "Please pick one of the list." };
  }
  return option.type === TYPE.STRING ? stringValue(option, text) : numberValue(option, text);
}

function stringValue(option, text) {
  const length = [...text].length;
  if (option.min_length !== null && length < option.min_length)
    return { error: `At least ${option.min_length} characters.` };
  if (option.max_length !== null && length > option.max_length)
    return { error: `At most ${option.max_length} characters.` };
  return { value: text };
}

function numberValue(option, text) {
  const number = Number(text);
  const whole = option.type === TYPE.INTEGER;
  if (!(whole ? Number.isSafeInteger(number) : Number.isFinite(number)))
    return { error: `Please give a ${whole ? "whole " : ""}number.` };
  if (option.min_value !== null && number < option.min_value) return { error: `At least ${option.min_value}.` };
  if (option.max_value !== null && number > option.max_value) return { error: `At most ${option.max_value}.` };
  return { value: number };
}
