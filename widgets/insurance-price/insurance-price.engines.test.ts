import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const form =
  '<yy-insurance-price><form><label>preço <input name="price"></label></form></yy-insurance-price>';

describe("yy-insurance-price", () => {
  const engine = useEngine();
  const price = "yy-insurance-price >>> [part=price]";

  it("shows what the insurance of the typed price costs", async () => {
    const page = await engine.show(form);
    await page.fill("[name=price]", "100");
    await expect.poll(() => page.isShown(price, "R$")).toBe(true);
  });

  it("shows nothing when it cannot be calculated", async () => {
    const page = await engine.show(form);
    engine.server.failNext({ path: "/api/insurance_price", status: 500 });
    await page.fill("[name=price]", "100");
    await engine.expectErrors("RequestError");
    expect(await page.isShown(price, "R$")).toBe(false);
  });
});
