import { useServer, version1 } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

describe("a seller's tools", () => {
  it("switch facilities on and off", async () => {
    const visitor = await demo.visitor(1);
    const shipping = "/api/v3/soft_shipping_rates";
    const on = await visitor.send(`${shipping}/enable`, { method: "POST" });
    expect(await on.json()).toEqual({ enabled: true });
    const boosted = await visitor.send("/api/boosted_bundle/participations", {
      method: "PUT",
      json: { enabled: true },
      headers: version1,
    });
    expect(await boosted.json()).toEqual({ enabled: true });
    const { facilities } = await (
      await visitor.send("/api/facilities", { headers: version1 })
    ).json();
    expect(facilities.slice(0, 2)).toEqual([
      { id: 1, name: "frete econômico", enabled: true },
      { id: 2, name: "destaque na busca", enabled: true },
    ]);
    const off = await visitor.send(`${shipping}/disable`, { method: "POST" });
    expect(await off.json()).toEqual({ enabled: false });
  });

  it("calculate the insurance of a price, never under two reais", async () => {
    const visitor = await demo.visitor(1);
    const path = "/api/insurance_price/calculate?price=";
    const priceOf = async (price: string) =>
      (await visitor.send(path + price, { headers: version1 })).json();
    expect(await priceOf("199.9")).toEqual({ price: 199.9, insurance_price: 6 });
    expect(await priceOf("10")).toEqual({ price: 10, insurance_price: 2 });
    expect(await priceOf("")).toEqual({ price: "não é um número válido" });
  });

  it("reload the tags as text", async () => {
    const path = "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor";
    const answer = await (await demo.visitor(1)).send(path);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(await answer.text()).toBe("vintage, algodão, pouco uso");
  });
});
