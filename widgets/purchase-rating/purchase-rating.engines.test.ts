import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const rating = `<yy-purchase-rating><div data-part="panel"><form action="/compras/7/avaliacao" method="post">
  <label>sua nota <input type="number" name="rating[value]"></label><button>avaliar</button></form></div></yy-purchase-rating>`;

describe("yy-purchase-rating", () => {
  const engine = useEngine();
  const panel = () => engine.page.isShown("[data-part=panel]");

  it("shows its panel soon, and puts it away once the rating is sent", async () => {
    const page = await engine.show(rating);
    await expect.poll(panel).toBe(true);
    engine.server.failNext({ path: "/compras/7/avaliacao", status: 201, body: "{}" });
    await page.fill("input", "4");
    await page.press("Enter");
    await expect.poll(panel).toBe(false);
    await expect.poll(() => page.isShown("yy-purchase-rating >>> [part=thanks]")).toBe(true);
  });

  it("keeps the panel when it could not be sent", async () => {
    const page = await engine.show(rating);
    await expect.poll(panel).toBe(true);
    engine.server.failNext({ path: "/compras/7/avaliacao", status: 500 });
    await page.fill("input", "4");
    await page.click("button", "avaliar");
    await engine.expectErrors("RequestError");
    expect(await panel()).toBe(true);
  });
});
