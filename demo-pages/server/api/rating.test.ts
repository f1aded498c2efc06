import { describe, expect, it } from "vitest";
import { useServer } from "../../testing/index";

const demo = useServer();

describe("the rating", () => {
  it("keeps a rating from 1 to 5", async () => {
    const visitor = await demo.visitor(1);
    const rate = (value: string) =>
      visitor.send("/compras/7/avaliacao", { method: "POST", form: { "rating[value]": value } });
    expect((await rate("0")).status).toBe(422);
    expect((await rate("4")).status).toBe(201);
    expect(demo.server.state.ratings).toEqual([{ purchaseId: "7", userId: 1, value: 4 }]);
  });
});
