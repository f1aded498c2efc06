import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

describe("yy-__name__", () => {
  const engine = useEngine();

  it("counts a press", async () => {
    const page = await engine.show("<yy-__name__></yy-__name__>");
    await page.click("yy-__name__ >>> button");
    await expect.poll(() => page.texts("yy-__name__ >>> button")).toEqual(["tocar, 1 toque"]);
  });
});
