import { useServer, type Visitor } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { switchesCookie } from "./switches";

const demo = useServer();

/** The page as it is after this choice in the panel. */
async function afterChoosing(form: Record<string, string>, path = "/"): Promise<string> {
  const visitor = await demo.visitor();
  const answer = await visitor.send("/_demo/switches", { method: "POST", form });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return pageWith(visitor, cookie, path);
}

async function pageWith(visitor: Visitor, Cookie: string, path = "/"): Promise<string> {
  const html = await (await visitor.send(path, { headers: { Cookie } })).text();
  return html.replaceAll("&#x2F;", "/");
}

describe("the switches of a page", () => {
  it("load the classic script in the place of the module", async () => {
    const html = await afterChoosing({ script: "classic", flavour: "lite" });
    expect(html).toContain('<script src="/dist/lite/yy.all.js" type="text/javascript"');
    expect(html).not.toContain("/yy.js");
    expect(html).toContain('<option value="classic" selected>');
  });

  it("leave out every script but the panel's own", async () => {
    const html = await afterChoosing({ script: "none", lib: "turbo", doctor: "on" });
    const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts).toEqual(["/assets/panel.js"]);
    expect(html).not.toContain("modulepreload");
  });

  it("turn the page round, in the panel's choice or its address", async () => {
    expect(await afterChoosing({ dir: "rtl" })).toContain('<html dir="rtl" lang="pt-BR">');
    const visitor = await demo.visitor();
    expect(await visitor.visit("/ajuda?dir=rtl")).toContain('<html dir="rtl" lang="pt-BR">');
    expect(await visitor.visit("/ajuda")).toContain('<html lang="pt-BR">');
    demo.server.addPage("/teste", { body: "", direction: "rtl" });
    expect(await visitor.visit("/teste")).toContain('<html lang="pt-BR" dir="rtl">');
  });

  it("have the icons' sprite missing, or the parts of widgets that load later", async () => {
    const visitor = await demo.visitor();
    const statusOf = async (path: string) => (await visitor.send(path)).status;
    const icons = await afterChoosing({ missing: "icons" });
    expect(icons).toContain('<meta name="yy-icon-sprite" content="/missing/icons.svg">');
    expect(await statusOf("/missing/icons.svg")).toBe(404);

    const parts = await pageWith(visitor, "", "/widgets/select?missing=parts&flavour=lite");
    expect(parts).toContain('<script src="/missing/dist/lite/yy.js" type="module"');
    expect(parts).not.toContain('"/dist/lite/chunks/');
    expect(parts).toContain('<meta name="yy-icon-sprite" content="/assets/icons.svg">');
    for (const [, chunk = ""] of parts.matchAll(/"(\/missing\/dist\/lite\/chunks\/[^"]+)"/g))
      expect(await statusOf(chunk)).toBe(200);
    expect(await statusOf("/missing/dist/lite/chunks/select-more-0a1b2c3d.digested.js")).toBe(404);
  });

  it("have scripts find no cookies", async () => {
    const script = '<script src="/assets/without-cookies.js" nonce="';
    expect(await afterChoosing({ missing: "cookies" })).toContain(script);
    expect(await afterChoosing({ missing: "nothing" })).not.toContain(script);
  });

  it("let the address win over the panel", async () => {
    const html = await afterChoosing({ script: "none", dir: "rtl" }, "/?script=module&dir=ltr");
    expect(html).toContain('src="/dist/yy.js"');
    expect(html).toContain('<html lang="pt-BR">');
  });

  it("ignore words they do not know", async () => {
    const visitor = await demo.visitor();
    const cookie = `${switchesCookie}=${encodeURIComponent("script=all&dir=up&delay=-1&flavour=x")}`;
    const html = await pageWith(visitor, cookie);
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toContain('src="/dist/yy.js"');
    expect(html).toContain('<option value="">normal</option>');
  });
});

describe("a slow network", () => {
  it("holds calls back, and shows them on their way; pages come at once", async () => {
    const visitor = await demo.visitor();
    const headers = { Cookie: `${switchesCookie}=delay%3D1000` };
    const begun = performance.now();
    const call = visitor.send("/metadata/user", { headers });
    await expect.poll(() => demo.server.requests.map(({ isOver }) => isOver)).toEqual([false]);
    expect((await visitor.send("/", { headers })).status).toBe(200);
    expect(demo.server.requests[0]?.isOver).toBe(false);
    await call;
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect(demo.server.requests[0]).toMatchObject({ isOver: true, status: 200 });
  });
});
