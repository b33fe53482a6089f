// Slash commands: the bot's commands as a flat list, and option values checked as Discord's client does. Independent
// of the page.
//
// What the bot knows by `name`, the person sees as `shown`.

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

/** Discord's channel types by kind. Threads are public or private. */
const CHANNEL_TYPES = { text: [0], thread: [11, 12] };

/** Where commands are used in a channel, as the protocol names it. */
export function placeOf({ kind }) {
  return kind === "dm" || kind === "private" ? kind : "guild";
}

/** The commands in a channel's menus of users or messages, as `{name, shown}`. */
export function menuCommands({ menu_commands }, menu, channel) {
  return menu_commands
    .filter((command) => command.menu === menu && command.places.includes(placeOf(channel)))
    .map(({ name, shown }) => ({ name, shown }));
}

/** All commands that a person can send: `{path: "dvonn move", shown: "dvonn zug", description, options, id}`. */
export function flatten(commands) {
  return commands.flatMap((command) => leaves(command, command.name, command.shown, command.id));
}

function leaves(node, path, shown, id) {
  const inner = node.options.filter(({ type }) => type === TYPE.SUBCOMMAND || type === TYPE.GROUP);
  if (inner.length === 0) return [{ path, shown, id, description: node.description, options: node.options }];
  return inner.flatMap((each) => leaves(each, `${path} ${each.name}`, `${shown} ${each.shown}`, id));
}

/**
 * The commands that match the text after the slash: first those that start with it, then those with a word that does,
 * then any that contain it.
 */
export function search(commands, typed) {
  const wanted = typed.trim().replace(/\s+/g, " ").toLowerCase();
  const rank = ({ shown }) => {
    if (shown.startsWith(wanted)) return 0;
    if (shown.split(" ").some((word) => word.startsWith(wanted))) return 1;
    return shown.includes(wanted) ? 2 : 3;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((each) => each.command);
}

/** The command that a text spells out, followed by a space, and the rest: `/dvonn move D3` returns move and `D3`. */
export function matchCommand(commands, text) {
  const found = commands
    .filter(({ shown }) => text.toLowerCase().startsWith(`/${shown} `))
    .sort((one, other) => other.shown.length - one.shown.length)[0];
  return found ? { command: found, rest: text.slice(found.shown.length + 2) } : null;
}

/**
 * The suggestions for an option that do not need the bot, as `{label, value, description?}`; null if any text is
 * allowed. `users`, `channels` and `guild` come from the view.
 */
export function suggestions(option, { users, channels, guild }) {
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
      return [...people(), ...roleSuggestions(guild.roles)];
    case TYPE.CHANNEL:
      return channels.filter(({ kind }) => hasType(option.channel_types, kind)).map(({ id, name }) => ({ label: `#${name}`, value: id }));
    case TYPE.ROLE:
      return roleSuggestions(guild.roles);
    default:
      return option.choices.length > 0 ? option.choices.map(({ name, value }) => ({ label: name, value })) : null;
  }
}

/** Whether channels of this kind have one of these types. An empty list allows all. */
function hasType(types, kind) {
  const own = CHANNEL_TYPES[kind] ?? [];
  return own.length > 0 && (types.length === 0 || own.some((type) => types.includes(type)));
}

/** The roles of the server as suggestions. */
function roleSuggestions(roles) {
  return roles.map(({ id, name }) => ({ label: name.startsWith("@") ? name : `@${name}`, value: id }));
}

/** The suggestions that match a text, those that start with it first. A leading @ or # is ignored. */
export function filterSuggestions(list, typed) {
  const wanted = normalize(typed);
  return list
    .filter(({ label, description }) => normalize(label).includes(wanted) || normalize(description ?? "").startsWith(wanted))
    .sort((one, other) => Number(normalize(other.label).startsWith(wanted)) - Number(normalize(one.label).startsWith(wanted)));
}

function normalize(text) {
  return text.trim().replace(/^[@#]/, "").toLowerCase();
}

/**
 * The value of an option from its field, `{text, value}`, where `value` is null unless it was picked from a list or
 * is a file. Returns `{value}`, `{absent: true}`, or `{error}` with a sentence.
 */
export function optionValue(option, field, list) {
  const text = field.text.trim();
  if (text === "")
    return option.required ? { error: "This option is required." } : { absent: true };
  if (field.value !== null) return { value: field.value };
  if (list) {
    const found = list.find(({ label, description }) =>
      [normalize(label), normalize(description ?? "\n")].includes(normalize(text)),
    );
    return found ? { value: found.value } : { error: "Pick one from the list." };
  }
  return option.type === TYPE.STRING ? stringValue(option, text) : numberValue(option, text);
}

/**
 * The values of a command's options from a text for each, by name. Returns null if one is missing or invalid. `source`
 * is the view.
 */
export function optionValues({ options }, texts, source) {
  const values = {};
  for (const option of options) {
    const field = { text: texts[option.name] ?? "", value: null };
    const { value, error } = optionValue(option, field, suggestions(option, source));
    if (error) return null;
    if (value !== undefined) values[option.name] = value;
  }
  return values;
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
    return { error: `Enter a ${whole ? "whole " : ""}number.` };
  if (option.min_value !== null && number < option.min_value) return { error: `At least ${option.min_value}.` };
  if (option.max_value !== null && number > option.max_value) return { error: `At most ${option.max_value}.` };
  return { value: number };
}
