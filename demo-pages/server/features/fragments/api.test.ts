import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const asScript = { Accept: "text/javascript", "X-Requested-With": "XMLHttpRequest" };

describe("fragments", () => {
  it("are pages of product cards, as HTML or as a script", async () => {
    const visitor = await demo.visitor();
    const html = await visitor.send("/fragmentos/produtos?page=2");
    expect(html.headers.get("link")).toBe('</fragmentos/produtos?page=3>; rel="next"');
    const title = demo.server.state.products[8]?.title ?? "";
    expect(await html.text()).toContain(title);
    const script = await visitor.send("/fragmentos/produtos.js?page=2", { headers: asScript });
    expect(await script.text()).toContain(title);
  });

  it("escape the container they were asked for", async () => {
    const path = `/fragmentos/recado?container=${encodeURIComponent('"><script>')}`;
    expect(await (await (await demo.visitor()).send(path)).text()).not.toContain("<script>");
  });
});
