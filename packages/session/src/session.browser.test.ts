import { useDemo } from "@yy/testing";
import { session, waitInPage } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const demo = useDemo({ backForwardCache: true });

/** An element that makes the page request the metadata. */
const name =
  '<yy-session-value data-field="first_name" data-fallback="visitante"><b>você</b></yy-session-value>';

/** Opens a page with this body, as user 1. */
function open(body: string, script: "module" | "none" = "module"): Promise<Page> {
  demo.server.addPage("/t", { body, script });
  return demo.open("/t", { signedInAs: 1 });
}

/** How often the page has requested the metadata. */
const asked = () => demo.server.requests.filter(({ path }) => path === "/metadata/user").length;

const addName = (page: Page) =>
  page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name);

it("asks for nobody on a page that needs it not", async () => {
  const page = await open("<p>oi</p>");
  await waitInPage(page, () => "YY" in window, null, "the widgets' script");
  expect(await session.of(page)).toMatchObject({ signedIn: null, user: null });
  expect(asked()).toBe(0);
});

it("has what the head says when the script ran before the metas were parsed", async () => {
  demo.server.addPage("/cedo", {
    html: '<!doctype html><title>t</title><script src="/dist/yy.all.js" nonce="{{nonce}}"></script><meta name="fingerprint" content="false"><meta name="device-type" content="mobile">',
  });
  const page = await demo.open("/cedo");
  expect(await session.of(page)).toMatchObject({ fingerprint: false, deviceType: "mobile" });
});

describe("a page out of the back/forward cache", () => {
  /**
   * Goes to another page and back. Not by `page.goBack()`, which waits for a `load` event that does
   * not come.
   */
  async function leaveAndReturn(page: Page, away: () => Promise<unknown> = async () => {}) {
    demo.server.addPage("/u", { body: "<p>outra</p>", script: "none" });
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.goto("/u");
    await away();
    await page.evaluate(() => history.back());
    await page.waitForURL("**/t", { waitUntil: "commit" });
  }

  const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument"));

  it("asks who is there now", async () => {
    const page = await open(name);
    await page.getByText("Marina").waitFor();
    await leaveAndReturn(page, () => page.request.post("/_demo/sign-out"));
    await page.getByText("visitante").waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(asked()).toBe(2);
  });

  it("asks nothing if nobody had asked before", async () => {
    const page = await open("<p>oi</p>");
    await leaveAndReturn(page);
    await addName(page);
    await page.getByText("Marina").waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(asked()).toBe(1);
  });
});

describe("two bundles on one page", () => {
  it.each([
    ["yy.js", "yy.all.js"],
    ["yy.all.js", "yy.js"],
    ["yy.all.js", "yy.all.js"],
  ])("share one store and one request: %s, then %s", async (first, second) => {
    const page = await open(name, "none");
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.evaluate(load, `/dist/${first}`);
    await page.evaluate(() =>
      Reflect.set(window, "firstSession", Reflect.get(window, "YY").session),
    );
    await page.evaluate(load, `/dist/${second}?outra`);
    await addName(page);
    await page.getByText("Marina").nth(1).waitFor();
    expect(
      await page.evaluate(
        () => Reflect.get(window, "YY").session === Reflect.get(window, "firstSession"),
      ),
    ).toBe(true);
    expect(asked()).toBe(1);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^yy-[a-z-]+ .*\d+\.\d+\.\d+.*\d+\.\d+\.\d+/);
  });
});

/** Runs in the page: adds one more bundle and waits until it has run. */
async function load(url: string): Promise<void> {
  const script = document.createElement("script");
  if (!url.includes("yy.all")) script.type = "module";
  script.src = url;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}
