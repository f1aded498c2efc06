import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const gate = (when: string) =>
  `<yy-session-gate data-when="${when}"><p>olá, você entrou</p></yy-session-gate>`;

describe("yy-session-gate", () => {
  const engine = useEngine();
  it("shows its children while its condition holds", async () => {
    const page = await engine.show(gate("signed-in"));
    await expect.poll(() => page.isShown("p")).toBe(true);
    await page.evaluate(() => {
      document.querySelector("yy-session-gate")?.setAttribute("data-when", "signed-out");
    });
    await expect.poll(() => page.isShown("p")).toBe(false);
  });

  it("refuses a condition that is none", async () => {
    await engine.showOnly(gate("signed in?"));
    await engine.expectErrors("ConfigError");
  });
});
