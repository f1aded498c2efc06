import { collectProblems, holdRequests, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage } from "../testing/httpPage";

const demo = useDemo();

const serve = (body: string, type = "text/javascript; charset=utf-8", status = 200) =>
  demo.server.addPage("/resposta.js", { html: body, status, headers: { "content-type": type } });

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

  it.each([
    "application/javascript",
    "application/x-javascript",
    "TEXT/JAVASCRIPT",
    "text/ecmascript",
  ])("runs %s", async (type) => {
    const page = await openHttpPage(demo);
    serve("window.ran = 1;", type);
    await page.evaluate(() => http.loadScript("/resposta.js"));
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBe(1);
  });

  it.each(["text/html", "text/plain", "application/json", "text/javascript+json", ""])(
    "does not run an answer of type %j",
    async (type) => {
      const page = await openHttpPage(demo);
      serve("window.ran = 1;", type);
      const outcome = await page.evaluate(() =>
        http.outcomeOf(() => http.loadScript("/resposta.js")),
      );
      expect(outcome.error).toMatchObject({
        name: "RequestError",
        status: 200,
        body: "window.ran = 1;",
      });
      expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
    },
  );

  it("does not run the answer of a refusing status", async () => {
    const page = await openHttpPage(demo);
    serve("window.ran = 1;", "text/javascript", 422);
    const outcome = await page.evaluate(() =>
      http.outcomeOf(() => http.loadScript("/resposta.js")),
    );
    expect(outcome.error).toMatchObject({ name: "RequestError", status: 422 });
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  });

  it("does not run for a caller who has left", async () => {
    const page = await openHttpPage(demo);
    serve("window.ran = 1;");
    const release = await holdRequests(page, "**/resposta.js");
    const asked = page.waitForRequest("**/resposta.js");
    const loading = page.evaluate(async () => {
      const controller = new AbortController();
      addEventListener("leave", () => controller.abort());
      return http.outcomeOf(() => http.loadScript("/resposta.js", controller.signal));
    });
    await asked;
    await page.evaluate(() => dispatchEvent(new Event("leave")));
    const outcome = await loading;
    release();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(outcome.error?.name).toBe("AbortError");
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  });

  it("runs on a page that requires Trusted Types and names our policy", async () => {
    const page = await openHttpPage(demo, {
      headers: {
        "content-security-policy": "require-trusted-types-for 'script'; trusted-types yy dompurify",
      },
    });
    serve("window.ran = 1;");
    demo.server.addPage("/pedaco", { html: "<p onclick='x()'>um</p>" });
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
    expect(collectProblems(page).cspViolations).toEqual([]);
  });
});
