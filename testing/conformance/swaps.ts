import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { sharePage } from "../demo/sharePage";
import { seenErrors } from "../page/recordErrors";
import { waitInPage } from "../page/waitInPage";
import { sampled } from "../sample";
import { markupOf } from "./example";
import { swapSample } from "./mechanismSample";
import { type Stage, visitOf, waitUntilDrawn } from "./stage";
import { type SwapLibrary, swapByGuide, swapPath, swapScript } from "./swapLibraries";

declare global {
  interface Window {
    /** The widget that the page had before a swap, and a copy of it. */
    before: { readonly widget: Element; readonly copy: Element };
  }
}

/** Swaps that replace the old elements by new ones: the guide's code with changes. */
const plainSwaps: Readonly<Partial<Record<SwapLibrary, Readonly<Record<string, object>>>>> = {
  htmx: {
    outerHTML: { outerMorph: "outerHTML" },
    innerHTML: { outerMorph: "innerHTML", 'target="main"': 'target="body"' },
  },
  unpoly: { reload: {} },
};

/** Tests what a page keeps when a library other than Turbo swaps it. */
export function describeSwaps(stage: Stage): void {
  const libraries: SwapLibrary[] = ["idiomorph", "htmx", "alpine", "morphdom", "unpoly"];
  const asked = sampled(
    libraries,
    (library) => library === "idiomorph" || swapSample.includes(stage.schema.tag),
  );
  describe.each(asked)("by %s", (library) => describeLibrary(stage, library));
}

function describeLibrary(stage: Stage, library: SwapLibrary): void {
  const { tag } = stage.schema;
  let version = 0;

  /**
   * Adds the next version of the page, with another text and another value of one of the widget's
   * attributes.
   * @param head empty for answers to an open page, because they would have another nonce than the
   * page
   */
  function addVersion(head = ""): void {
    version += 1;
    const mount = version % 2 === 0 ? "eager" : null;
    stage.demo.server.addPage(swapPath, {
      body: `<main>
        <p id="news">notícia ${version}</p>
        ${markupOf(stage, { "data-mount": mount })}
      </main>`,
      head,
    });
  }

  const page = sharePage(stage.demo, async () => {
    addVersion((stage.example.head ?? "") + swapScript(library));
    const opened = await stage.demo.open(swapPath, visitOf(stage.example));
    await waitUntilDrawn(stage, opened);
    return opened;
  });

  /** Swaps the page for its next version. */
  async function swap(changes = {}): Promise<void> {
    addVersion();
    await swapByGuide(page(), library, changes);
    await waitUntilThere(page(), `notícia ${version}`);
    await waitUntilDrawn(stage, page());
  }

  async function expectNoComplaint(): Promise<void> {
    expect(await seenErrors(page())).toEqual([]);
    expect(collectProblems(page())).toEqual({ errors: [], cspViolations: [] });
  }

  if (library !== "unpoly")
    it("stays itself through a morph", async () => {
      for (let times = 0; times < 2; times += 1) {
        // The widget measures what it draws in the frame after it.
        await page().evaluate(() => new Promise(requestAnimationFrame));
        await page().evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        await page().evaluate(remember, tag);
        await swap();
        // As a text, because the message of an array would not show what differs.
        await expect
          .poll(async () => (await page().evaluate(differences, tag)).join("\n"))
          .toBe("");
      }
      await expectNoComplaint();
    });

  it.each(Object.entries(plainSwaps[library] ?? {}))(
    "mounts anew after a swap by %s, and nothing holds the old ones",
    async (_, changes) => {
      await page().evaluate(() => Object.assign(window, { before: undefined, removedWidgets: [] }));
      const devTools = await page().context().newCDPSession(page());
      for (let times = 0; times < 5; times += 1) {
        await page().evaluate((selector) => {
          const widget = document.querySelector(selector) as Element;
          window.removedWidgets.push(new WeakRef(widget));
        }, tag);
        await swap(changes);
      }
      const held = async () => {
        await devTools.send("HeapProfiler.collectGarbage");
        return page().evaluate(() => window.removedWidgets.filter((it) => it.deref()).length);
      };
      // The renderer and Unpoly may hold the last element. The interval is long, because garbage
      // collection blocks the page's tasks.
      await expect.poll(held, { interval: 100 }).toBeLessThan(3);
      await expectNoComplaint();
    },
  );
}

function remember(selector: string): void {
  const widget = document.querySelector(selector) as Element;
  window.before = { widget, copy: widget.cloneNode(true) as Element };
}

/**
 * Runs in the page: returns the differences of the widget and its light DOM from before, without
 * the new attribute.
 */
function differences(selector: string): string[] {
  const widget = document.querySelector(selector) as Element;
  const mount = widget.getAttribute("data-mount");
  const expected = window.before.copy.cloneNode(true) as Element;
  const found = [];
  if (widget !== window.before.widget) found.push("another element");
  if (expected.getAttribute("data-mount") === mount) found.push("the attribute is not new");
  if (Reflect.get(widget, "mount") !== (mount ?? undefined)) found.push("the property is not new");
  if (mount === null) expected.removeAttribute("data-mount");
  else expected.setAttribute("data-mount", mount);
  /**
   * Leaves out the numbers of the widgets' own nodes, which are new, and morphdom's attribute on
   * the chosen option.
   */
  const comparable = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const node of copy.querySelectorAll("*")) {
      if (node.localName === "option") node.removeAttribute("selected");
      for (const name of ["id", "aria-describedby"])
        if (node.getAttribute(name)?.startsWith("yy-")) node.setAttribute(name, "ours");
    }
    return copy;
  };
  if (!comparable(expected).isEqualNode(comparable(widget)))
    found.push(expected.outerHTML, widget.outerHTML);
  return found;
}

// A locator is not used, because Playwright's first locator adds its library to the document.

function waitUntilThere(page: Page, text: string): Promise<void> {
  const isThere = (wanted: string) => document.querySelector("#news")?.textContent === wanted;
  return waitInPage(page, isThere, text, `the page to have ${text}`);
}
