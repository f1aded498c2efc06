import { bundleForPage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type * as Patching from "../../testing/patching";

declare global {
  interface Window {
    patching: typeof Patching;
    /** What the work of a test has done, in order. */
    work: string[];
  }
}

const field = '<input id="a" aria-describedby="hint" disabled>';

describe("patches of the server's markup", () => {
  const demo = useDemo();

  async function open(body: string, libs: readonly ("turbo" | "turbolinks")[] = []): Promise<Page> {
    const inlineScript = await bundleForPage("packages/element/testing/patching.ts", "patching");
    demo.server.addPage("/patches", {
      body: `<main>${body}</main>`,
      inlineScript,
      libs: [...libs],
    });
    return demo.open("/patches");
  }

  const markup = (page: Page) => page.locator("main").innerHTML();

  it("gives attributes back as they were, also those that were not there", async () => {
    const page = await open(field);
    const patched = await page.evaluate(() => {
      const patches = new window.patching.DomPatches();
      const input = document.querySelector("#a") as HTMLElement;
      patches.set(input, "disabled", null);
      patches.set(input, "data-state", "dirty");
      patches.set(input, "data-state", "dirty valid");
      const html = input.outerHTML;
      const original = patches.original(input, "disabled");
      patches.revert();
      return { html, original };
    });
    expect(patched).toEqual({
      html: '<input id="a" aria-describedby="hint" data-yy-was="{&quot;disabled&quot;:&quot;&quot;,&quot;data-state&quot;:null}" data-state="dirty valid">',
      original: "",
    });
    expect(await page.locator("#a").evaluate((input) => input.outerHTML)).toContain("disabled");
    expect(await page.locator("#a").getAttribute("data-state")).toBeNull();
  });

  it("writes again what goes with the patch of another widget that was there before", async () => {
    const page = await open(field);
    const hidden = await page.evaluate(async () => {
      const input = document.querySelector("#a") as HTMLInputElement;
      const first = new window.patching.DomPatches();
      const second = new window.patching.DomPatches(() => second.set(input, "hidden", ""));
      first.set(input, "hidden", "");
      second.set(input, "hidden", "");
      first.revert();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const before = input.hidden;
      second.revert();
      return [before, input.hidden];
    });
    expect(hidden).toEqual([true, false]);
  });

  it("leaves what the page has written meanwhile", async () => {
    const page = await open(field);
    await page.evaluate(() => {
      const patches = new window.patching.DomPatches();
      const input = document.querySelector("#a") as HTMLElement;
      patches.set(input, "title", "nossa");
      input.setAttribute("title", "da página");
      patches.set(input, "title", "nossa de novo");
      input.setAttribute("lang", "pt");
      patches.set(input, "lang", "en");
      input.setAttribute("lang", "es");
      patches.revert();
    });
    expect(await page.locator("#a").getAttribute("title")).toBe("da página");
    expect(await page.locator("#a").getAttribute("lang")).toBe("es");
  });

  it("shares lists of ids with the page and with other patching", async () => {
    const page = await open(field);
    const lists = await page.evaluate(() => {
      const [one, other] = [new window.patching.DomPatches(), new window.patching.DomPatches()];
      const input = document.querySelector("#a") as HTMLElement;
      const list = () => input.getAttribute("aria-describedby");
      const seen: (string | null)[] = [];
      one.addToken(input, "aria-describedby", "x");
      other.addToken(input, "aria-describedby", "y");
      other.addToken(input, "aria-describedby", "hint");
      seen.push(list());
      one.revert();
      seen.push(list());
      other.removeToken(input, "aria-describedby", "hint");
      other.revert();
      seen.push(list());
      return seen;
    });
    expect(lists).toEqual(["hint x y", "hint y", "hint"]);
  });

  it("takes its own nodes out again", async () => {
    const page = await open(field);
    const before = await markup(page);
    const during = await page.evaluate(() => {
      const patches = new window.patching.DomPatches();
      const input = document.querySelector("#a") as HTMLElement;
      const note = patches.insert(document.createElement("b"), (node) => input.after(node));
      patches.insert(document.createElement("i"), (node) => input.before(node));
      patches.remove(note);
      const html = document.querySelector("main")?.innerHTML;
      patches.revert();
      return html;
    });
    expect(during).toMatch(/^<i id="yy-\w+" data-yy-own=""><\/i><input [^>]+>$/);
    expect(await markup(page)).toBe(before);
  });

  /** Marks the input for as long as the work lasts. */
  const startWork = (page: Page) =>
    page.evaluate(() => {
      window.work = [];
      const input = document.querySelector("#a") as HTMLElement;
      const end = window.patching.patchDom(input, (patches) => {
        window.work.push("begin");
        patches.set(input, "data-patched", "");
        return () => window.work.push("end");
      });
      Object.assign(window, { endWork: end });
    });

  const patched = (page: Page) => page.locator("[data-patched]").count();

  it("is given back before Turbo copies the page, and does not begin on what has left", async () => {
    demo.server.addPage("/elsewhere", { body: "<main>outra</main>", libs: ["turbo"] });
    const page = await open(field, ["turbo"]);
    await startWork(page);
    expect(await patched(page)).toBe(1);
    await page.evaluate(() => window.Turbo.visit("/elsewhere"));
    await page.getByText("outra").waitFor();
    expect(await page.evaluate(() => window.work)).toEqual(["begin", "end"]);
    await page.goBack();
    await page.locator("#a").waitFor();
    expect(await patched(page)).toBe(0);
  });

  it.each([
    ["a script", (page: Page) => page.evaluate(() => location.assign("#a"))],
    ["the address", (page: Page) => page.goto("/patches#a")],
  ])("goes on where the page only took a step to a fragment, by %s", async (_, step) => {
    const page = await open(field, ["turbo"]);
    await startWork(page);
    await step(page);
    await expect.poll(() => page.evaluate(() => window.work)).toEqual(["begin", "end", "begin"]);
    expect(await patched(page)).toBe(1);
  });

  it("goes on after a visit in an element that stays", async () => {
    const body = `<div id="stays" data-turbo-permanent>${field}</div>`;
    demo.server.addPage("/elsewhere", {
      body: `<main class="other">${body}</main>`,
      libs: ["turbo"],
    });
    const page = await open(body, ["turbo"]);
    await startWork(page);
    await page.evaluate(() => window.Turbo.visit("/elsewhere"));
    await page.locator("main.other").waitFor();
    await expect.poll(() => patched(page)).toBe(1);
    expect(await page.evaluate(() => window.work)).toEqual(["begin", "end", "begin"]);
  });

  it("is done again once a morph has brought the server's markup back", async () => {
    const page = await open(`<section id="s">${field}</section>`, ["turbo"]);
    await startWork(page);
    await page.evaluate((html) => {
      window.Turbo.renderStreamMessage(
        `<turbo-stream action="replace" method="morph" target="s"><template><section id="s" class="new">${html}</section></template></turbo-stream>`,
      );
    }, field);
    await page.locator("section.new").waitFor();
    await expect.poll(() => patched(page)).toBe(1);
    expect(await page.evaluate(() => window.work)).toEqual(["begin", "end", "begin"]);
  });

  describe("with another morpher", () => {
    const work = (page: Page) => page.evaluate(() => window.work);

    it("is done again once the server's attribute is back", async () => {
      const page = await open(field);
      await startWork(page);
      await page.evaluate(() => document.querySelector("#a")?.removeAttribute("data-patched"));
      await expect.poll(() => work(page)).toEqual(["begin", "end", "begin"]);
      expect(await patched(page)).toBe(1);
    });

    it("is done again once its node, or its token, is gone", async () => {
      const page = await open(field);
      await page.evaluate(() => {
        const input = document.querySelector("#a") as HTMLElement;
        window.patching.patchDom(input, (patches) => {
          patches.insert(document.createElement("b"), (node) => input.after(node));
          patches.addToken(input, "aria-describedby", "x");
          return undefined;
        });
      });
      const before = await markup(page);
      expect(before).toMatch(/aria-describedby="hint x".*<b id="yy-\w+" data-yy-own=""><\/b>/);
      const withoutIds = (html?: string) => html?.replace(/id="yy-\w+"/, "");
      for (const selector of ["b", "#a"]) {
        await page.evaluate((wanted) => {
          const element = document.querySelector(wanted);
          if (wanted === "b") element?.remove();
          else element?.setAttribute("aria-describedby", "hint");
        }, selector);
        await expect.poll(async () => withoutIds(await markup(page))).toBe(withoutIds(before));
      }
    });

    it("leaves to the page what the page has changed", async () => {
      const page = await open(field);
      await startWork(page);
      await page.evaluate(() => {
        document.querySelector("#a")?.setAttribute("data-patched", "da página");
        const nextFrame = () => new Promise(requestAnimationFrame);
        return nextFrame().then(nextFrame);
      });
      expect(await work(page)).toEqual(["begin"]);
    });

    it("leaves a page alive that takes it back every time", async () => {
      const page = await open(field);
      await startWork(page);
      await page.evaluate(() => {
        const input = document.querySelector("#a") as HTMLElement;
        const refuse = () => input.removeAttribute("data-patched");
        new MutationObserver(refuse).observe(input, { attributes: true });
        refuse();
      });
      await expect.poll(async () => (await work(page)).length).toBeGreaterThan(6);
    });
  });

  it("ends once, and listens to nothing afterwards", async () => {
    const page = await open(field, ["turbo"]);
    await startWork(page);
    await page.evaluate(() => {
      (Reflect.get(window, "endWork") as () => void)();
      document.dispatchEvent(new Event("turbo:morph"));
      document.dispatchEvent(new Event("turbo:before-cache"));
    });
    expect(await page.evaluate(() => window.work)).toEqual(["begin", "end"]);
    expect(await patched(page)).toBe(0);
  });
});
