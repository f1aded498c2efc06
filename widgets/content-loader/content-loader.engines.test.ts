import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const loader =
  '<yy-content-loader data-src="/fragmentos/recado"><a href="/fragmentos/recado">ver o recado</a></yy-content-loader>';

describe("yy-content-loader", () => {
  const engine = useEngine();
  it("puts what it has loaded in the place of its children", async () => {
    const page = await engine.show(loader);
    engine.changesItsMarkup();
    await expect.poll(() => page.count("yy-content-loader:state(finished)")).toBe(1);
    expect(await page.isShown("yy-content-loader a", "ver o recado")).toBe(false);
    expect((await page.texts("yy-content-loader")).join("")).not.toBe("");
  });

  it("keeps its children when nothing comes, and loads at the second try", async () => {
    await engine.ready();
    engine.server.failNext({ path: "/fragmentos/recado", status: 503 });
    const page = await engine.show(loader);
    engine.changesItsMarkup();
    await engine.expectErrors("RequestError");
    expect(await page.isShown("yy-content-loader a", "ver o recado")).toBe(true);
    await page.click("yy-content-loader >>> [part=retry]");
    await expect.poll(() => page.count("yy-content-loader:state(finished)")).toBe(1);
  });
});
