import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { openHttpPage, PATH } from "../testing/httpPage";

const demo = useDemo();

describe("navigate", () => {
  it("goes to an address of the same origin and leaves the page in history", async () => {
    const page = await openHttpPage(demo);
    demo.server.addPage("/entrar-aqui", { html: "<p>aqui</p>" });
    await page.evaluate(() => http.navigate("/entrar-aqui?redirect_to=a"));
    await page.waitForURL("**/entrar-aqui?redirect_to=a");
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(PATH);
  });

  it("replaces the page in history when asked to", async () => {
    const page = await openHttpPage(demo);
    demo.server.addPage("/aqui", { html: "<p>aqui</p>" });
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => http.navigate("/aqui", "replace"));
    await page.waitForURL("**/aqui");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  const refused = [
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "https:evil.test",
    "http://127.0.0.1:1/",
    "http://127.0.0.1.evil.test/",
    "javascript:document.title='x'",
    " java\nscript:document.title='x'",
    "data:text/html,x",
    "mailto:a@b.test",
    "http://[",
    "https://allowed.test.evil.test/",
    "http://allowed.test/",
    "https://allowed.test:8443/",
  ];

  it("throws a ConfigError for every other address, and stays", async () => {
    const page = await openHttpPage(demo, {
      head: '<meta name="yy-allowed-origins" content="https://allowed.test">',
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const before = await page.title();
    for (const url of refused) {
      const outcome = await page.evaluate((url) => http.outcomeOf(() => http.navigate(url)), url);
      expect(outcome.error, url).toMatchObject({
        name: "ConfigError",
        message: `${JSON.stringify(url)} is not an address this page may open`,
      });
    }
    expect(requests).toEqual([]);
    expect(await page.title()).toBe(before);
  });

  it("takes an origin the page allows at that moment", async () => {
    const page = await openHttpPage(demo);
    const [before, after] = await page.evaluate(async () => {
      const resolve = () => http.outcomeOf(() => http.resolveNavigation("https://allowed.test/a"));
      const before = await resolve();
      const meta = Object.assign(document.createElement("meta"), {
        name: "yy-allowed-origins",
        content: "https://other.test https://allowed.test",
      });
      document.head.append(meta);
      return [before, await resolve()];
    });
    expect(before?.error?.name).toBe("ConfigError");
    expect(after).toEqual({ value: "https://allowed.test/a" });
  });
});

describe("metas of the page", () => {
  const read = () => ({
    token: http.pageMeta.csrfToken(),
    nonce: http.pageMeta.cspNonce(),
    fingerprint: http.pageMeta.fingerprint(),
    device: http.pageMeta.deviceType(),
    environment: http.pageMeta.environment(),
    assets: http.pageMeta.assetsHost(),
    sprite: http.pageMeta.iconSprite(),
    app: http.pageMeta.isNativeApp(),
    origins: http.pageMeta.allowedOrigins(),
  });

  it("have calm defaults", async () => {
    const page = await openHttpPage(demo);
    await page.evaluate(() => {
      for (const meta of document.querySelectorAll("meta[name]")) meta.remove();
    });
    expect(await page.evaluate(read)).toEqual({
      token: null,
      nonce: null,
      fingerprint: true,
      device: null,
      environment: "production",
      assets: null,
      sprite: null,
      app: false,
      origins: [],
    });
  });

  it("are read from the head at each call", async () => {
    const page = await openHttpPage(demo);
    await page.evaluate(() => {
      const metas = {
        "csrf-token": "t",
        "csp-nonce": "n",
        fingerprint: "false",
        "device-type": "mobile",
        "yy-environment": "staging",
        "yy-assets-host": "https://assets.test",
        "yy-icon-sprite": "/icons.svg",
        "yy-native-app": "",
        "yy-allowed-origins": " https://a.test\nhttps://b.test ",
      };
      for (const meta of document.querySelectorAll("meta[name]")) meta.remove();
      for (const [name, content] of Object.entries(metas)) {
        document.head.append(Object.assign(document.createElement("meta"), { name, content }));
      }
    });
    expect(await page.evaluate(read)).toEqual({
      token: "t",
      nonce: "n",
      fingerprint: false,
      device: "mobile",
      environment: "staging",
      assets: "https://assets.test",
      sprite: "/icons.svg",
      app: true,
      origins: ["https://a.test", "https://b.test"],
    });
  });

  it.each([
    ["false", false, false],
    ["", true, true],
    ["0", true, true],
    ["true", true, true],
  ])("read %j", async (content, fingerprint, app) => {
    const page = await openHttpPage(demo);
    await page.evaluate((content) => {
      document.querySelector('meta[name="fingerprint"]')?.setAttribute("content", content);
      const meta = Object.assign(document.createElement("meta"), {
        name: "yy-native-app",
        content,
      });
      document.head.append(meta);
    }, content);
    expect(await page.evaluate(read)).toMatchObject({ fingerprint, app });
  });

  it("are not taken from the body, nor from what clobbers the document", async () => {
    const page = await openHttpPage(demo, {
      body:
        '<meta name="yy-allowed-origins" content="https://evil.test">' +
        '<img name="head"><form name="baseURI"></form>',
    });
    expect((await page.evaluate(read)).origins).toEqual([]);
  });
});
