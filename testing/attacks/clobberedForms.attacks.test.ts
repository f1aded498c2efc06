import { useDemo } from "@yy/testing";
import { seenErrors, waitForState } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const formsOf = (names: readonly string[]) =>
  names
    .map((name) => `<form><input name="${name}" value="a"><button type="button">ok</button></form>`)
    .join("");

/**
 * Runs in the page, because Playwright's own ways walk up from what they click, and would not come back: uses each form in a widget.
 * @returns the members that their fields hide
 */
function useForms(tag: string): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`${tag} form input`)];
  const init = { bubbles: true, composed: true };
  for (const field of fields) {
    const button = field.nextElementSibling as HTMLElement;
    button.focus();
    for (const type of ["pointerdown", "mousedown", "mouseover", "mouseup"])
      button.dispatchEvent(new MouseEvent(type, init));
    button.click();
    field.dispatchEvent(new InputEvent("input", init));
  }
  return fields
    .filter(({ form, name }) => form && Reflect.get(form, name) instanceof HTMLInputElement)
    .map(({ name }) => name);
}

/** What libraries read to find their way through a page. */
const walked = [
  ...["addEventListener", "childNodes", "closest", "contains", "firstChild", "getRootNode"],
  ...["matches", "nextSibling", "nodeType", "ownerDocument", "parentElement", "parentNode"],
];

/** Every member that a form has, but for constants and handlers. */
const membersOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [HTMLFormElement, HTMLElement, Element, Node, EventTarget].flatMap(({ prototype }) =>
        Object.getOwnPropertyNames(prototype).filter((name) => !/^[A-Z]|^on/.test(name)),
      ),
    ),
  ]);

// The two renderers find their way through a page by different members.
describe.each(["react", "lite"] as const)(
  "with %s, forms with fields called after members",
  (flavour) => {
    const demo = useDemo();

    it("freeze nothing in an answer nor in the server's own markup", async () => {
      const names = await membersOf(await demo.open("/"));
      expect(names).toEqual(expect.arrayContaining(walked));
      demo.server.addPage("/formularios", { html: formsOf(names) });
      demo.server.addPage("/page", {
        flavour,
        body: `<main><yy-content-loader data-src="/formularios"></yy-content-loader>
        <yy-accordion><details open><summary>um</summary>${formsOf(walked)}</details></yy-accordion></main>`,
      });
      const page = await demo.open("/page");
      await waitForState(page, "yy-content-loader", "finished");
      await waitForState(page, "yy-accordion", "mounted");
      const inAnswer = await page.evaluate(useForms, "yy-content-loader");
      expect(inAnswer.filter((name) => walked.includes(name))).toEqual([]);
      expect(inAnswer).toEqual(expect.arrayContaining(["title", "id", "name", "action", "method"]));
      const inMarkup = await page.evaluate(useForms, "yy-accordion");
      expect(inMarkup.sort()).toEqual(walked);
      expect(await seenErrors(page)).toEqual([]);
    });
  },
);
