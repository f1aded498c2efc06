import { get, type IncomingHttpHeaders } from "node:http";
import { launchChromium } from "@yy/testing/chromium";
import { launchPrerendering } from "@yy/testing/prerendering";
import type { Server } from "@yy/testing/stacks";
import type { Browser } from "playwright";
import type { Page, Browser as Prerendering, Target } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startRailsHost } from "./testing/startRailsHost";

let host: Server;
beforeAll(async () => {
  host = await startRailsHost({ rackup: "arrival.ru" });
});
afterAll(() => host?.stop());
beforeEach(() => fetch(`${host.url}/asked`, { method: "DELETE" }));

/**
 * The requests that the host has received, except those for files; a request of a prerendering
 * browser ends in " ahead".
 */
const receivedRequests = async () => (await (await fetch(`${host.url}/asked`)).json()) as string[];
/** Long enough for requests that hovering over a link may cause: none should follow. */
const waitForRequests = () => new Promise((resolve) => setTimeout(resolve, 600));

describe("pages that a browser renders before the visitor follows a link", () => {
  let browser: Prerendering;
  let page: Page;
  beforeAll(async () => {
    browser = await launchPrerendering();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    page = await browser.newPage();
    await page.goto(host.url);
    await fetch(`${host.url}/asked`, { method: "DELETE" });
  });
  // Otherwise its requests would reach the next test.
  afterEach(() => page.close());

  /**
   * Evaluates an expression in the page at this path; undefined while there is none. The page is
   * found by its target, because Puppeteer's `page` may keep the frame that a prerendered one has
   * replaced.
   */
  async function evaluateAt(path: string, expression: string): Promise<unknown> {
    const isIt = (target: Target) => target.type() === "page" && target.url().endsWith(path);
    const target = browser.targets().find(isIt);
    const devTools = await target?.createCDPSession().catch(() => undefined);
    const answer = await devTools?.send("Runtime.evaluate", { expression }).catch(() => undefined);
    await devTools?.detach().catch(() => undefined);
    return answer?.result.value;
  }

  it("ask for nothing but themselves, and are whole once they are shown", async () => {
    await page.hover("#page");
    await expect.poll(receivedRequests).toEqual(["GET /produto ahead"]);
    await waitForRequests();
    expect(await receivedRequests()).toEqual(["GET /produto ahead"]);

    await page.click("#page");
    const areMounted = ["yy-follow-button", "yy-session-value", "yy-count-badge", "yy-inbox-badge"]
      .map((tag) => `document.querySelector("${tag}")?.matches(":state(mounted)")`)
      .join(" && ");
    const wasRendered = "performance.getEntriesByType('navigation')[0].activationStart > 0";
    await expect
      .poll(() => evaluateAt("/produto", `${wasRendered} && ${areMounted}`), { timeout: 10_000 })
      .toBe(true);
    await expect
      .poll(async () => (await receivedRequests()).toSorted())
      .toEqual([
        "GET /api/inbox/counters",
        "GET /follows",
        "GET /metadata/user",
        "GET /produto ahead",
      ]);
  });

  it.each(["out", "deep", "method", "turbo", "remote", "nofollow", "download", "blank", "own"])(
    "are not those of a link that does something: %s",
    async (id) => {
      await page.hover(`#${id}`);
      await waitForRequests();
      expect(await receivedRequests()).toEqual([]);
    },
  );
});

describe("a page with the script in it", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  it.each([
    ["a nonce, React", "inline"],
    ["a nonce, lite", "inline&flavour=lite"],
    ["a digest", "digest"],
  ])("has its code from where the build is, under a policy with %s", async (_, tags) => {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${host.url}/produto?tags=${tags}`);
    await page.locator("yy-follow-button:state(mounted)").waitFor();
    const folder = tags.includes("lite") ? "lite/chunks" : "chunks";
    for (const path of scripts) expect(path).toMatch(new RegExp(`^/yy/[^/]+/${folder}/`));
    expect(scripts.length).toBeGreaterThan(3);
    expect((await receivedRequests()).filter((line) => line.includes("csp"))).toEqual([]);
    await page.close();
  });
});

describe("early hints", () => {
  /**
   * The `Link` header of a page's response 103, and how many milliseconds before the page it came;
   * undefined without one.
   */
  const hintsOf = (path: string, headers = {}) =>
    new Promise<{ link: string; leadMs: number } | undefined>((resolve, reject) => {
      let link: string | undefined;
      let at = 0;
      get(`${host.url}${path}`, { headers }, (response) => {
        response.resume();
        resolve(link === undefined ? undefined : { link, leadMs: performance.now() - at });
      })
        .on("information", (info: { statusCode: number; headers: IncomingHttpHeaders }) => {
          if (info.statusCode !== 103) return;
          link = String(info.headers.link);
          at = performance.now();
        })
        .on("error", reject);
    });

  it("name the files while the page is being made", async () => {
    const { link, leadMs } = (await hintsOf("/devagar?tags=none")) ?? { link: "", leadMs: 0 };
    const files = [...link.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url = "", rel]) => [
      url.replace(/^\/yy\/[^/]+\//, "").replace(/-\w{8}\./, "."),
      rel,
    ]);
    expect(files).toEqual([
      ["yy.css", "preload"],
      ["yy.js", "modulepreload"],
      ["chunks/core.digested.js", "modulepreload"],
    ]);
    expect(leadMs).toBeGreaterThan(400);
    const [, script = ""] = /<([^>]*yy\.js)>/.exec(link) ?? [];
    expect((await fetch(host.url + script)).status).toBe(200);
  });

  it("are not sent to a script that asks for the page", async () => {
    expect(await hintsOf("/devagar", { "sec-fetch-mode": "cors" })).toBeUndefined();
  });
});
