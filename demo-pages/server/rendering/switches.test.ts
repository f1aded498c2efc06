import { useServer, type Visitor } from "@yy/testing";
import { expect, it } from "vitest";
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

it("loads the classic script in the place of the module", async () => {
  const html = await afterChoosing({ script: "classic", flavour: "lite" });
  expect(html).toContain('<script src="/dist/lite/yy.all.js" type="text/javascript"');
  expect(html).not.toContain("/yy.js");
  expect(html).toContain('<option value="classic" selected>');
});

it("leaves out every script but the panel's own", async () => {
  const html = await afterChoosing({ script: "none", lib: "turbo", doctor: "on" });
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
  expect(scripts).toEqual(["/assets/panel.js"]);
});

it("turns the page round, and lets the address win over the panel", async () => {
  expect(await afterChoosing({ dir: "rtl" })).toContain('<html dir="rtl" lang="pt-BR">');
  const html = await afterChoosing({ script: "none", dir: "rtl" }, "/?script=module&dir=ltr");
  expect(html).toContain('src="/dist/yy.js"');
  expect(html).toContain('<html lang="pt-BR">');
});

it("has the icons' sprite missing, or the parts of widgets that load later, or cookies", async () => {
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

  const script = '<script src="/assets/without-cookies.js" nonce="';
  expect(await afterChoosing({ missing: "cookies" })).toContain(script);
  expect(icons).not.toContain(script);
});

it("ignores words it does not know", async () => {
  const cookie = `${switchesCookie}=${encodeURIComponent("script=all&dir=up&delay=-1&flavour=x")}`;
  const html = await pageWith(await demo.visitor(), cookie);
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('src="/dist/yy.js"');
  expect(html).toContain('<option value="">normal</option>');
});

it("holds calls back on a slow network, and shows them on their way; pages come at once", async () => {
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
