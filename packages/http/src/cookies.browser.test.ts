import { bundleForPage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  /** The module under test, as a global of the page. */
  var cookies: typeof import("./cookies");
}

const year = 365 * 24 * 60 * 60;

describe("cookies", () => {
  const demo = useDemo();

  async function open(headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    const inlineScript = await bundleForPage("packages/http/src/cookies.ts", "cookies");
    demo.server.addPage("/teste/a/b", { body: "", script: "none", inlineScript, headers });
    return demo.open("/teste/a/b");
  }

  const has = (page: Page, name: string) => page.evaluate((it) => cookies.hasCookie(it), name);
  const keep = (page: Page, name: string, value: string) =>
    page.evaluate(([key, text]) => cookies.keepCookie(key, text), [name, value] as const);

  it("keeps a cookie for 365 days, for every path, out of requests of other sites", async () => {
    const page = await open();
    expect(await keep(page, "aviso", "false")).toBe(true);
    expect(await has(page, "aviso")).toBe(true);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "aviso");
    expect(cookie).toMatchObject({ value: "false", path: "/", sameSite: "Lax", secure: false });
    expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + year))).toBeLessThan(60);
  });

  it("keeps a secure one on https", async () => {
    const page = await open();
    const script = await bundleForPage("packages/http/src/cookies.ts", "cookies");
    await page.route("https://loja.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<script>${script}</script>` }),
    );
    await page.goto("https://loja.example/");
    expect(await keep(page, "aviso", "1")).toBe(true);
    expect(await page.context().cookies("https://loja.example/")).toMatchObject([
      { name: "aviso", secure: true },
    ]);
  });

  it("survives a document that has no cookies", async () => {
    const page = await open({ "content-security-policy": "sandbox allow-scripts" });
    expect(await page.evaluate(() => window.origin)).toBe("null");
    expect(await has(page, "aviso")).toBe(false);
    expect(await keep(page, "aviso", "1")).toBe(false);
  });
});
