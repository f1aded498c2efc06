import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const asScript = { Accept: "text/javascript", "X-Requested-With": "XMLHttpRequest" };

describe("the pro outpost", () => {
  const lookup = async (cpf: string) =>
    (await demo.visitor(2)).send(`/pro/outposts/lookup?cpf=${cpf}`, { headers: asScript });

  it("answers a known CPF with a script that adds a product", async () => {
    const answer = await lookup("52998224725");
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    expect(await answer.text()).toContain("Beatriz Nogueira");
    expect(demo.server.state.outpostProducts).toHaveLength(1);
  });

  it("says so when nobody has the CPF, and refuses what is none", async () => {
    expect(await (await lookup("12345678909")).text()).toContain("não encontramos ninguém");
    expect((await lookup("12345678900")).status).toBe(422);
    expect((await lookup("11111111111")).status).toBe(422);
    expect(demo.server.state.outpostProducts).toEqual([]);
  });

  it("removes a product once", async () => {
    await lookup("52998224725");
    const [product] = demo.server.state.outpostProducts;
    const visitor = await demo.visitor(2);
    const remove = () =>
      visitor.send(`/pro/outposts/products/${product?.id}`, {
        method: "DELETE",
        headers: asScript,
      });
    expect(await (await remove()).text()).toContain(`data-outpost-product=\\"${product?.id}\\"`);
    expect((await remove()).status).toBe(404);
  });
});
