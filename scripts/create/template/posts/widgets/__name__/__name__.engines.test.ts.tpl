import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

describe("yy-__name__", () => {
  const engine = useEngine();

  it("sends when it is pressed, and says so", async () => {
#if optimistic
    const page = await engine.show('<yy-__name__ data-item-id="7"></yy-__name__>');
#else
    const page = await engine.show("<yy-__name__></yy-__name__>");
#end
    await page.click("yy-__name__ >>> button");
    await expect
      .poll(() => page.texts("yy-__name__ >>> button"))
#if optimistic
      .toEqual([schema.attributes.labelChosen.default]);
    await expect
      .poll(() => engine.server.requests.filter(({ path }) => path === "__path__"))
      .toHaveLength(1);
#else
      .toEqual([schema.attributes.labelSent.default]);
    expect(engine.server.requests.filter(({ path }) => path === "__path__")).toHaveLength(1);
#end
  });
});
