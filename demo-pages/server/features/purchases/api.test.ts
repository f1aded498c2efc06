import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const byBrowser = { Accept: "text/html,application/xhtml+xml" };

describe("the rating", () => {
  const rate = async (value: string, headers: Record<string, string> = {}) => {
    const visitor = await demo.visitor(1);
    await visitor.visit("/");
    return visitor.send("/compras/7/avaliacao", {
      method: "POST",
      form: { "rating[value]": value },
      headers,
    });
  };

  it("is taken from 1 to 5, once", async () => {
    expect((await rate("0")).status).toBe(422);
    expect((await rate("4")).status).toBe(201);
    expect(demo.server.state.ratings).toEqual([
      { purchaseId: "7", userId: 1, value: 4, comment: "" },
    ]);
    expect((await rate("5")).status).toBe(409);
  });

  it("is answered with a script where one is asked for", async () => {
    const answer = await rate("5", { Accept: "text/javascript, */*; q=0.01" });
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    expect(await answer.text()).toContain("você deu 5 estrelas");
  });

  it("is answered with pages to a browser", async () => {
    const refused = await rate("", byBrowser);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("escolha de 1 a 5 estrelas");
    const taken = await rate("3", byBrowser);
    expect([taken.status, taken.headers.get("location")]).toEqual([303, "/compras/7/avaliar"]);
  });

  it("has a page for who bought it alone", async () => {
    const other = await (await demo.visitor(2)).send("/compras/7/avaliar");
    expect(other.status).toBe(404);
    const nobody = await (await demo.visitor()).send("/compras/7/avaliar");
    expect(nobody.headers.get("location")).toMatch(/^\/entrar\?redirect_to=.*avaliar$/);
  });
});
