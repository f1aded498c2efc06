import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const outpost = `<yy-pro-outpost>
  <label>cpf <input data-part="cpf"></label> <a href="/pro/outposts/lookup" data-part="lookup">buscar</a>
  <section data-part="products">peças <p data-part="product">vestido</p></section>
  <p data-part="finish"><button>fechar</button></p></yy-pro-outpost>`;

describe("yy-pro-outpost", () => {
  const engine = useEngine({ signedInAs: 2 });
  const asked = () => engine.server.requests.filter(({ path }) => path.endsWith("lookup"));

  it("looks a member up by the digits of a cpf, and goes when the last product has gone", async () => {
    const page = await engine.show(outpost);
    await page.fill("[data-part=cpf]", "529.982.247-25");
    await page.click("[data-part=lookup]");
    await expect.poll(() => asked().map(({ query }) => query.cpf)).toEqual(["52998224725"]);
    await expect.poll(() => page.count("[data-part=product]")).toBeGreaterThan(1);
    await page.evaluate(() => {
      for (const product of document.querySelectorAll("[data-part=product]")) product.remove();
    });
    await expect.poll(() => page.isShown("[data-part=finish]")).toBe(false);
  });

  it("asks for no wrong cpf", async () => {
    const page = await engine.show(outpost);
    await page.fill("[data-part=cpf]", "111");
    await page.click("[data-part=lookup]");
    await expect.poll(() => page.attribute("[data-part=cpf]", "aria-invalid")).toBe("true");
    expect(asked()).toEqual([]);
  });
});
