import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const link = (
  margin: string,
) => `<yy-smooth-scroll data-margin="${margin}"><a href="#fim">ao fim</a></yy-smooth-scroll>
  ${"<br>".repeat(150)}<h2 id="fim" tabindex="-1">o fim</h2>${"<br>".repeat(100)}`;

describe("yy-smooth-scroll", () => {
  const engine = useEngine();
  const top = () =>
    engine.page.evaluate(() =>
      Math.round(document.querySelector("#fim")?.getBoundingClientRect().top ?? 0),
    );

  it("scrolls to its target, which takes the focus, and writes the address", async () => {
    const page = await engine.show(link("24"));
    await page.click("a", "ao fim");
    // Some engines do not scroll by fractions of a pixel.
    await expect.poll(async () => Math.abs((await top()) - 24)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => location.hash)).toBe("#fim");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("fim");
    await page.evaluate(() => history.back());
    await expect.poll(top).toBeGreaterThan(1000);
  });

  it("leaves the browser's way when its margin is none", async () => {
    const page = await engine.showOnly(link("pouco"));
    await engine.expectErrors("ConfigError");
    await page.click("a", "ao fim");
    await expect.poll(async () => Math.abs(await top())).toBeLessThanOrEqual(1);
  });
});
