import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const options = (name: string) => `<yy-voucher-options><fieldset>
  <label><input type="radio" name="voucher" value="accept" data-part="option" checked> aceitar</label>
  <label><input type="radio" name="voucher" value="counter" data-part="option"> contraproposta</label>
  <p data-part="${name}"><label>seu preço <input name="price"></label></p></fieldset></yy-voucher-options>`;

describe("yy-voucher-options", () => {
  const engine = useEngine();
  it("asks for a price only of who makes a counter offer", async () => {
    const page = await engine.show(options("counter-price"));
    expect(await page.isShown("[name=price]")).toBe(false);
    await page.click("label", "contraproposta");
    await expect.poll(() => page.isShown("[name=price]")).toBe(true);
    await page.press("ArrowUp");
    await expect.poll(() => page.isShown("[name=price]")).toBe(false);
    expect(await page.attribute("[name=price]", "disabled")).toBeDefined();
  });

  it("leaves the fields as they are when the price is missing", async () => {
    const page = await engine.showOnly(options("preço"));
    await engine.expectErrors("ElementError");
    expect(await page.isShown("[name=price]")).toBe(true);
  });
});
