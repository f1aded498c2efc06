import { type Demo, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const formsOf = (names: readonly string[]) =>
  names
    .map((name) => `<form><input name="${name}" value="a"><button type="button">ok</button></form>`)
    .join("");

/** Ends the test when the page hangs. */
const soon = <T>(work: Promise<T>, what: string): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`the page hangs: ${what}`)), 4000);
    }),
  ]);

/** Every member that a form has, but for constants and handlers. */
const membersOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [HTMLFormElement, HTMLElement, Element, Node, EventTarget].flatMap(({ prototype }) =>
        Object.getOwnPropertyNames(prototype).filter((name) => !/^[A-Z]|^on/.test(name)),
      ),
    ),
  ]);

/** Uses each form in the page itself: Playwright's own ways walk up from what they click, and would not come back. */
async function useForms(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const used = page.evaluate((at) => {
      const button = document.querySelectorAll<HTMLElement>("main form button")[at];
      if (!button) throw new Error(`there are no ${at + 1} forms`);
      const init = { bubbles: true, composed: true };
      button.focus();
      for (const type of ["pointerdown", "mousedown", "mouseover", "mouseup"])
        button.dispatchEvent(new MouseEvent(type, init));
      button.click();
      button.previousElementSibling?.dispatchEvent(new InputEvent("input", init));
    }, index);
    await soon(used, `a field called ${name}`);
  }
}

/** What the fields of the forms stand in for. */
const hiddenMembers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main form input[name]")]
      .filter(({ form, name }) => form && Reflect.get(form, name) instanceof HTMLInputElement)
      .map(({ name }) => name),
  );

/** What libraries read to find their way through a page. */
const walked = [
  ...["addEventListener", "childNodes", "closest", "contains", "firstChild", "getRootNode"],
  ...["matches", "nextSibling", "nodeType", "ownerDocument", "parentElement", "parentNode"],
];

describe("forms with fields called after what every node has", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  /** A server's answer with such forms. */
  const answer = ({ server }: Demo, names: readonly string[]) =>
    server.addPage("/formularios", { html: formsOf(names) });

  it("freeze nothing in an answer that yy-content-loader shows", async () => {
    const page = await fixture("");
    const names = await membersOf(page);
    answer(demo, names);
    await page.evaluate(() => {
      window.fixture.show('<yy-content-loader data-src="/formularios"></yy-content-loader>');
    });
    await waitForState(page, "yy-content-loader", "finished");
    await useForms(page, names);
    expect(walked.filter((name) => !names.includes(name))).toEqual([]);
    const hidden = await hiddenMembers(page);
    expect(hidden.filter((name) => walked.includes(name))).toEqual([]);
    expect(hidden).toEqual(expect.arrayContaining(["title", "id", "name", "action", "method"]));
    expect(await seenErrors(page)).toEqual([]);
  });

  it("freeze nothing in a page that yy-infinite-scroll adds", async () => {
    answer(demo, walked);
    const page = await fixture(
      '<yy-infinite-scroll data-next-url="/formularios"><p>primeira</p></yy-infinite-scroll>',
    );
    await waitForState(page, "yy-infinite-scroll", "finished");
    await useForms(page, walked);
    expect(await hiddenMembers(page)).toEqual([]);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("freeze nothing in the server's own markup inside yy-accordion", async () => {
    const page = await fixture(
      `<yy-accordion><details open><summary>um</summary>${formsOf(walked)}</details></yy-accordion>`,
    );
    await waitUntilMounted(page, "yy-accordion");
    expect((await hiddenMembers(page)).sort()).toEqual(walked);
    await useForms(page, walked);
    expect(await seenErrors(page)).toEqual([]);
  });
});
