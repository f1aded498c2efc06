import { collectProblems, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";

const demo = useDemo();

const serve = (html: string) =>
  demo.server.addPage("/resposta.js", { html, headers: { "content-type": "text/javascript" } });

describe("loadScript", () => {
  it("has run the answer when it is done, under a strict policy, and leaves no element", async () => {
    const page = await openHttpPage(demo);
    serve("window.ran = (window.ran ?? 0) + 1;");
    const seen = await page.evaluate(async () => {
      const scripts = document.scripts.length;
      await http.loadScript("/resposta.js");
      return { ran: Reflect.get(window, "ran"), left: document.scripts.length - scripts };
    });
    expect(seen).toEqual({ ran: 1, left: 0 });
    expect(collectProblems(page).cspViolations).toEqual([]);
    expect(demo.server.requests.at(-1)?.headers).toMatchObject({
      accept: "text/javascript, application/javascript",
      "x-requested-with": "XMLHttpRequest",
    });
  });

  it("does not run under a strict policy once the page has no nonce", async () => {
    const page = await openHttpPage(demo);
    serve("window.ran = 1;");
    const ran = await page.evaluate(async () => {
      document.querySelector('meta[name="csp-nonce"]')?.remove();
      await http.loadScript("/resposta.js");
      return Reflect.get(window, "ran");
    });
    expect(ran).toBeUndefined();
  });

  const ownDomPurify =
    '<script>trustedTypes.createPolicy("dompurify", { createHTML: (html) => html })</script>';

  it.each([
    ["names our policy", "yy", ""],
    ["has a DOMPurify of its own", "yy dompurify", ownDomPurify],
  ])("runs on a page that requires Trusted Types and %s", async (_, policies, head) => {
    const page = await openHttpPage(demo, {
      head,
      headers: {
        "content-security-policy": `require-trusted-types-for 'script'; trusted-types ${policies}`,
      },
    });
    serve("window.ran = 1;");
    demo.server.addPage("/pedaco", { html: "<p onclick='x()'>um</p><script src=x></script>" });
    demo.server.addPage("/tags", { html: "<input value='a,b'>" });
    const seen = await page.evaluate(async () => {
      await http.loadScript("/resposta.js");
      const { fragment } = await http.fetchHtml("/pedaco");
      document.body.append(fragment);
      const meta = Object.assign(document.createElement("meta"), {
        name: "yy-icon-sprite",
        content: "/assets/icons.svg",
      });
      document.head.append(meta);
      return {
        ran: Reflect.get(window, "ran"),
        html: document.querySelector("p")?.outerHTML,
        tags: await http.fetchTags("/tags"),
        symbols: (await http.fetchSprite()).querySelectorAll("symbol").length > 0,
      };
    });
    expect(seen).toEqual({ ran: 1, html: "<p>um</p>", tags: "a,b", symbols: true });
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
