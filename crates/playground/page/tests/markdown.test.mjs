// Discord's Markdown. No text may make the parser fail or hang.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, parseInline } from "../markdown.js";

const text = (value) => ({ type: "text", text: value });
const of = (type, ...children) => ({ type, children });

/** Spells inlines as text to compare: `bold(…)` and so on. */
function spell(nodes) {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.text;
      if (node.type === "code") return `code(${node.text})`;
      const inside = node.children ? spell(node.children) : (node.id ?? node.seconds ?? node.name ?? node.text);
      return `${node.type}(${inside})`;
    })
    .join("");
}

const inline = (source) => spell(parseInline(source));

test("marks enclose text", () => {
  assert.deepEqual(parseInline("a **b** c"), [text("a "), of("bold", text("b")), text(" c")]);
  assert.equal(inline("*a* _b_ __c__ ~~d~~ ||e||"), "italic(a) italic(b) underline(c) strike(d) spoiler(e)");
});

test("marks nest", () => {
  assert.equal(inline("***both***"), "bold(italic(both))");
  assert.equal(inline("**bold *both***"), "bold(bold italic(both))");
  assert.equal(inline("*it **both***"), "italic(it bold(both))");
  assert.equal(inline("~~a **b __c__**~~"), "strike(a bold(b underline(c)))");
});

test("unclosed marks stay text", () => {
  for (const source of [
    "**a",
    "a*",
    "~~",
    "||x",
    "__x_",
    "`x",
    "*a ",
    "[x](",
    "<@",
    "<t:>",
    "****",
    "**",
    "[x](javascript:alert(1))",
  ]) {
    assert.equal(inline(source), source);
  }
  assert.equal(inline("*a **b* c"), "italic(a **b) c");
});

test("stars next to spaces and underscores within words are not marks", () => {
  assert.equal(inline("2 * 3 * 4"), "2 * 3 * 4");
  assert.equal(inline("snake_case_name"), "snake_case_name");
});

test("a backslash escapes a mark", () => {
  assert.equal(inline("\\*a\\* \\<@1> \\`x\\` \\\\"), "*a* <@1> `x` \\");
  assert.equal(inline("a\\b C:\\n"), "a\\b C:\\n");
  assert.deepEqual(
    parse("\\```x```").map((block) => block.type),
    ["paragraph"],
  );
});

test("marks within code stay text", () => {
  assert.equal(inline("`**a** <@1> \\`"), "code(**a** <@1> \\)");
  assert.equal(inline("`` a`b ``"), "code(a`b)");
  assert.deepEqual(parse("```rust\nlet a = *b;\n```"), [{ type: "codeblock", language: "rust", text: "let a = *b;" }]);
  assert.deepEqual(parse("```one line```"), [{ type: "codeblock", language: null, text: "one line" }]);
});

test("a code block splits the text around it", () => {
  assert.deepEqual(
    parse("before ```x``` after").map((block) => block.type),
    ["paragraph", "codeblock", "paragraph"],
  );
  assert.deepEqual(
    parse("``` never closed").map((block) => block.type),
    ["paragraph"],
  );
});

test("mentions, commands, times and emoji are recognised", () => {
  assert.deepEqual(parseInline("<@12>"), [{ type: "user", id: "12" }]);
  assert.deepEqual(parseInline("<@!12>"), [{ type: "user", id: "12" }]);
  assert.deepEqual(parseInline("<@&12>"), [{ type: "role", id: "12" }]);
  assert.deepEqual(parseInline("<#12>"), [{ type: "channel", id: "12" }]);
  assert.deepEqual(parseInline("</dvonn move:9>"), [{ type: "command", name: "dvonn move", id: "9" }]);
  assert.deepEqual(parseInline("<t:1760000000:R>"), [{ type: "time", seconds: 1760000000, style: "R" }]);
  assert.deepEqual(parseInline("<t:1760000000>"), [{ type: "time", seconds: 1760000000, style: "f" }]);
  assert.deepEqual(parseInline("<:stone:7>"), [{ type: "emoji", name: "stone" }]);
  assert.equal(inline("@everyone x@here.example"), "everyone(@everyone) xeveryone(@here).example");
});

test("only web addresses become links", () => {
  assert.deepEqual(parseInline('[**a**](https://e.org/x_(y) "title")'), [
    { type: "link", url: "https://e.org/x_(y)", children: [of("bold", text("a"))] },
  ]);
  assert.deepEqual(parseInline("see https://e.org/a_b, or"), [
    text("see "),
    { type: "link", url: "https://e.org/a_b", children: [text("https://e.org/a_b")] },
    text(", or"),
  ]);
  assert.equal(parseInline("[x](data:text/html,y)")[0].type, "text");
});

test("HTML stays text", () => {
  assert.equal(inline("<img src=x onerror=alert(1)><script>"), "<img src=x onerror=alert(1)><script>");
});

test("lines can be headings, subtext, quotes and lists", () => {
  assert.deepEqual(parse("## A *b*\n-# small\n#none"), [
    { type: "heading", level: 2, children: [text("A "), of("italic", text("b"))] },
    of("subtext", text("small")),
    of("paragraph", text("#none")),
  ]);
  assert.deepEqual(parse("> a\n> b\nc"), [
    { type: "quote", blocks: [of("paragraph", text("a\nb"))] },
    of("paragraph", text("c")),
  ]);
  assert.deepEqual(parse("x\n>>> a\n\n```b```"), [
    of("paragraph", text("x")),
    { type: "quote", blocks: [of("paragraph", text("a")), { type: "codeblock", language: null, text: "b" }] },
  ]);
});

test("lists nest by indent, and numbered lists keep their start", () => {
  const [list] = parse("3. a\n   - b\n   - c\n4. d");
  assert.equal(list.ordered, true);
  assert.equal(list.start, 3);
  assert.deepEqual(
    list.items.map((item) => spell(item.children)),
    ["a", "d"],
  );
  assert.deepEqual(
    list.items[0].lists[0].items.map((item) => spell(item.children)),
    ["b", "c"],
  );
});

test("any text is parsed in linear time", () => {
  const pieces = [
    "*",
    "**",
    "_",
    "__",
    "~~",
    "||",
    "`",
    "``",
    "```",
    "[",
    "](",
    "[a](https://",
    "<",
    "<@1",
    "> ",
    ">>> ",
    "\n",
    "- ",
    "  - ",
    "# ",
    "\\",
    "https://",
    "a ",
    "1. ",
    "@everyone",
    "<t:1:R>",
    "*a **b* ",
    "https://*",
    "`a``",
    "\u{1F600}",
  ];
  for (const piece of pieces) parse(piece.repeat(100_000));
  for (let seed = 1, round = 0; round < 2000; round += 1) {
    let source = "";
    for (let length = 0; length < 30; length += 1) {
      seed = (seed * 48271) % 2147483647;
      source += pieces[seed % pieces.length];
    }
    assert.ok(Array.isArray(parse(source)));
  }
});
