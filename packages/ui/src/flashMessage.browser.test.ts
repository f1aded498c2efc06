import { holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** The part of `window.YY` that shows messages. */
type Flasher = { flash(message: string, kind?: string): void };

const hasFlash = () => "YY" in window;

/** Where pages keep a `yy-flash` out of sight, at the moment or for ever. */
const outOfSight: Readonly<Record<string, string>> = {
  "the header of another screen": '<div class="d-none d-lg-block"><yy-flash></yy-flash></div>',
  "a box that is hidden": "<div hidden><yy-flash></yy-flash></div>",
  "a box that is hidden, and the code waits until it is seen":
    '<div hidden><yy-flash data-mount="visible"></yy-flash></div>',
  "a details that is closed": "<details><summary>avisos</summary><yy-flash></yy-flash></details>",
  "a dialog that is closed": "<dialog><yy-flash></yy-flash></dialog>",
  "a drawer that is invisible": '<nav class="closed"><yy-flash></yy-flash></nav>',
  "a yy-flash that is hidden itself": '<yy-flash class="d-none"></yy-flash>',
};

const head = `<style nonce="{{nonce}}">
  .d-none { display: none !important }
  .closed { visibility: hidden; transform: translateX(-100%) }
  .loading main { display: none }
</style>`;

describe("YY.flash", () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { head });
  const still = useFixture(demo, { head, stoppedAt: 60_000 });

  const flash = (page: Page, ...texts: string[]) =>
    page.evaluate((all) => {
      const { flash: show }: Flasher = Reflect.get(window, "YY" as string);
      for (const text of all) show(text, "success");
    }, texts);
  const message = (page: Page, text: string) =>
    page.locator("yy-flash [part~=message]", { hasText: text });

  it.each(Object.entries(outOfSight))("is seen where the page has %s", async (_, markup) => {
    const page = await fixture(`${markup}<h1>minha conta</h1>`);
    await waitInPage(page, hasFlash, null, "YY");
    await flash(page, "endereço salvo", "pedido feito");
    await message(page, "endereço salvo").waitFor();
    await message(page, "pedido feito").waitFor();
    expect(await page.getByText("endereço salvo").and(page.locator(":visible")).count()).toBe(1);
    const [first, second] = await Promise.all(
      ["endereço salvo", "pedido feito"].map((text) => message(page, text).boundingBox()),
    );
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("is seen in the yy-flash of the screen that there is, of two", async () => {
    const page = await fixture(
      '<header class="d-none"><yy-flash></yy-flash></header><header id="narrow"><yy-flash></yy-flash></header>',
    );
    await waitUntilMounted(page, "yy-flash");
    await flash(page, "endereço salvo");
    await message(page, "endereço salvo").waitFor();
    expect(await page.locator("#narrow [data-flash]").count()).toBe(1);
    expect(await page.locator("yy-flash").count()).toBe(2);
  });

  it("is seen with the next one where its code did not come at first", async () => {
    demo.server.addPage("/t", { body: "<h1>minha conta</h1>" });
    const page = await demo.open("/t");
    await waitInPage(page, hasFlash, null, "YY");
    await page.route("**/chunks/flashElsewhere-*", (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await flash(page, "endereço salvo");
    await failed;
    await flash(page, "pedido feito");
    await message(page, "endereço salvo").waitFor();
    await message(page, "pedido feito").waitFor();
  });

  it("waits, with all its time, until a page that is hidden while it loads is shown", async () => {
    const page = await still("<main><h1>minha conta</h1><yy-flash></yy-flash></main>");
    await page.waitForFunction(() => customElements.get("yy-flash") !== undefined);
    await page.evaluate(() => {
      document.body.hidden = true;
    });
    await flash(page, "endereço salvo", "pedido feito");
    await expect.poll(() => page.locator("body > yy-flash > [data-flash]").count()).toBe(2);
    await page.clock.runFor(20_000);
    await page.evaluate(() => {
      document.body.hidden = false;
    });
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return message(page, "endereço salvo").isVisible();
      })
      .toBe(true);
    await page.clock.runFor(3000);
    expect(await message(page, "endereço salvo").count()).toBe(1);
    expect(await message(page, "pedido feito").count()).toBe(1);
    await page.clock.runFor(2000);
    await expect.poll(() => message(page, "endereço salvo").count()).toBe(0);
  });

  it("is seen when a script of the head says it, before there is a body", async () => {
    demo.server.addPage("/t", {
      script: "classic",
      scriptPosition: "head",
      head: `<script nonce="{{nonce}}">YY.flash("bem-vinda de volta")</script>`,
      body: "<main><h1>loja</h1></main><yy-flash></yy-flash>",
    });
    const page = await demo.open("/t");
    await message(page, "bem-vinda de volta").waitFor();
    expect(await page.locator("yy-flash").count()).toBe(1);
  });

  it.each(["turbo", "turbolinks"] as const)(
    "is seen on the page that follows its preview by %s",
    async (lib) => {
      const body = (name: string) => `<yy-flash></yy-flash><h1 id="${name}">${name}</h1>`;
      for (const name of ["pecas", "conta"])
        demo.server.addPage(`/${name}`, { body: body(name), libs: [lib] });
      const page = await demo.open("/pecas");
      await waitUntilMounted(page, "yy-flash");
      const visit = (path: string) =>
        page.evaluate(
          ([name, to]) => Reflect.get(window, name as string).visit(to),
          [lib === "turbo" ? "Turbo" : "Turbolinks", path],
        );
      await visit("/conta");
      await page.locator("#conta").waitFor();
      await waitUntilMounted(page, "yy-flash");
      const release = await holdRequests(page, "**/pecas");
      await visit("/pecas");
      await page.locator(`html[data-${lib}-preview] #pecas`).waitFor();
      await flash(page, "endereço salvo");
      release();
      await page.locator(`html:not([data-${lib}-preview]) #pecas`).waitFor();
      await message(page, "endereço salvo").waitFor();
    },
  );
});
