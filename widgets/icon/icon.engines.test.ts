import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const icon = (name: string) =>
  `<yy-icon data-name="${name}" data-label="favorita"><span>favorita</span></yy-icon>`;

describe("yy-icon", () => {
  const engine = useEngine({ head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">' });
  it("draws the symbol of its name, and another when the name changes", async () => {
    const page = await engine.show(icon("heart"));
    await expect.poll(() => page.isShown("yy-icon >>> svg")).toBe(true);
    const drawn = () =>
      page.evaluate(() => {
        const use = document.querySelector("yy-icon")?.shadowRoot?.querySelector("svg");
        return use?.innerHTML ?? "";
      });
    const heart = await drawn();
    await page.evaluate(() =>
      document.querySelector("yy-icon")?.setAttribute("data-name", "close"),
    );
    await expect.poll(drawn).not.toBe(heart);
  });

  it("shows the server's words for a symbol that is not there", async () => {
    const page = await engine.showOnly(icon("nada-disso"));
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.isShown("yy-icon span")).toBe(true);
  });
});
