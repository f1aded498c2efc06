import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const label = (
  page: string,
) => `<yy-notification-label data-cookie="viu_carteira" data-dismiss-page="wallets-show"
  data-current-page="${page}"><span>novo</span></yy-notification-label>`;

describe("yy-notification-label", () => {
  const engine = useEngine();
  it("shows until the visitor has been on its page, which a cookie remembers", async () => {
    const page = await engine.show(label("home-index"));
    const cookies = () => page.evaluate(() => document.cookie);
    expect(await page.isShown("span", "novo")).toBe(true);
    await page.evaluate(() => {
      const element = document.querySelector("yy-notification-label");
      element?.setAttribute("data-current-page", "wallets-show");
    });
    await expect.poll(cookies).toContain("viu_carteira=false");
    expect(await page.isShown("span", "novo")).toBe(true);
    engine.leavesThePage();
    await engine.show(label("home-index"));
    await expect.poll(() => page.isShown("span", "novo")).toBe(false);
    engine.leavesThePage();
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
      document.cookie = "viu_carteira=; max-age=0; path=/";
    });
  });

  it("stays as the server wrote it without a cookie's name", async () => {
    const page = await engine.showOnly(
      label("home-index").replace('data-cookie="viu_carteira"', ""),
    );
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("span", "novo")).toBe(true);
  });
});
