import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const selects = `<yy-city-select>
  <label>estado <select id="state" data-part="state"><option value="">UF</option><option>BA</option><option>SP</option></select></label>
  <label>cidade <select id="city" data-part="city"><option value="">Selecione</option></select></label>
</yy-city-select>`;

describe("yy-city-select", () => {
  const engine = useEngine();
  const cities = () => engine.page.count("#city option");

  it("fills the list of cities of the state that is chosen by keyboard", async () => {
    const page = await engine.show(selects);
    await page.focus("#state");
    await page.press("b");
    await expect.poll(() => page.value("#state")).toBe("BA");
    await expect.poll(cities).toBeGreaterThan(2);
    expect(await page.isShown("yy-city-select >>> [role=alert]")).toBe(false);
  });

  it("offers another try when the cities do not come", async () => {
    const page = await engine.show(selects);
    engine.server.failNext({ path: "/states/BA", status: 503 });
    await page.focus("#state");
    await page.press("b");
    await engine.expectErrors("RequestError");
    await page.click("yy-city-select >>> [part=retry]");
    await expect.poll(cities).toBeGreaterThan(2);
  });
});
