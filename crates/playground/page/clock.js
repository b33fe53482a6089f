// The playground's clock in the top bar, and the dialog that advances it.

import { openDialog } from "./dialogs.js";
import { h, icon, redraw } from "./dom.js";
import { duration, longDate, now, shortTime, weekday } from "./time.js";

const STEPS = [
  ["30 minutes", 1_800],
  ["1 hour", 3_600],
  ["12 hours", 43_200],
  ["1 day", 86_400],
  ["7 days", 604_800],
];

export class Clock {
  /** Shows the time in `button`, which opens the dialog. `advance(seconds)` advances the clock. */
  constructor(button, advance) {
    this.button = button;
    this.advance = advance;
    this.ahead = 0;
    this.time = h("p", { class: "clock-time", "data-testid": "clock-time" });
    this.note = h("p", { class: "muted", role: "status", "data-testid": "clock-ahead" });
    button.addEventListener("click", () => this.open());
  }

  /** Updates the time. `ahead` is how many seconds the playground is ahead of this machine. */
  update(ahead = this.ahead) {
    this.ahead = ahead;
    const time = now();
    const words = `${weekday(time)} ${shortTime(time)}`;
    redraw(this.button, words, () => [icon("clock"), h("span", { class: "clock-words" }, words)]);
    this.button.setAttribute("aria-label", `The playground's clock: ${words}`);
    this.button.classList.toggle("ahead", ahead > 0);
    redraw(this.time, words, () => longDate(time, undefined, true));
    redraw(this.note, ahead, () => (ahead > 0 ? `${duration(ahead)} ahead of this machine` : "Same as this machine's clock"));
  }

  open() {
    openDialog({
      title: "The playground's clock",
      testid: "clock-dialog",
      dismissable: true,
      body: [
        this.time,
        this.note,
        h("h3", { class: "steps-label", id: "steps-label" }, "Set the clock ahead by"),
        h("div", { class: "steps", role: "group", "aria-labelledby": "steps-label" }, STEPS.map(this.step, this)),
        h("p", { class: "muted" }, "The clock cannot be set back. The bot uses it too."),
      ],
    });
  }

  step([words, seconds]) {
    return h(
      "button",
      {
        class: "button secondary",
        type: "button",
        "data-testid": "advance",
        "data-seconds": seconds,
        onclick: () => this.advance(seconds),
      },
      `+${words}`,
    );
  }
}
