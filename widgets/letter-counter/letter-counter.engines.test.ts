import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const counter = (limit: string) =>
  `<yy-letter-counter data-limit="${limit}"><label>sobre <textarea></textarea></label></yy-letter-counter>`;

describe("yy-letter-counter", () => {
  const engine = useEngine();
  it("counts what is typed, an emoji as one, and tells near, equal and over apart", async () => {
    const page = await engine.show(counter("11"));
    const shown = () => page.texts("yy-letter-counter >>> [part=count]");
    await page.fill("textarea", "olá, mundo");
    await expect.poll(shown).toEqual(["10/11"]);
    await page.evaluate(() => {
      const field = document.querySelector("textarea");
      if (field) field.value += "👩‍👩‍👧";
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect.poll(shown).toEqual(["11/11"]);
    expect(await page.count("yy-letter-counter:state(equal)")).toBe(1);
    await page.press("End");
    await page.type("!");
    await expect.poll(() => page.count("yy-letter-counter:state(over)")).toBe(1);
  });

  it("leaves the field alone when its limit is none", async () => {
    const page = await engine.showOnly(counter("poucas"));
    await engine.expectErrors("ConfigError");
    await page.fill("textarea", "olá");
    expect(await page.value("textarea")).toBe("olá");
  });
});
