import { guideExamples, sharePage, useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

/**
 * Runs in the page. For each widget of the tag: focuses its first focusable control of the server's
 * markup, and waits until the widget has mounted.
 * @returns HTML of the control, if the focus is not in the widget then although one of its controls
 * could have it; else ""
 */
async function lostFocus([html, tag]: readonly [html: string, tag: string]): Promise<string> {
  const controls = "a[href], button, input, select, textarea, summary, [tabindex]";
  const main = document.querySelector("main") as HTMLElement;
  const isAtWork = (widget: Element) =>
    !widget.matches(":is(:state(mounted), :state(failed))") || widget.matches(":state(loading)");
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const takesFocus = (control: HTMLElement) => {
    control.focus();
    return control.matches(":focus");
  };

  for (let at = 0; ; at += 1) {
    main.replaceChildren();
    // Removed widgets unmount one task later.
    await new Promise((resolve) => setTimeout(resolve, 10));
    main.innerHTML = html;
    const widget = main.querySelectorAll<HTMLElement>(tag)[at];
    if (!widget) return "";
    // In the task of the insertion, because widgets mount in a microtask at the earliest.
    const control = [...widget.querySelectorAll<HTMLElement>(controls)].find(takesFocus);
    if (!control) continue;
    const deadline = performance.now() + 3000;
    while (isAtWork(widget) && performance.now() < deadline) await nextFrame();
    if (widget.matches(":state(failed)")) continue;
    // Browsers remove the focus from an element that is no longer rendered only before the next
    // frame.
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
    if (widget.contains(document.activeElement)) return "";
    const drawn = widget.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [];
    const others = [...drawn, ...widget.querySelectorAll<HTMLElement>(controls)];
    return others.some(takesFocus) ? control.outerHTML : "";
  }
}

/**
 * The element layer passes the focus on; these are one widget or two for each way in which a
 * control is replaced.
 */
const sample = [
  // Drawn in place of the server's control, near the viewport and at once.
  ...["follow-button", "location"],
  // Beside it, while it is hidden: a button, a field, and those of a library.
  ...["seller-toggle", "star-rating", "select"],
  // The server's own controls stay: in a form, a list, panels, with a library.
  ...["form", "message-list", "accordion", "mask"],
  // Their element is put away: in a dialog, by a library, until the session is known.
  ...["modal", "slider", "session-gate"],
];

// The renderers draw at different times: Preact at once, React in its own.
describe.each(["react", "lite"] as const)(
  "a visitor who is on a control of the server's when the script comes, on %s",
  (flavour) => {
    const demo = useDemo();
    const examplesOf = guideExamples(demo);

    const page = sharePage(demo, async () => {
      demo.server.addPage("/foco", {
        flavour,
        head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
        // Requests the session.
        body: '<main></main><yy-session-value data-field="name"></yy-session-value>',
      });
      const opened = await demo.open("/foco", { signedInAs: 1 });
      await session.waitUntilKnown(opened);
      return opened;
    });

    it.each(sample)("stays in yy-%s", async (name) => {
      const html = await examplesOf(name);
      // Loads the code of every tag, without which nothing would mount.
      await page().evaluate(async (markup) => {
        const main = document.querySelector("main") as HTMLElement;
        main.innerHTML = markup;
        const tags = [...main.querySelectorAll(":not(:defined)")].map(({ localName }) => localName);
        await Promise.all(tags.map((tag) => customElements.whenDefined(tag)));
      }, html);
      expect(await page().evaluate(lostFocus, [html, `yy-${name}`] as const)).toBe("");
    });
  },
);
