import { guideExamples, sharePage, useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { widgetNames } from "../../../scripts/repository";

/**
 * Puts the focus on the first control that the server gave a widget of the tag, before that mounts. Runs in the page.
 * @returns the control, when nothing has its focus afterwards although something of the widget takes it
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
    // What has left the page unmounts a task later.
    await new Promise((resolve) => setTimeout(resolve, 10));
    main.innerHTML = html;
    const widget = main.querySelectorAll<HTMLElement>(tag)[at];
    if (!widget) return "";
    // Widgets mount in a microtask at the earliest.
    const control = [...widget.querySelectorAll<HTMLElement>(controls)].find(takesFocus);
    if (!control) continue;
    const deadline = performance.now() + 3000;
    while (isAtWork(widget) && performance.now() < deadline) await nextFrame();
    if (widget.matches(":state(failed)")) continue;
    // The browser takes the focus from what shows no longer before it draws.
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
    if (widget.contains(document.activeElement)) return "";
    const drawn = widget.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [];
    const others = [...drawn, ...widget.querySelectorAll<HTMLElement>(controls)];
    return others.some(takesFocus) ? control.outerHTML : "";
  }
}

describe("a visitor who is on a control of the server's when the script comes", () => {
  const demo = useDemo();
  const examplesOf = guideExamples(demo);

  const page = sharePage(demo, async () => {
    demo.server.addPage("/foco", {
      head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
      // Asks who is there.
      body: '<main></main><yy-session-value data-field="name"></yy-session-value>',
    });
    const opened = await demo.open("/foco", { signedInAs: 1 });
    await session.waitUntilKnown(opened);
    return opened;
  });

  it.each(widgetNames())("stays in yy-%s", async (name) => {
    const html = await examplesOf(name);
    // The code of every tag, without which nothing would mount.
    await page().evaluate(async (markup) => {
      const main = document.querySelector("main") as HTMLElement;
      main.innerHTML = markup;
      const tags = [...main.querySelectorAll(":not(:defined)")].map(({ localName }) => localName);
      await Promise.all(tags.map((tag) => customElements.whenDefined(tag)));
    }, html);
    expect(await page().evaluate(lostFocus, [html, `yy-${name}`] as const)).toBe("");
  });
});
