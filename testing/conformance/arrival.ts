import { parseAttribute } from "@yy/element/config/parseAttribute";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { distUrl } from "../flavour";
import { seenErrors } from "../page/recordErrors";
import { waitUntilMounted } from "../page/waitForState";
import { waitInPage } from "../page/waitInPage";
import { markupOf } from "./example";
import { attributeSamples } from "./samples";
import { openMounted, openPage, type Stage, visitOf } from "./stage";

/** Tests the ways in which a tag, its children and the script may arrive, each on a page of its own. */
export function describeArrival(stage: Stage): void {
  const { tag } = stage.schema;

  it("mounts from the classic script in the head, run before the body is parsed", async () => {
    const page = await openMounted(stage, { script: "classic", scriptPosition: "head" });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("mounts from innerHTML, after the page has long loaded", async () => {
    const page = await openPage(stage, "");
    await insert(page, markupOf(stage));
    await waitUntilMounted(page, tag);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("mounts when its tag is open and its children are still on their way", async () => {
    const [open = "", rest = ""] = markupOf(stage).split(/(?<=^<[^>]*>)/);
    const body = `<main>${open}<script nonce="{{nonce}}" src="/slow.js"></script>${rest}</main>`;
    stage.demo.server.addPage("/conformance", {
      body,
      head: stage.example.head ?? "",
      script: "classic",
      scriptPosition: "head",
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let page: Page | undefined;
    const arrival = stage.demo.open("/conformance", {
      ...visitOf(stage.example),
      prepare: async (fresh) => {
        page = fresh;
        await fresh.route("/slow.js", async (route) => {
          await held;
          await route.fulfill({ body: "", contentType: "text/javascript" });
        });
      },
    });
    await expect.poll(() => page !== undefined).toBe(true);
    if (page) {
      const isThere = (name: string) => document.querySelectorAll(name).length === 1;
      await waitInPage(page, isThere, tag, `the open ${tag}`);
      await waitUntilDefined(page, tag);
    }
    release();
    const arrived = await arrival;
    await waitUntilMounted(arrived, tag);
    expect(await seenErrors(arrived)).toEqual([]);
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

function insert(page: Page, html: string): Promise<void> {
  return page.evaluate((markup) => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", markup);
  }, html);
}
