import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const lines = "<br>".repeat(25);
const tag = (top: string) =>
  `<div>${lines}<yy-pinned-tag data-top="${top}"><a href="/busca">só hoje</a></yy-pinned-tag>${lines.repeat(8)}</div>`;

describe("yy-pinned-tag", () => {
  const engine = useEngine();
  it("stays below the window's top while the visitor scrolls", async () => {
    const page = await engine.show(tag("20"));
    expect(await page.count("yy-pinned-tag:state(pinned)")).toBe(0);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => page.count("yy-pinned-tag:state(pinned)")).toBe(1);
    const top = () =>
      page.evaluate(() => document.querySelector("yy-pinned-tag a")?.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(19);
    expect(await top()).toBeLessThan(60);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.count("yy-pinned-tag:state(pinned)")).toBe(0);
  });

  it("scrolls along when its place is no number", async () => {
    const page = await engine.showOnly(
      `<yy-pinned-tag data-mount="eager" data-top="perto"><a href="/">só hoje</a></yy-pinned-tag>`,
    );
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("a", "só hoje")).toBe(true);
  });
});
