import { sampledTags, sharePage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { guideFiles } from "./node/guideFiles";

const demo = useDemo();

declare global {
  interface Window {
    /** Effects of scripts of `dist/` that a page may have only once it is shown. */
    effects: string[];
    activate(): void;
  }
}

const widgetPages = sampledTags(guideFiles("").schemas().widgets).map(
  (tag) => `/widgets/${tag.slice("yy-".length)}`,
);
const shopPages = ["/", "/busca", "/p/vestido-midi-floral-101", "/vender", "/perfil/mensagens"];

/**
 * Makes each document look prerendered until `activate()`, and records the widgets' effects
 * meanwhile. Timers below half a second are part of rendering.
 */
const prerender = (page: Page) =>
  page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
    window.activate = () => {
      prerendering = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    };

    window.effects = [];
    const record = (effect: string) => {
      if (prerendering && new Error().stack?.includes("/dist/")) window.effects.push(effect);
    };
    const watch = (
      owner: object,
      name: string,
      effect: (...parameters: unknown[]) => string | null,
    ) => {
      const own = Reflect.get(owner, name) as (...parameters: unknown[]) => unknown;
      Object.defineProperty(owner, name, {
        configurable: true,
        writable: true,
        value(this: unknown, ...parameters: unknown[]) {
          const occurred = effect(...parameters);
          if (occurred !== null) record(occurred);
          return Reflect.apply(own, this, parameters);
        },
      });
    };
    const later = (_: unknown, delay: unknown) =>
      Number(delay) >= 500 ? `timer of ${delay}` : null;
    watch(window, "setTimeout", later);
    watch(window, "setInterval", (_, delay) => `interval of ${delay}`);
    watch(window, "fetch", (input) => `request of ${input instanceof Request ? input.url : input}`);
    watch(XMLHttpRequest.prototype, "open", (_, url) => `request of ${url}`);
    watch(navigator, "sendBeacon", (url) => `beacon to ${url}`);
    watch(Storage.prototype, "setItem", (key) => `write of ${key}`);
    for (const name of ["pushState", "replaceState", "go"])
      watch(history, name, (_, __, url) => `history.${name} ${url}`);
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(document, "cookie", {
      get: () => cookie?.get?.call(document),
      set(text: string) {
        record(`cookie ${text}`);
        cookie?.set?.call(document, text);
      },
    });
  });

describe("a page that is rendered before the visitor asks for it", () => {
  const page = sharePage(demo, () => demo.open("/ajuda", { signedInAs: 1, prepare: prerender }));

  it.each([...widgetPages, ...shopPages])(
    "%s asks, keeps and plans nothing until it is shown",
    async (path) => {
      await page().goto(demo.server.origin + path);
      await page().evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>("*"))
          if (element.localName.startsWith("yy-")) element.dataset.mount = "eager";
        // Long enough for the code to run: nothing should happen.
        return new Promise((resolve) => setTimeout(resolve, 400));
      });
      expect(await page().evaluate(() => window.effects)).toEqual([]);
      expect(new URL(page().url()).pathname).toBe(path);
    },
  );

  it("asks who is there once it is shown", async () => {
    await page().goto(`${demo.server.origin}/widgets/session-value`);
    await page().locator("yy-session-value:state(mounted)").first().waitFor();
    const asked = page().waitForRequest("**/metadata/user");
    await page().evaluate(() => window.activate());
    await asked;
  });
});
