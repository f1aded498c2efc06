import { useServer, type Visitor } from "@yy/testing";
import { expect, it } from "vitest";
import { switchesCookie } from "./switches";

const demo = useServer();

/** The page after this choice in the panel. */
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

it("leaves out every script but the panel's own", async () => {
  const html = await afterChoosing({ script: "none", lib: "turbo", doctor: "on" });
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
  expect(scripts).toEqual(["/assets/panel.js"]);
});

it("turns the page round, and lets the address win over the panel", async () => {
  expect(await afterChoosing({ dir: "rtl" })).toContain(
    '<html dir="rtl" lang="pt-BR" data-yy-looks>',
  );
  const html = await afterChoosing({ script: "none", dir: "rtl" }, "/?script=module&dir=ltr");
  expect(html).toContain('src="/dist/yy.js"');
  expect(html).toContain('<html lang="pt-BR" data-yy-looks>');
});

it("ignores words it does not know", async () => {
  const cookie = `${switchesCookie}=${encodeURIComponent("script=all&dir=up&delay=-1&flavour=x")}`;
  const html = await pageWith(await demo.visitor(), cookie);
  expect(html).toContain('<html lang="pt-BR" data-yy-looks>');
  expect(html).toContain('src="/dist/yy.js"');
  expect(html).toContain('<option value="">normal</option>');
});
