import type { Page } from "playwright";
import { expect, it } from "vitest";
import { markupOf } from "./example";
import { recordErrors, seenErrors, waitUntilMounted } from "./inPage";
import { openMounted, openPage, type Stage, visitOf } from "./stage";

export function describeLife(stage: Stage): void {
  const { tag } = stage.schema;

  it("mounts from parsed HTML", async () => {
    const page = await openMounted(stage);
    expect(await seenErrors(page)).toEqual([]);
  });

  it(`draws ${stage.example.keepsChildren ? "around" : "in place of"} the server's children`, async () => {
    const page = await openMounted(stage);
    expect(await page.locator(`${tag} slot:not([name])`).count()).toBe(
      stage.example.keepsChildren ? 1 : 0,
    );
  });

  it("mounts from the classic script in the head, run before the body is parsed", async () => {
    const page = await openMounted(stage, { script: "classic", scriptPosition: "head" });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("mounts from innerHTML, after the page has long loaded", async () => {
    const page = await openPage(stage, "");
    await page.evaluate((html) => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    }, markupOf(stage));
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
        await recordErrors(fresh);
        await fresh.route("/slow.js", async (route) => {
          await held;
          await route.fulfill({ body: "", contentType: "text/javascript" });
        });
      },
    });
    await expect.poll(() => page?.locator(tag).count()).toBe(1);
    await page?.waitForFunction((selector) => customElements.get(selector) !== undefined, tag);
    release();
    const arrived = await arrival;
    await waitUntilMounted(arrived, tag);
    expect(await seenErrors(arrived)).toEqual([]);
  });

  it("keeps what it drew when it is moved, by append and by moveBefore", async () => {
    const page = await openMounted(stage);
    const kept = await page.evaluate(async (selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      const drawn = element.shadowRoot?.firstElementChild;
      const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));
      const [first, second] = [
        document.createElement("section"),
        document.createElement("section"),
      ];
      document.body.append(first, second);
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
    expect(kept).toEqual({ afterAppend: true, afterMove: true });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("gives the server's markup back when it is removed, and starts anew when it returns", async () => {
    const page = await openMounted(stage);
    const away = await page.evaluate(async (selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const left = [...(element.shadowRoot?.children ?? [])].map(({ localName }) => localName);
      document.querySelector("main")?.append(element);
      return left;
    }, tag);
    expect(away).toEqual(["slot"]);
    await waitUntilMounted(page, tag);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("clones as the server's markup, which mounts for itself", async () => {
    const page = await openMounted(stage);
    const clone = await page.evaluate((selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      const copy = element.cloneNode(true) as HTMLElement;
      const drawn = [...(copy.shadowRoot?.children ?? [])].map(({ localName }) => localName);
      document.querySelector("main")?.append(copy);
      return { drawn, html: copy.outerHTML };
    }, tag);
    expect(clone.drawn).toEqual(["slot"]);
    if (!stage.example.borrowsMarkup)
      expect(clone.html).toBe(await normalised(page, markupOf(stage)));
    await waitUntilMounted(page, tag);
    expect(await seenErrors(page)).toEqual([]);
  });

  const whenItIsTheServers: Readonly<Record<string, (selector: string) => unknown>> = stage.example
    .borrowsMarkup
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
      const page = await openMounted(stage);
      expect(await page.evaluate(readMarkup, tag)).toBe(await normalised(page, markupOf(stage)));
      expect(await seenErrors(page)).toEqual([]);
    });

  it("keeps the first of two versions, with one warning that names both", async () => {
    const page = await openPage(stage, markupOf(stage));
    await waitUntilMounted(page, tag);
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.route("/other/yy.all.js", async (route) => {
      const folder = process.env.YY_FLAVOUR === "lite" ? "/dist/lite" : "/dist";
      const built = await route.fetch({ url: `${stage.demo.server.origin}${folder}/yy.all.js` });
      const body = (await built.text()).replaceAll('"0.1.0"', '"9.9.9"');
      await route.fulfill({ body, contentType: "text/javascript" });
    });
    const mine = await page.evaluate((selector) => customElements.get(selector) !== undefined, tag);
    await page.evaluate(async () => {
      const script = document.createElement("script");
      script.src = "/other/yy.all.js";
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    });
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      markupOf(stage),
    );
    await waitUntilMounted(page, tag);
    expect(mine).toBe(true);
    // A widget may warn of what stands on the page twice.
    const ofBundles = warnings.filter((text) => text.includes("version"));
    expect(ofBundles).toHaveLength(1);
    expect(ofBundles[0]).toMatch(/yy-[a-z-]+ .*0\.1\.0.*9\.9\.9/);
  });
}

function normalised(page: Page, html: string): Promise<string> {
  return page.evaluate((markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    return template.innerHTML;
  }, html);
}
