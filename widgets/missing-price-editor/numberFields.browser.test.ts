import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { item } from "./testing/priceItems";
import { hidden, price, shown, usePriceListFixture } from "./testing/priceList";

describe("yy-missing-price-editor with fields of type number", () => {
  const demo = useDemo();
  const showList = usePriceListFixture(demo);

  it("keeps the server's price, and takes a typed one", async () => {
    const number = 'type="number" step="0.01"';
    const page = await showList(item(401, "", `${number} value="49.90"`) + item(402, "", number));
    expect(await shown(page, 401)).toBe("49.90");
    await price(page, 402).focus();
    await page.keyboard.type("12.5");
    await page.keyboard.press("Tab");
    expect(await shown(page, 402)).toBe("12.50");
    expect(await hidden(page, 402)).toBe("12.50");
  });

  it("writes a price for all into them", async () => {
    const page = await showList(item(401, "", 'type="number" step="0.01"'));
    await page.getByLabel("preço para todos").fill("1234,5");
    await page.getByRole("button", { name: "preencher" }).click();
    expect(await shown(page, 401)).toBe("1234.50");
    expect(await hidden(page, 401)).toBe("1234.50");
  });
});
