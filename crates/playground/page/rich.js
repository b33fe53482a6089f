// Markdown as page elements. The context provides the names of users, channels and commands.

import { h, hidden } from "./dom.js";
import { parse } from "./markdown.js";
import { longDate, now, stamp } from "./time.js";

/**
 * The elements of a text in Discord's Markdown. `context` has `userName(id)`, `roleName(id)`, `channelName(id)` (null
 * if unknown), `openChannel(id)` and `startCommand(path)`.
 */
export function rich(text, context) {
  return parse(text).map((block) => blockNode(block, context));
}

/** Renders a text in Discord's Markdown as one line of plain text. */
export function plain(text, context) {
  return rich(text, context)
    .map(({ textContent }) => textContent)
    .join(" ");
}

/** Updates the relative times on the page. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = stamp(Number(element.dataset.relative), "R", now());
  }
}

function blockNode(block, context) {
  const inside = () => inlineNodes(block.children, context);
  switch (block.type) {
    case "heading":
      return h(`h${block.level + 2}`, { class: `heading-${block.level}` }, inside());
    case "subtext":
      return h("p", { class: "subtext" }, inside());
    case "quote":
      return h(
        "blockquote",
        {},
        block.blocks.map((each) => blockNode(each, context)),
      );
    case "list":
      return listNode(block, context);
    case "codeblock":
      return h("pre", {}, h("code", {}, block.text));
    default:
      return h("p", {}, inside());
  }
}

function listNode({ ordered, start, items }, context) {
  return h(
    ordered ? "ol" : "ul",
    { start: ordered && start !== 1 ? start : null },
    items.map(({ children, lists }) =>
      h(
        "li",
        {},
        inlineNodes(children, context),
        lists.map((list) => listNode(list, context)),
      ),
    ),
  );
}

const ENCLOSING = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function inlineNodes(nodes, context) {
  return nodes.map((node) => inlineNode(node, context));
}

function inlineNode(node, context) {
  switch (node.type) {
    case "text":
      return node.text;
    case "code":
      return h("code", {}, node.text);
    case "link":
      return h(
        "a",
        { href: node.url, target: "_blank", rel: "noopener noreferrer" },
        inlineNodes(node.children, context),
      );
    case "spoiler":
      return spoiler(inlineNodes(node.children, context));
    case "user":
      return h(
        "span",
        { class: "mention", "data-user-id": node.id },
        `@${context.userName(node.id) ?? "unknown-user"}`,
      );
    case "role":
      return h("span", { class: "mention" }, `@${(context.roleName(node.id) ?? "unknown-role").replace(/^@/, "")}`);
    case "everyone":
      return h("span", { class: "mention" }, node.text);
    case "channel":
      return channelLink(node.id, context);
    case "command":
      return h(
        "button",
        { class: "mention", type: "button", onclick: () => context.startCommand(node.name) },
        `/${node.name}`,
      );
    case "time":
      return timeNode(node);
    case "emoji":
      return `:${node.name}:`;
    default:
      return h(ENCLOSING[node.type], {}, inlineNodes(node.children, context));
  }
}

function channelLink(id, context) {
  const name = context.channelName(id);
  if (name === null) return h("span", { class: "mention" }, "#unknown");
  return h("button", { class: "mention", type: "button", onclick: () => context.openChannel(id) }, `#${name}`);
}

function timeNode({ seconds, style }) {
  const date = new Date(seconds * 1000);
  const known = !Number.isNaN(date.getTime());
  return h(
    "time",
    {
      class: "stamp",
      datetime: known ? date.toISOString() : null,
      title: known ? longDate(date, undefined, true) : null,
      "data-relative": style === "R" ? seconds : null,
    },
    stamp(seconds, style, now()),
  );
}

function spoiler(children) {
  const cover = h(
    "button",
    { class: "spoiler", type: "button", "aria-expanded": "false" },
    hidden("Hidden text, press to show"),
  );
  const text = h("span", { class: "spoiler-text", hidden: true }, children);
  cover.addEventListener("click", () => {
    cover.remove();
    text.hidden = false;
  });
  return [cover, text];
}
