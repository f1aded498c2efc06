import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

function nonceIn(answer: Response): string | undefined {
  return /'nonce-([0-9a-f]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
}

describe("the policy of a page", () => {
  it("is strict and names a fresh nonce for every answer", async () => {
    const visitor = await demo.visitor();
    const first = await visitor.send("/");
    const second = await visitor.send("/");
    expect(first.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(nonceIn(first)).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceIn(second)).not.toBe(nonceIn(first));
  });

  it("carries the same nonce as the page's meta and scripts", async () => {
    demo.server.addPage("/nonce", { body: "" });
    const answer = await (await demo.visitor()).send("/nonce");
    const html = await answer.text();
    expect(html).toContain(`<meta name="csp-nonce" content="${nonceIn(answer)}">`);
    expect(html).toContain(`src="/dist/yy.js" nonce="${nonceIn(answer)}"`);
  });

  it("keeps the nonce of the document that a Turbo visit names", async () => {
    const nonce = "0123456789abcdef0123456789abcdef";
    const answer = await (await demo.visitor()).send("/", { headers: { "X-Turbo-Nonce": nonce } });
    expect(nonceIn(answer)).toBe(nonce);
  });

  it("does not take what is no nonce into the policy", async () => {
    const forged = "x' 'unsafe-inline";
    const answer = await (await demo.visitor()).send("/", { headers: { "X-Turbo-Nonce": forged } });
    expect(answer.headers.get("content-security-policy")).not.toContain("unsafe-inline");
  });
});

describe("routes", () => {
  it.each(["/", "/@marina", "/@brecho.da.lu/vendidos", "/@joaopedro/seguidores", "/widgets"])(
    "serves %s as HTML",
    async (path) => {
      const answer = await (await demo.visitor()).send(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("text/html");
    },
  );

  it.each(["/@ninguem", "/@marina/outra", "/p/nada-999", "/nao-existe", "/widgets/nao-existe"])(
    "answers 404 to %s",
    async (path) => {
      expect((await (await demo.visitor()).send(path)).status).toBe(404);
    },
  );

  it("shows a product at the address its card links to", async () => {
    const [product] = demo.server.state.products;
    const answer = await (await demo.visitor()).send(product?.href ?? "");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(product?.title);
  });

  it("sends a visitor from the inbox to the sign-in page and back", async () => {
    const answer = await (await demo.visitor()).send("/perfil/mensagens");
    expect(answer.headers.get("location")).toBe(
      `/entrar?redirect_to=${encodeURIComponent(`${demo.server.origin}/perfil/mensagens`)}`,
    );
  });
});

describe("switches", () => {
  it("loads what the address asks for", async () => {
    demo.server.addPage("/troca", { body: "" });
    const visitor = await demo.visitor();
    const html = await visitor.visit("/troca?flavour=lite&script=classic&lib=turbo&lib=jquery");
    const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual([
      "/vendor/jquery.js",
      "/vendor/turbo.js",
      "/vendor/keep-nonce.js",
      "/dist/lite/yy.all.js",
    ]);
  });

  it("prefers the address to the panel's cookie, and the cookie to the page's own", async () => {
    demo.server.addPage("/troca", { body: "", script: "none", libs: ["ujs"] });
    const ask = async (query: string, cookie: string) =>
      (await fetch(`${demo.server.origin}/troca${query}`, { headers: { cookie } })).text();
    expect(await ask("", "")).toContain("/vendor/rails-ujs.js");
    expect(await ask("", "demo_switches=lib=jquery")).toContain("/vendor/jquery.js");
    expect(await ask("?lib=turbo", "demo_switches=lib=jquery")).toContain("/vendor/turbo.js");
  });

  it("remembers the panel's choice, also of no library", async () => {
    const visitor = await demo.visitor();
    const form = { flavour: "lite", lib: "none", return_to: "/widgets" };
    const answer = await visitor.send("/_demo/switches", { method: "POST", form });
    expect(answer.headers.get("location")).toBe("/widgets");
    expect(answer.headers.getSetCookie().join()).toContain("demo_switches=flavour%3Dlite");
  });
});

describe("pages of tests", () => {
  it("fills in nonce and token, and nothing else", async () => {
    demo.server.addPage("/minha", { body: "<i>{{csrf}}</i><b>{{outra}}</b>", script: "none" });
    const visitor = await demo.visitor();
    const html = await visitor.visit("/minha");
    expect(html).toMatch(/<i>[\w-]{32}<\/i><b>\{\{outra\}\}<\/b>/);
  });

  it("answers in place of the product's own calls, with the page's status and headers", async () => {
    demo.server.addPage("/api/facilities", {
      html: '{"facilities": []}',
      status: 203,
      headers: { "Content-Type": "application/json" },
    });
    const answer = await (await demo.visitor()).send("/api/facilities");
    expect(answer.status).toBe(203);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({ facilities: [] });
  });

  it("may be made from the address", async () => {
    demo.server.addPage("/lista", (address) => ({
      html: `p. ${address.searchParams.get("page")}`,
    }));
    expect(await (await (await demo.visitor()).send("/lista?page=3")).text()).toBe("p. 3");
  });

  it("does not let a script end its own element", async () => {
    demo.server.addPage("/fim", { body: "", script: "none", inlineScript: 'x = "</script>"' });
    const html = await (await demo.visitor()).visit("/fim");
    expect(html.match(/<\/script/g)).toHaveLength(1);
  });
});
