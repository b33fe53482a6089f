// Pictures and files of a message.

import { openDialog } from "./dialogs.js";
import { h, hidden, icon } from "./dom.js";

const WIDEST = 640;
const TALLEST = 480;

/** An attachment: a picture with its description, or a file to open or save. */
export function attachmentNode(attachment) {
  return attachment.width ? pictureNode(attachment) : fileNode(attachment);
}

function pictureNode({ id, url, filename, width, height, alt }) {
  const enlarge = h(
    "button",
    {
      class: "picture-open",
      type: "button",
      "aria-label": `Enlarge ${filename}`,
      onclick: () => enlarged({ url, filename, alt }),
    },
    h("img", { src: url, alt: alt ?? filename, width, height, decoding: "async" }),
  );
  // Reserves space while the picture loads, so that nothing moves.
  enlarge.style.width = `${Math.min(width, WIDEST, (TALLEST * width) / height)}px`;
  return h(
    "figure",
    { class: "picture", "data-testid": "attachment", "data-attachment-id": id },
    enlarge,
    alt && description(alt),
  );
}

/** A badge beside a picture that shows its description. */
function description(alt) {
  const caption = h("figcaption", { "data-testid": "alt-text", hidden: true }, alt);
  const badge = h(
    "button",
    { class: "alt-badge", type: "button", "data-testid": "alt-badge", "aria-expanded": "false" },
    h("span", {}, "ALT", hidden(": picture description")),
  );
  badge.addEventListener("click", () => {
    caption.hidden = !caption.hidden;
    badge.setAttribute("aria-expanded", String(!caption.hidden));
  });
  return [badge, caption];
}

function enlarged({ url, filename, alt }) {
  openDialog({
    title: filename,
    testid: "picture-dialog",
    wide: true,
    dismissable: true,
    // A part of the picture may be out of view: it can be scrolled by keyboard, too.
    body: [
      h("div", { class: "enlarged", tabindex: "0" }, h("img", { src: url, alt: alt ?? filename })),
      alt && h("p", { class: "picture-description" }, alt),
    ],
  });
}

function fileNode({ id, url, filename, size, content_type }) {
  const readable = content_type.startsWith("text/plain");
  return h(
    "p",
    { class: "file", "data-testid": "attachment", "data-attachment-id": id },
    icon("file"),
    h(
      "span",
      { class: "file-name" },
      h("a", { href: url, ...(readable ? { target: "_blank" } : { download: filename }) }, filename),
      h("span", { class: "muted" }, bytes(size)),
    ),
    h(
      "a",
      { class: "icon-button", href: url, download: filename, "aria-label": `Save ${filename}`, title: "Save" },
      icon("save"),
    ),
  );
}

function bytes(size) {
  return size < 1024 ? `${size} bytes` : `${Math.ceil(size / 1024)} KiB`;
}
