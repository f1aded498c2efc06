import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const slider =
  '<yy-slider data-label="achados"><p>bolsas</p><p>casacos</p><p>sapatos</p></yy-slider>';

describe("yy-slider", () => {
  const engine = useEngine();
  const place = () => engine.page.texts("yy-slider >>> [part=indicator]");
  const inView = () =>
    engine.page.evaluate(() => {
      const { left } = document.querySelector("yy-slider")?.getBoundingClientRect() ?? { left: 0 };
      return [...document.querySelectorAll("yy-slider > p")]
        .filter((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
        .map(({ textContent }) => textContent);
    });

  it("goes on by its button, by a key and by a drag, round and round", async () => {
    const page = await engine.show(slider);
    await expect.poll(place).toEqual(["1/3"]);
    await page.click("yy-slider >>> [part=next]");
    await expect.poll(place).toEqual(["2/3"]);
    await expect.poll(inView).toEqual(["casacos"]);
    await page.press("Enter");
    await expect.poll(inView).toEqual(["sapatos"]);
    await page.drag("yy-slider >>> [part=viewport]", { x: -500, y: 0 });
    await expect.poll(inView).toEqual(["bolsas"]);
    await expect.poll(place).toEqual(["1/3"]);
  });

  it("shows the slides as the server wrote them when an attribute is wrong", async () => {
    const page = await engine.showOnly(
      slider.replace("data-label", 'data-indicator="talvez" data-label'),
    );
    await engine.expectErrors("ConfigError");
    expect(await page.texts("yy-slider > p")).toEqual(["bolsas", "casacos", "sapatos"]);
  });
});
