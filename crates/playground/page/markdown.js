// Parses Discord's Markdown into a tree of plain objects, in linear time. Independent of the page.
//
// Blocks:  paragraph, heading {level}, subtext, quote {blocks}, list {ordered, start, items}, codeblock {language, text}.
// Inlines: text, bold, italic, underline, strike, spoiler, code {text}, link {url}, time {seconds, style}, user {id}, role {id},
//          channel {id}, command {name, id}, emoji {name}, everyone {text}; those that enclose others have `children`.

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const FENCE = "```";

/** The blocks of a message. */
export function parse(text) {
  return parseBlocks(text.replaceAll("\r\n", "\n"), false);
}

/** The inlines of a text. */
export function parseInline(text) {
  return new Inline(text, true).parse();
}

function parseBlocks(text, inQuote) {
  const blocks = [];
  let paragraph = [];
  let at = 0;
  const flush = () => {
    const content = paragraph.join("\n").replace(/^\n+/, "").trimEnd();
    if (content !== "") blocks.push({ type: "paragraph", children: parseInline(content) });
    paragraph = [];
  };
  const lineAt = (start) => {
    const end = text.indexOf("\n", start);
    return text.slice(start, end < 0 ? text.length : end);
  };
  const takeLines = (pattern) => {
    const lines = [];
    for (let line = lineAt(at); at < text.length && pattern.test(line); line = lineAt(at)) {
      lines.push(line);
      at += line.length + 1;
    }
    return lines;
  };

  while (at < text.length) {
    const line = lineAt(at);
    const fence = findFence(text, at, at + line.length);
    let found;
    if (!inQuote && line.startsWith(">>> ")) {
      flush();
      blocks.push({ type: "quote", blocks: parseBlocks(text.slice(at + 4), true) });
      at = text.length;
    } else if (!inQuote && line.startsWith("> ")) {
      flush();
      const quoted = takeLines(/^> /)
        .map((each) => each.slice(2))
        .join("\n");
      blocks.push({ type: "quote", blocks: parseBlocks(quoted, true) });
    } else if (fence) {
      paragraph.push(text.slice(at, fence.start));
      flush();
      blocks.push(codeBlock(text.slice(fence.start + FENCE.length, fence.end)));
      at = fence.end + FENCE.length;
      if (text[at] === "\n") at += 1;
    } else if ((found = HEADING.exec(line))) {
      flush();
      blocks.push({ type: "heading", level: found[1].length, children: parseInline(found[2]) });
      at += line.length + 1;
    } else if ((found = SUBTEXT.exec(line))) {
      flush();
      blocks.push({ type: "subtext", children: parseInline(found[1]) });
      at += line.length + 1;
    } else if (ITEM.test(line)) {
      flush();
      blocks.push(...lists(takeLines(ITEM)));
    } else {
      paragraph.push(line);
      at += line.length + 1;
    }
  }
  flush();
  return blocks;
}

/** The code block that opens between `from` and `to`, if it is closed later. */
function findFence(text, from, to) {
  let start = text.indexOf(FENCE, from);
  while (start >= 0 && start < to && text[start - 1] === "\\") start = text.indexOf(FENCE, start + FENCE.length);
  if (start < 0 || start >= to) return null;
  const end = text.indexOf(FENCE, start + FENCE.length + 1);
  return end < 0 ? null : { start, end };
}

function codeBlock(inside) {
  const [, language, text] = /^(?:([\w+-]{1,20})?\n)?([^]*)$/.exec(inside);
  return { type: "codeblock", language: language ?? null, text: text.replace(/\n$/, "") };
}

/** Parses list items. An indent of two or more spaces starts an inner list, at most ten deep. */
function lists(lines) {
  const top = { items: [] };
  const open = [{ indent: -1, holder: top.items, list: null }];
  for (const line of lines) {
    const [, blanks, bullet, content] = ITEM.exec(line);
    const indent = blanks.length;
    while (open.length > 1 && indent < open.at(-1).indent) open.pop();
    const ordered = bullet.endsWith(".");
    const deeper = indent >= open.at(-1).indent + 2 || open.length === 1;
    if (deeper && open.length <= 10) {
      const parent = open.at(-1).list?.items.at(-1);
      const list = { type: "list", ordered, start: ordered ? Number.parseInt(bullet, 10) : 1, items: [] };
      (parent ? parent.lists : top.items).push(list);
      open.push({ indent, list });
    }
    open.at(-1).list.items.push({ children: parseInline(content), lists: [] });
  }
  return top.items;
}

