import { sharePage, useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { askedOf, name, openVisited } from "../testing/metadataPage";

const demo = useDemo({ backForwardCache: true });

const asked = () => askedOf(demo);

describe("a page out of the back/forward cache", () => {
  /** Not `page.goBack()`: it waits for a `load` event, which a page from the back/forward cache does not fire. */
  const goBack = async (page: Page) => {
    await page.evaluate(() => history.back());
    await page.waitForURL("**/t", { waitUntil: "commit" });
  };

  it("asks who is there now", async () => {
    demo.server.addPage("/u", { body: "<p>outra</p>", script: "none" });
    const page = await openVisited(demo, name(), { signedInAs: 1 });
    await page.getByText("Marina").waitFor();
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.goto("/u");
    await page.request.post("/_demo/sign-out");
    await goBack(page);
    await page.getByText("visitante").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(asked()).toBe(2);
  });

  it("asks nothing if nobody had asked before", async () => {
    demo.server.addPage("/u", { body: "<p>outra</p>", script: "none" });
    const page = await openVisited(demo, "<p>oi</p>", { signedInAs: 1 });
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.goto("/u");
    await goBack(page);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
    await page.getByText("Marina").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(asked()).toBe(1);
  });
});

describe("what the head says", () => {
  const page = sharePage(demo, () => openVisited(demo, ""));

  it.each([
    ["false", false],
    ["true", true],
    ["", true],
    ["FALSE", true],
    ["0", true],
    [null, true],
  ])("fingerprint is false only for the word false: %j", async (content, expected) => {
    const say = (words: string | null) =>
      page().evaluate((text) => {
        const meta = document.querySelector<HTMLMetaElement>("meta[name=fingerprint]");
        if (text === null) meta?.remove();
        else if (meta) meta.content = text;
        document.dispatchEvent(new Event("turbo:render"));
      }, words);
    const fingerprint = async () => (await session.of(page())).fingerprint;
    // The cases share the page: first set the opposite, so that the answer has to change.
    await say(String(!expected));
    expect(await fingerprint()).toBe(!expected);
    await say(content);
    expect(await fingerprint()).toBe(expected);
  });
});

describe("what the head says", () => {
  it("has the device type and the environment, production when it is not said", async () => {
    const page = await openVisited(demo, "");
    const { deviceType, environment } = await session.of(page);
    const metas = await page.evaluate(() =>
      ["device-type", "yy-environment"].map(
        (meta) => document.querySelector<HTMLMetaElement>(`meta[name=${meta}]`)?.content,
      ),
    );
    expect([deviceType, environment]).toEqual(metas);
    demo.server.addPage("/nua", {
      html: '<!doctype html><title>t</title><script type="module" src="/dist/yy.js" nonce="{{nonce}}"></script>',
    });
    await page.goto("/nua");
    expect(await session.of(page)).toMatchObject({ deviceType: null, environment: "production" });
  });

  it("is read when the script ran before the metas were parsed", async () => {
    demo.server.addPage("/cedo", {
      html: '<!doctype html><title>t</title><script src="/dist/yy.all.js" nonce="{{nonce}}"></script><meta name="fingerprint" content="false"><meta name="device-type" content="mobile">',
    });
    const page = await demo.open("/cedo");
    expect(await session.of(page)).toMatchObject({ fingerprint: false, deviceType: "mobile" });
  });
});

describe("two bundles on one page", () => {
  it.each([
    ["yy.js", "yy.all.js"],
    ["yy.all.js", "yy.js"],
    ["yy.all.js", "yy.all.js"],
  ])("share one store and one request: %s, then %s", async (first, second) => {
    demo.server.addPage("/t", { body: name(), script: "none" });
    const page = await demo.open("/t", { signedInAs: 1 });
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.evaluate(load, `/dist/${first}`);
    await page.evaluate(() =>
      Reflect.set(window, "firstSession", Reflect.get(window, "YY").session),
    );
    await page.evaluate(load, `/dist/${second}?outra`);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), name());
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
