import { bundleForPage, useDemo } from "@yy/testing";
import { flavour } from "@yy/testing/flavour";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type {} from "../../testing/probeWidget";

const tag = "yy-probe";

describe("widgets that mount on a slow phone", () => {
  const demo = useDemo();

  /**
   * A page whose clock moves 40 ms whenever it is read: each widget takes as long as a task may
   * last.
   */
  async function openSlowPage(): Promise<Page> {
    const inlineScript = await bundleForPage("packages/element/testing/probeWidget.tsx", "probe", {
      flavour,
    });
    const body = `<main><${tag}></${tag}></main>`;
    demo.server.addPage("/slow", { body, inlineScript, script: "none" });
    const page = await demo.open("/slow");
    await waitUntilMounted(page, tag);
    await page.evaluate(() => {
      let time = performance.now();
      performance.now = () => {
        time += 40;
        return time;
      };
      window.renders = [];
    });
    return page;
  }

  const labels = (page: Page) =>
    page.evaluate(() => window.renders.map((props) => (props as { label: string }).label));

  const places = [
    { label: "far below", top: 9000 },
    { label: "just below", top: 900 },
    { label: "first", top: 10 },
    { label: "second", top: 60 },
  ];

  /** @returns what is drawn when the microtasks after the insertion are over */
  const insert = (page: Page, { event = "", gone = "" } = {}) =>
    page.evaluate(
      async ({ list, event, gone }) => {
        document.body.style.position = "relative";
        for (const { label, top } of list) {
          const element = document.createElement("yy-probe");
          Object.assign(element.style, { position: "absolute", top: `${top}px` });
          Object.assign(element.dataset, { label, mount: "eager" });
          document.body.append(element);
        }
        await new Promise<void>((resolve) => queueMicrotask(resolve));
        if (event) dispatchEvent(new Event(event));
        if (gone) document.querySelector(`[data-label="${gone}"]`)?.remove();
        return window.renders.map((props) => (props as { label: string }).label);
      },
      { list: places, event, gone },
    );

  it("leave the page a turn after each, those on screen first", async () => {
    const page = await openSlowPage();
    expect(await insert(page)).toEqual(["first"]);
    await expect.poll(() => labels(page)).toHaveLength(4);
    expect(await labels(page)).toEqual(["first", "second", "just below", "far below"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("leave it a turn after each when attributes of many change", async () => {
    const page = await openSlowPage();
    await insert(page);
    await expect.poll(() => labels(page)).toHaveLength(4);
    const drawn = await page.evaluate(async () => {
      window.renders = [];
      for (const element of document.querySelectorAll<HTMLElement>("yy-probe"))
        element.dataset.label = `new ${element.dataset.label}`;
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      return window.renders.length;
    });
    expect(drawn).toBe(1);
    await expect.poll(() => labels(page)).toHaveLength(5);
  });

  it("are all on paper, however long it takes", async () => {
    const page = await openSlowPage();
    expect(await insert(page, { event: "beforeprint" })).toHaveLength(4);
  });

  it("leave out what was taken away before its turn", async () => {
    const page = await openSlowPage();
    await insert(page, { gone: "second" });
    await waitUntilMounted(page, "[data-label='far below']");
    expect(await labels(page)).toEqual(["first", "just below", "far below"]);
    expect(await seenErrors(page)).toEqual([]);
  });
});
