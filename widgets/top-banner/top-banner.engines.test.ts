import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const banner = (section: string) =>
  `<yy-top-banner data-section="${section}"><p>frete grátis. <a href="/busca">aproveite</a></p></yy-top-banner>`;

describe("yy-top-banner", () => {
  const engine = useEngine();
  it("goes for good when it is closed", async () => {
    const page = await engine.show(banner("home"));
    await page.click("yy-top-banner >>> [part=close]");
    await expect.poll(() => page.isShown("p", "frete grátis")).toBe(false);
    expect(await page.evaluate(() => document.cookie)).toContain("home_tagbar_closed");
    engine.leavesThePage();
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
      document.cookie = "home_tagbar_closed=; max-age=0; path=/";
    });
  });

  it("stays when it belongs to no part of the site", async () => {
    const page = await engine.showOnly(banner("outra"));
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.isShown("p", "frete grátis")).toBe(true);
  });
});
