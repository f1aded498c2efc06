import { describeOnce, useDemo } from "@yy/demo-pages/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { useFixture } from "./useFixture";

declare global {
  interface Window {
    heard: string[];
    ofOneTest?: true;
  }
}

/** Tells documents apart. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

describeOnce("useFixture", () => {
  const demo = useDemo();
  const fixture = useFixture(demo, {
    before() {
      window.heard = [];
      document.addEventListener("click", ({ target }) => {
        window.heard.push((target as HTMLElement).id);
      });
    },
  });

  describe("one test after another", () => {
    let first = 0;

    it("shows its markup, with the listeners of `before` in place", async () => {
      const page = await fixture('<button id="a">a</button><p style="height: 3000px"></p>');
      first = await documentOf(page);
      await page.locator("#a").click();
      expect(await page.evaluate(() => window.heard)).toEqual(["a"]);
      await page.evaluate(() => {
        window.ofOneTest = true;
        localStorage.setItem("draft", "x");
        sessionStorage.setItem("draft", "x");
        window.addEventListener("click", () => window.heard.push("once too often"));
        getSelection()?.selectAllChildren(document.body);
        scrollTo(0, 500);
      });
    });

    it("finds the same document and nothing of the test before", async () => {
      const page = await fixture('<button id="b">b</button><p style="height: 3000px"></p>');
      expect(await documentOf(page)).toBe(first);
      expect(
        await page.evaluate(() => ({
          ids: [...document.querySelectorAll("main [id]")].map(({ id }) => id),
          ofOneTest: window.ofOneTest,
          stored: localStorage.length + sessionStorage.length,
          selected: String(getSelection()),
          scrolled: scrollY,
          hovered: document.querySelector("button:hover") !== null,
          focused: document.activeElement === document.body,
        })),
      ).toEqual({
        ids: ["b"],
        ofOneTest: undefined,
        stored: 0,
        selected: "",
        scrolled: 0,
        hovered: false,
        focused: true,
      });
      await page.locator("#b").click();
      expect(await page.evaluate(() => window.heard)).toEqual(["b"]);
    });
  });

  it("opens a page of its own for each further call of a test", async () => {
    const [first, second] = [await fixture("<p>um</p>"), await fixture("<p>dois</p>")];
    expect(second).not.toBe(first);
    expect(await first.locator("p").textContent()).toBe("um");
    expect(await second.locator("p").textContent()).toBe("dois");
  });

  describe.each<[string, (page: Page) => Promise<unknown>]>([
    ["went elsewhere", (page) => page.goto("/")],
    ["wrote the page's history", (page) => page.evaluate(() => history.pushState({}, "", "?b"))],
    [
      "changed the title",
      (page) => page.evaluate(() => document.head.querySelector("title")?.append("!")),
    ],
    ["set a cookie", (page) => page.evaluate(() => Reflect.set(document, "cookie", "a=b"))],
    ["marked the body", (page) => page.evaluate(() => document.body.classList.add("aberto"))],
    ["routed requests", (page) => page.route("**/metadata/**", (route) => route.abort())],
    ["listened to the page", async (page) => page.on("request", () => undefined)],
    ["changed the window", (page) => page.setViewportSize({ width: 390, height: 844 })],
    ["closed the page", (page) => page.close()],
  ])("after a test that %s", (_what, change) => {
    let former = 0;

    it("leaves that page", async () => {
      const page = await fixture("<p>antes</p>");
      former = await documentOf(page);
      await change(page);
    });

    it("shows the next markup in a new document", async () => {
      const page = await fixture("<p>depois</p>");
      expect(await documentOf(page)).not.toBe(former);
      expect(await page.evaluate(() => [location.pathname, location.search])).toEqual([
        "/fixture",
        "",
      ]);
      expect(await page.evaluate(() => document.cookie)).toBe("");
      expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
    });
  });
});
