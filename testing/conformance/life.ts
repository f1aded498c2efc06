import type { Page } from "playwright";
import { expect, it } from "vitest";
import { seenErrors } from "../page/recordErrors";
import { waitUntilMounted } from "../page/waitForState";
import { markupOf } from "./example";
import { type Stage, showMounted } from "./stage";

export function describeLife(stage: Stage): void {
  const { tag } = stage.schema;

  it("keeps what it drew when it is moved, by append and by moveBefore", async () => {
    const page = await showMounted(stage);
    const kept = await page.evaluate(async (selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      const drawn = element.shadowRoot?.firstElementChild;
      const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));
      const [first, second] = [
        document.createElement("section"),
        document.createElement("section"),
      ];
      document.querySelector("main")?.append(first, second);
      first.append(element);
      await nextTask();
      const afterAppend = element.shadowRoot?.firstElementChild === drawn;
      (second as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(
        element,
        null,
      );
      await nextTask();
      return { afterAppend, afterMove: element.shadowRoot?.firstElementChild === drawn };
    }, tag);
    expect(kept, "what was drawn is still there after a move").toEqual({
      afterAppend: true,
      afterMove: true,
    });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("gives the server's markup back when it is removed, and starts anew when it returns", async () => {
    const page = await showMounted(stage);
    const away = await page.evaluate(async (selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const left = [...(element.shadowRoot?.children ?? [])].map(({ localName }) => localName);
      document.querySelector("main")?.append(element);
      return left;
    }, tag);
    expect(away, "what is in its shadow root once it is removed").toEqual(["slot"]);
    await waitUntilMounted(page, tag);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("clones as the server's markup, which mounts for itself", async () => {
    const page = await showMounted(stage);
    const clone = await page.evaluate((selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      const copy = element.cloneNode(true) as HTMLElement;
      const isDrawn = copy.shadowRoot !== null;
      document.querySelector("main")?.append(copy);
      return { isDrawn, html: copy.outerHTML };
    }, tag);
    expect(clone.isDrawn, "a copy has a shadow root").toBe(false);
    if (!stage.example.patchesMarkup)
      expect(
        clone.html,
        "it changes the server's markup: say patchesMarkup in the example of its test, and revert that at the unmount",
      ).toBe(await normalised(page, markupOf(stage)));
    await waitUntilMounted(page, tag);
    const left = await page.evaluate(async (selector) => {
      const copy = [...document.querySelectorAll(selector)].at(-1);
      copy?.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return copy?.outerHTML;
    }, tag);
    expect(left, "a copy that leaves is as the server sent what it was copied from").toBe(
      await normalised(page, markupOf(stage)),
    );
    expect(await seenErrors(page)).toEqual([]);
  });

  const whenItIsTheServers: Readonly<Record<string, (selector: string) => unknown>> = stage.example
    .patchesMarkup
    ? {
        "gives the light DOM back as the server sent it when it leaves": async (selector) => {
          const element = document.querySelector(selector);
          element?.remove();
          await new Promise((resolve) => setTimeout(resolve, 20));
          return element?.outerHTML;
        },
        "gives the light DOM back as the server sent it for a snapshot": (selector) => {
          document.dispatchEvent(new Event("turbo:before-cache"));
          return document.querySelector(selector)?.outerHTML;
        },
      }
    : {
        "leaves the light DOM as the server sent it": (selector) =>
          document.querySelector(selector)?.outerHTML,
      };
  for (const [title, readMarkup] of Object.entries(whenItIsTheServers))
    it(title, async () => {
      const page = await showMounted(stage);
      expect(await page.evaluate(readMarkup, tag)).toBe(await normalised(page, markupOf(stage)));
      expect(await seenErrors(page)).toEqual([]);
    });
}

function normalised(page: Page, html: string): Promise<string> {
  return page.evaluate((markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    return template.innerHTML;
  }, html);
}
