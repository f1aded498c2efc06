import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const asScript = { Accept: "text/javascript", "X-Requested-With": "XMLHttpRequest" };

describe("missing prices", () => {
  it("come in pages, each naming the next, the last none", async () => {
    const visitor = await demo.visitor(2);
    const ids: string[] = [];
    let next: string | undefined = "/pro/precos-faltantes/itens";
    while (next !== undefined) {
      const answer: Response = await visitor.send(next);
      ids.push(
        ...[...(await answer.text()).matchAll(/data-item-id="(\d+)"/g)].map(([, id]) => `${id}`),
      );
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(new Set(ids).size).toBe(demo.server.state.unpricedItems.length);
    expect(ids).toHaveLength(demo.server.state.unpricedItems.length);
  });

  it("are saved as JSON, or as a script that removes the item", async () => {
    const visitor = await demo.visitor(2);
    const json = await visitor.send("/pro/precos-faltantes/401", {
      method: "PATCH",
      json: { price: 12.5 },
    });
    expect(await json.json()).toEqual({ id: 401, price: 12.5 });
    const script = await visitor.send("/pro/precos-faltantes/402", {
      method: "POST",
      form: { "item[price]": "1234.56" },
      headers: asScript,
    });
    expect(await script.text()).toContain('[data-item-id=\\"402\\"]');
    expect(demo.server.state.unpricedItems[1]?.price).toBe(1234.56);
  });

  it.each([
    ["", "não é um número válido"],
    ["0", "deve ser maior do que R$ 0,00"],
  ])("refuse the price %j", async (price, message) => {
    const answer = await (await demo.visitor(2)).send("/pro/precos-faltantes/401", {
      method: "POST",
      form: { "item[price]": price },
    });
    expect([answer.status, await answer.json()]).toEqual([422, { price: message }]);
  });
});
