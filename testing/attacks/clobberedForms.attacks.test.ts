import { collectProblems, useDemo } from "@yy/testing";
import { seenErrors, waitForState } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const formsOf = (names: readonly string[]) =>
  names
    .map((name) => `<form><input name="${name}" value="a"><button type="button">ok</button></form>`)
    .join("");

/**
 * Runs in the page: uses each form in a widget. Playwright's own clicks would not end, because they
 * walk up the tree from the clicked element.
 * @returns the members of forms that fields hide
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

/** Members that libraries read to traverse a page. */
const walked = [
  ...["addEventListener", "childNodes", "closest", "contains", "firstChild", "getRootNode"],
  ...["matches", "nextSibling", "nodeType", "ownerDocument", "parentElement", "parentNode"],
];

/** Members that tabs read from their panels. */
const panelNames = ["id", ...walked];

/** Tabs whose panels are forms, each with a field of this name. */
const tabsOf = (name: string) =>
  `<yy-tabs data-mount="eager"><p data-part="list"><a href="#a-${name}">a</a><a href="#b-${name}">b</a></p>
   ${["a", "b"].map((id) => `<form data-part="panel" id="${id}-${name}"><input name="${name}"></form>`).join("")}</yy-tabs>`;

/** All members of a form except constants and event handlers. */
const membersOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [HTMLFormElement, HTMLElement, Element, Node, EventTarget].flatMap(({ prototype }) =>
        Object.getOwnPropertyNames(prototype).filter((name) => !/^[A-Z]|^on/.test(name)),
      ),
    ),
  ]);

// The two renderers traverse a page by different members.
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
        <yy-accordion data-mount="eager"><details open><summary>um</summary>${formsOf(walked)}</details></yy-accordion></main>`,
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

    it("break no widget that they are in when their own space is pressed", async () => {
      const forms = formsOf(walked);
      demo.server.addPage("/page", {
        flavour,
        body: `<main>${forms}
          <yy-tabs data-mount="eager"><p data-part="list"><a href="#um">um</a><a href="#dois">dois</a></p>
            <div data-part="panel" id="um">${panelNames.map(tabsOf).join("")}</div><div data-part="panel" id="dois"></div></yy-tabs>
          <yy-accordion data-mount="eager" data-one-open><details open><summary>um</summary>${forms}</details></yy-accordion>
          <yy-slider data-mount="eager" data-label="fotos"><div data-href="#x">${forms}</div><div>dois</div></yy-slider>
          <yy-video-gallery data-mount="eager" data-mode="modal"><div>${forms}</div></yy-video-gallery>
          <yy-infinite-scroll data-mount="eager" data-next-url="/mais" data-finished>${forms}${formsOf(["matches"])}</yy-infinite-scroll>
          <yy-message-list data-mount="eager"><nav data-part="filter"><a href="?" data-type="">tudo</a></nav>${forms}
            <ul data-part="messages"></ul><p data-part="empty">nada</p></yy-message-list>
          <yy-flash><p data-flash="alert">erro</p></yy-flash></main>`,
      });
      const page = await demo.open("/page");
      const problems = collectProblems(page);
      const tags = "tabs accordion slider video-gallery infinite-scroll message-list flash".split(
        " ",
      );
      await waitForState(page, tags.map((tag) => `yy-${tag}`).join(), "mounted");
      const ids = await page.evaluate(() => {
        const changed: string[] = [];
        document.addEventListener("yy:tab-changed", (event) =>
          changed.push((event as CustomEvent).detail.id),
        );
        const init = { bubbles: true, composed: true, cancelable: true };
        for (const form of document.querySelectorAll("form"))
          for (const type of ["pointerdown", "pointerup", "click", "toggle"])
            EventTarget.prototype.dispatchEvent.call(form, new PointerEvent(type, init));
        for (const tab of document.querySelectorAll<HTMLElement>("yy-tabs yy-tabs [href^='#b-']"))
          tab.click();
        return changed;
      });
      expect(problems.errors).toEqual([]);
      expect(ids).toEqual(panelNames.map((name) => `b-${name}`));
      expect(await seenErrors(page)).toEqual([]);
    });
  },
);
