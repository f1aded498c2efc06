import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const address = `<yy-zipcode-autofill><label>cep <input id="cep" data-part="zipcode"></label>
  <label>rua <input id="rua" data-part="street"></label> <label>número <input id="numero" data-part="number"></label></yy-zipcode-autofill>`;

describe("yy-zipcode-autofill", () => {
  const engine = useEngine();
  it("fills in the street of a zip code on leaving it, and leads to what is still empty", async () => {
    const page = await engine.show(address);
    await page.fill("#cep", "01310-100");
    await page.press("Tab");
    await expect.poll(() => page.value("#rua")).toContain("Paulista");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("numero");
  });

  it("says that it found nothing, and lets the visitor go on", async () => {
    const page = await engine.show(address);
    engine.server.failNext({ path: "/api/v1/zipcodes", status: 404 });
    await page.fill("#cep", "99999-999");
    await page.press("Tab");
    await expect.poll(() => page.attribute("#cep", "data-remote-valid")).toBe("false");
    await page.fill("#rua", "rua nova");
    expect(await page.value("#rua")).toBe("rua nova");
  });
});
