import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const rating = (stars: string) =>
  `<yy-star-rating data-stars="${stars}"><label>sua nota <input type="number" name="nota" value="3"></label></yy-star-rating>`;

describe("yy-star-rating", () => {
  const engine = useEngine();
  const value = () => engine.page.value("[name=nota]");

  it("is chosen by the mouse and by the keys, and cleared", async () => {
    const page = await engine.show(rating("5"));
    await page.click("yy-star-rating >>> [part=star]:nth-child(4)");
    await expect.poll(value).toBe("4");
    await page.press("ArrowRight");
    await expect.poll(value).toBe("5");
    await page.press("Delete");
    await expect.poll(value).toMatch(/^0?$/);
  });

  it("leaves the field when its number of stars is none", async () => {
    const page = await engine.showOnly(rating("muitas"));
    await engine.expectErrors("ConfigError");
    await page.fill("[name=nota]", "2");
    expect(await value()).toBe("2");
  });
});
