import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const badge = (attributes: string) =>
  `<yy-count-badge ${attributes}><span>3</span></yy-count-badge>`;

describe("yy-count-badge", () => {
  const engine = useEngine();
  it("shows a counter of the session, and follows it", async () => {
    const page = await engine.show(badge('data-source="total_unread" data-label="{count} novas"'));
    const shown = () => page.texts("yy-count-badge >>> [role=img]");
    await expect.poll(shown).toEqual([expect.stringMatching(/^\d+$/)]);
    await page.evaluate(() => {
      const badge = document.querySelector("yy-count-badge");
      badge?.removeAttribute("data-source");
      badge?.setAttribute("data-count", "120");
    });
    await expect.poll(shown).toEqual(["99+"]);
  });

  it("shows the server's number when the count is none", async () => {
    const page = await engine.showOnly(badge('data-count="muitos"'));
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.texts("yy-count-badge span")).toEqual(["3"]);
  });
});