const PLAIN = /(?:(?!https?:\/\/)[^\\`*_~|<[@])+/y;
const ESCAPE = /\\([^0-9A-Za-z\s])/y;
const LINK = /\[((?:\\.|[^[\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "[^"\n]*")?\)/y;
const BARE = /https?:\/\/[^\s<]+/y;
const EVERYONE = /@(?:everyone|here)\b/y;
const ANGLES = [
  [/<@!?(\d{1,20})>/y, (id) => ({ type: "user", id })],
  [/<@&(\d{1,20})>/y, (id) => ({ type: "role", id })],
  [/<#(\d{1,20})>/y, (id) => ({ type: "channel", id })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, (name, id) => ({ type: "command", name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (seconds, style) => ({ type: "time", seconds: Number(seconds), style: style ?? "f" }),
  ],
  [/<a?:(\w{2,32}):\d{1,20}>/y, (name) => ({ type: "emoji", name })],
  [/<(https?:\/\/[^\s<>]+)>/y, (url) => ({ type: "link", url, children: [{ type: "text", text: url }] })],
];
const MARKS = { "**": "bold", "*": "italic", __: "underline", _: "italic", "~~": "strike", "||": "spoiler" };

/**
 * Parses inlines in one pass with a stack of open marks. An open mark is closed when it occurs again, so each kind is
 * open at most once and the stack stays small. Unclosed marks become text.
 */
class Inline {
  constructor(source, links) {
    this.source = source;
    this.links = links;
    this.at = 0;
    this.frames = [{ mark: null, nodes: [] }];
    this.unclosedTicks = new Set();
  }

  parse() {
    while (this.at < this.source.length) {
      const found = this.match(PLAIN) ?? this.escaped();
      if (found) this.text(found);
      else if (!(this.code() || this.angle() || this.link() || this.bare() || this.everyone() || this.mark()))
        this.literal(1);
    }
    this.collapse(0);
    return this.frames[0].nodes;
  }

  match(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (!found) return null;
    this.at = pattern.lastIndex;
    return found[0];
  }

  escaped() {
    return this.match(ESCAPE)?.slice(1);
  }

  text(text) {
    const nodes = this.frames.at(-1).nodes;
    if (nodes.at(-1)?.type === "text") nodes.at(-1).text += text;
    else nodes.push({ type: "text", text });
  }

  literal(length) {
    this.text(this.source.slice(this.at, this.at + length));
    this.at += length;
  }

  push(node) {
    this.frames.at(-1).nodes.push(node);
    return true;
  }

  code() {
    let length = 0;
    while (this.source[this.at + length] === "`") length += 1;
    if (length === 0) return false;
    const ticks = "`".repeat(length);
    const start = this.at + length;
    let end = this.unclosedTicks.has(length) ? -1 : this.source.indexOf(ticks, start);
    while (end >= 0 && this.source[end + length] === "`") {
      let after = end + length;
      while (this.source[after] === "`") after += 1;
      end = this.source.indexOf(ticks, after);
    }
    if (end < 0) {
      this.unclosedTicks.add(length);
      this.literal(length);
      return true;
    }
    const inside = this.source.slice(start, end);
    this.at = end + length;
    return this.push({ type: "code", text: length > 1 ? inside.trim() : inside });
  }

  angle() {
    if (this.source[this.at] !== "<") return false;
    for (const [pattern, make] of ANGLES) {
      pattern.lastIndex = this.at;
      const found = pattern.exec(this.source);
      if (found) {
        this.at = pattern.lastIndex;
        return this.push(make(...found.slice(1)));
      }
    }
    return false;
  }

  link() {
    if (!this.links || this.source[this.at] !== "[") return false;
    LINK.lastIndex = this.at;
    const found = LINK.exec(this.source);
    if (!found) return false;
    this.at = LINK.lastIndex;
    return this.push({ type: "link", url: found[2], children: new Inline(found[1], false).parse() });
  }

  bare() {
    BARE.lastIndex = this.at;
    const found = BARE.exec(this.source);
    if (!found) return false;
    let end = found[0].length;
    const drop = found[0].includes("(") ? ".,:;!?\"']*_~|" : ".,:;!?\"']*_~|)";
    while (drop.includes(found[0][end - 1])) end -= 1;
    const url = found[0].slice(0, end);
    this.at += end;
    if (this.links) this.push({ type: "link", url, children: [{ type: "text", text: url }] });
    else this.text(url);
    return true;
  }

  everyone() {
    const text = this.match(EVERYONE);
    return text !== null && this.push({ type: "everyone", text });
  }

  mark() {
    const mark = this.markHere();
    if (!mark) return false;
    const open = this.frames.findLastIndex((frame) => frame.mark === mark);
    if (open > 0 && this.closes(mark)) this.close(open, mark);
    else if (open < 0 && this.opens(mark)) this.open(mark);
    else this.literal(mark.length);
    return true;
  }

  markHere() {
    const character = this.source[this.at];
    const double = character + character;
    if (this.source.startsWith(double + character, this.at) && this.frames.at(-1).mark === character) return character;
    if (double in MARKS && this.source.startsWith(double, this.at)) return double;
    return character in MARKS ? character : null;
  }

  opens(mark) {
    const before = this.source[this.at - 1] ?? " ";
    const after = this.source[this.at + mark.length] ?? " ";
    if (mark === "_") return !/\w/.test(before) && !/\s/.test(after);
    return mark !== "*" || !/\s/.test(after);
  }

  closes(mark) {
    if (mark === "_") return !/\w/.test(this.source[this.at + 1] ?? " ");
    return mark !== "*" || !/\s/.test(this.source[this.at - 1]);
  }

  open(mark) {
    this.frames.push({ mark, nodes: [] });
    this.at += mark.length;
  }

  close(open, mark) {
    this.collapse(open);
    if (this.frames[open].nodes.length === 0) {
      this.literal(mark.length);
      return;
    }
    const { nodes } = this.frames.pop();
    this.push({ type: MARKS[mark], children: nodes });
    this.at += mark.length;
  }

  /** Turns the open marks above a frame into text. */
  collapse(down) {
    while (this.frames.length > down + 1) {
      const { mark, nodes } = this.frames.splice(down + 1, 1)[0];
      const below = this.frames[down];
      this.frames[down] = { mark: below.mark, nodes: joined(below.nodes, mark, nodes) };
    }
  }
}

function joined(before, mark, after) {
  const nodes = before;
  for (const node of [{ type: "text", text: mark }, ...after]) {
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else nodes.push(node);
  }
  return nodes;
}
