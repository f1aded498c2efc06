import { parseAttribute } from "@yy/element/attributes/parseAttribute";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { holdRequests } from "../demo/holdRequests";
import { distUrl } from "../flavour";
import { seenErrors } from "../page/recordErrors";
import { waitUntilMounted } from "../page/waitForState";
import { waitInPage } from "../page/waitInPage";
import { markupOf } from "./example";
import { attributeSamples } from "./samples";
import { openMounted, openPage, type Stage, visitOf } from "./stage";

/** Tests a page that the browser has just parsed. */
export function describeParsedPage(stage: Stage): void {
  const { tag } = stage.schema;

  it("mounts from parsed HTML without an error, a layout shift or a violation of the policy", async () => {
    const page = await openMounted(stage);
    expect(await page.locator(`${tag}:state(mounted)`).count()).toBe(1);
    expect(await seenErrors(page)).toEqual([]);
    const shifts = await page.evaluate(() => window.layoutShifts);
    const name = tag.slice("yy-".length);
    expect(shifts, `widgets/${name}/${name}.page.css keeps the room of what is drawn`).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    // The widget renders around the server's children or in place of them; some, such as the icon,
    // only after a response.
    const slots = () => page.locator(`${tag} slot:not([name])`).count();
    const message = "it draws a slot, exactly where the example of its test says keepsChildren";
    await expect.poll(slots, { message }).toBe(stage.example.keepsChildren ? 1 : 0);
  });
}

/**
 * Tests the orders in which a tag, its children and the script may arrive, each on a separate page.
 */
export function describeArrival(stage: Stage): void {
  const { tag } = stage.schema;

  it("mounts from the classic script in the head, while its children are still on their way", async () => {
    const [open = "", rest = ""] = markupOf(stage).split(/(?<=^<[^>]*>)/);
    const slow = '<script nonce="{{nonce}}" src="/slow.js"></script>';
    stage.demo.server.addPage("/slow.js", {
      html: "",
      headers: { "content-type": "text/javascript" },
    });
    let opened: Page | undefined;
    let release = () => {};
    stage.demo.server.addPage("/conformance", {
      body: `<main>${open}${slow}${rest}</main>`,
      head: stage.example.head ?? "",
      script: "classic",
      scriptPosition: "head",
    });
    const arrival = stage.demo.open("/conformance", {
      ...visitOf(stage.example),
      prepare: async (fresh) => {
        release = await holdRequests(fresh, "/slow.js");
        opened = fresh;
      },
    });
    await expect.poll(() => opened !== undefined).toBe(true);
    if (opened) {
      const isThere = (name: string) => document.querySelectorAll(name).length === 1;
      await waitInPage(opened, isThere, tag, `the open ${tag}`);
      await waitUntilDefined(opened, tag);
    }
    release();
    const page = await arrival;
    await waitUntilMounted(page, tag);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("takes every property set before the upgrade", async () => {
    const samples = attributeSamples(stage);
    const copies = samples.map(({ attribute }) => markupOf(stage, { [attribute]: null }));
    const page = await openPage(stage, copies.join(""), { script: "none" });
    const early = samples.map(({ property, spec, attribute, good }) => ({
      property,
      value: parseAttribute(spec, good, { tag, name: attribute }, page.url()),
    }));
    await page.evaluate(
      ([selector, values]) => {
        const elements = document.querySelectorAll(selector);
        values.forEach(({ property, value }, index) => {
          Object.assign(elements[index] ?? {}, { [property]: value });
        });
      },
      [tag, early] as const,
    );
    await page.addScriptTag({ url: `${distUrl}/yy.js`, type: "module" });
    await waitUntilDefined(page, tag);
    const read = await page.evaluate(
      ([selector, values]) => {
        const elements = document.querySelectorAll(selector);
        return values.map(({ property }, index) => ({
          property,
          value: Reflect.get(elements[index] ?? {}, property) as unknown,
        }));
      },
      [tag, early] as const,
    );
    expect(read).toEqual(early);
  });
}

function waitUntilDefined(page: Page, tag: string): Promise<void> {
  const isDefined = (name: string) => customElements.get(name) !== undefined;
  return waitInPage(page, isDefined, tag, `${tag} to be defined`);
}
