import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const popover = (trigger: string, content: string) => `<p>antes</p>
  <yy-popover data-trigger="${trigger}">
    <button type="button" data-part="trigger">como medir?</button>${content}
  </yy-popover>`;
const content = '<p data-part="content">com a peça deitada.</p>';

describe("yy-popover", () => {
  const engine = useEngine();

  it("opens by a click as soon as it is there, closes by Escape and by a click outside", async () => {
    const page = await engine.show(popover("click", content));
    const isShown = () => page.isShown("[data-part=content]");
    await page.click("[data-part=trigger]");
    await expect.poll(isShown).toBe(true);
    expect(await page.attribute("[data-part=trigger]", "aria-expanded")).toBe("true");
    await page.press("Escape");
    await expect.poll(isShown).toBe(false);
    await page.click("[data-part=trigger]");
    await expect.poll(isShown).toBe(true);
    await page.clickAt({ x: 600, y: 500 });
    await expect.poll(isShown).toBe(false);
  });

  it("shows while it is pointed at, beside its trigger", async () => {
    const page = await engine.show(popover("hover", content));
    const isShown = () => page.isShown("[data-part=content]");
    await page.hover("[data-part=trigger]");
    await expect.poll(isShown).toBe(true);
    await page.hover("[data-part=content]");
    await page.hover("p", "antes");
    await expect.poll(isShown).toBe(false);
  });

  it("leaves everything as it is when its content is missing", async () => {
    const page = await engine.showOnly(popover("click", ""));
    await engine.expectErrors("ElementError");
    expect(await page.isShown("[data-part=trigger]")).toBe(true);
  });
});
