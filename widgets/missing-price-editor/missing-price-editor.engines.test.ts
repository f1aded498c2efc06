import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const item = (id: number) =>
  `<form data-part="item" data-item-id="${id}" action="/pro/precos-faltantes/${id}" method="post">
    <label>peça ${id} <input id="price-${id}" data-part="price"></label>
    <input type="hidden" name="item[price]" data-part="hidden-price"><button>salvar</button></form>`;
const editor = `<yy-missing-price-editor>${item(401)}${item(402)}</yy-missing-price-editor>`;

describe("yy-missing-price-editor", () => {
  const engine = useEngine({ signedInAs: 2 });
  const states = () => engine.page.attributes("[data-part=item]", "data-state");

  it("masks a price while it is typed, and saves it by Enter", async () => {
    const page = await engine.show(editor);
    await page.fill("#price-401", "12,5");
    await expect.poll(states).toEqual(["changed", "untouched"]);
    expect(await page.value("#price-401")).toBe("R$ 12,5");
    await page.press("Enter");
    await expect.poll(states).toEqual(["saved", "untouched"]);
  });

  it("sends no wrong price, and keeps one that the server did not take", async () => {
    const page = await engine.show(editor);
    await page.fill("#price-401", "0");
    await expect.poll(states).toEqual(["invalid", "untouched"]);
    engine.server.failNext({ path: "/pro/precos-faltantes", status: 500 });
    await page.fill("#price-401", "7");
    await page.press("Enter");
    await expect.poll(states).toEqual(["failed", "untouched"]);
    expect(await page.value("#price-401")).toContain("R$ 7");
    await engine.expectErrors("RequestError");
  });
});
