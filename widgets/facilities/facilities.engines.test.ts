import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const facilities = "<yy-facilities><p>ver as facilidades</p></yy-facilities>";

describe("yy-facilities", () => {
  const engine = useEngine();
  it("lists the features with their state", async () => {
    const page = await engine.show(facilities);
    await expect.poll(() => page.count("yy-facilities >>> [part=item]")).toBeGreaterThan(1);
    expect(await page.isShown("yy-facilities p")).toBe(false);
  });

  it("keeps the server's words when the list does not come, and has it at the second try", async () => {
    await engine.ready();
    engine.server.failNext({ path: "/api/facilities", status: 500 });
    const page = await engine.show(facilities);
    await engine.expectErrors("RequestError");
    expect(await page.isShown("yy-facilities p")).toBe(true);
    await page.click("yy-facilities >>> [part=retry]");
    await expect.poll(() => page.count("yy-facilities >>> [part=item]")).toBeGreaterThan(1);
  });
});
