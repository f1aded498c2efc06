import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const form = (field: string) =>
  `<form><input id="field" name="${field}" value="a"><button type="button" id="inside">ok</button></form>`;

/** Where the element is. Playwright's own locators walk up from it, and would not come back. */
const placeOf = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const host = document.querySelector(selector);
    const box = (
      host?.shadowRoot?.querySelector("[value='4']")?.parentElement ?? host
    )?.getBoundingClientRect();
    if (!box) throw new Error(`no ${selector}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);

/** Ends the test when the page hangs. */
const soon = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("the page hangs")), 5000)),
  ]);

async function click(page: Page, selector: string): Promise<void> {
  const { x, y } = await soon(placeOf(page, selector));
  await soon(page.mouse.click(x, y));
}

async function hover(page: Page, selector: string): Promise<void> {
  const { x, y } = await soon(placeOf(page, selector));
  await soon(page.mouse.move(x, y));
}

const textIn = (page: Page, selector: string) =>
  soon(
    page.evaluate(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value,
      selector,
    ),
  );

const phaseOf = (page: Page) =>
  soon(
    page.evaluate(() => {
      const modal = document.querySelector("yy-modal");
      return ["opening", "open", "closing"].find((phase) => modal?.matches(`:state(${phase})`));
    }),
  );

/** Everything a visitor does there: pointer, keys, focus, selection. */
async function useField(page: Page): Promise<void> {
  await click(page, "#inside");
  await click(page, "#field");
  await soon(page.keyboard.press("Shift+Home"));
  await soon(page.keyboard.type("b"));
  await soon(page.mouse.move(0, 0));
  expect(await textIn(page, "#field")).toContain("b");
}

describe("a form whose field is called parentNode", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  it("works inside a widget as on any page", async () => {
    const page = await fixture(
      `<yy-accordion><details open><summary>um</summary>${form("parentNode")}</details></yy-accordion>`,
    );
    await waitUntilMounted(page, "yy-accordion");
    await useField(page);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("leaves a widget inside it its own events, and the pointer its way there", async () => {
    const page = await fixture(
      `<yy-accordion><details open><summary>um</summary><form><input id="field" name="parentNode"><button type="button" id="inside">ok</button>
       <yy-star-rating><label>sua nota <input id="stars" type="number" name="stars" min="0" max="5"></label></yy-star-rating></form></details></yy-accordion>`,
    );
    await waitUntilMounted(page, "yy-star-rating");
    await useField(page);
    await hover(page, "#field");
    await click(page, "yy-star-rating");
    expect(await textIn(page, "#stars")).toBe("4");
    await hover(page, "#field");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("closes in a modal while the field has the focus", async () => {
    const page = await fixture(
      `<button data-yy-open="m">abrir</button><yy-modal data-name="m" data-label="um">${form("parentNode")}<button type="button" data-yy-close>sair</button></yy-modal>`,
    );
    await waitUntilMounted(page, "yy-modal");
    for (const leave of [
      () => soon(page.keyboard.press("Escape")),
      () => click(page, "[data-yy-close]"),
    ]) {
      await click(page, "[data-yy-open]");
      await expect.poll(() => phaseOf(page)).toBe("open");
      await click(page, "#field");
      await soon(page.keyboard.type("b"));
      await leave();
      await expect.poll(() => phaseOf(page)).toBeUndefined();
    }
    expect(await seenErrors(page)).toEqual([]);
  });
});

describe("a document in which an image is called parentNode", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  it("does not keep a page from going on", async () => {
    const page = await fixture(
      `<img name="parentNode" alt=""><yy-accordion><details open><summary>um</summary>${form("a")}</details></yy-accordion>`,
    );
    await waitUntilMounted(page, "yy-accordion");
    await useField(page);
    expect(await seenErrors(page)).toEqual([]);
  });
});
