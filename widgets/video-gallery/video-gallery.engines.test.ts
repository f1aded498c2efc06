import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const gallery = `<yy-video-gallery data-embed-base="/embed/" data-mode="modal">
  <a href="/videos/vestido-1974" data-video-id="vestido-1974">o vestido</a> <p data-video-id="x">curto</p></yy-video-gallery>`;

describe("yy-video-gallery", () => {
  const engine = useEngine();
  it("plays a video in a dialog, and ends it with the dialog", async () => {
    const page = await engine.show(gallery);
    await page.click("a", "o vestido");
    const players = () => page.attributes("yy-video-gallery >>> iframe", "src");
    await expect.poll(players).toEqual([expect.stringContaining("/embed/vestido-1974?autoplay=1")]);
    await page.press("Escape");
    await expect.poll(players).toEqual([]);
  });

  it("plays nothing whose id is none", async () => {
    const page = await engine.show(gallery);
    await page.click("yy-video-gallery p", "curto");
    await engine.expectErrors("ConfigError");
    expect(await page.count("yy-video-gallery >>> iframe")).toBe(0);
  });
});
