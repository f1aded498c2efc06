import { describe, expect, it } from "vitest";
import { historyUrl, scriptUrl } from "./remoteUrls";

const missing = new TypeError("Required parameter url is missing.");

describe("historyUrl", () => {
  it("drops the cache-busting parameter and nothing else", () => {
    expect(historyUrl("/busca?_=1699&page=2&__=3#fim")).toBe("/busca?page=2&__=3#fim");
    expect(historyUrl("https://loja.example/busca?_=1")).toBe("https://loja.example/busca");
  });

  it.each(["", " ", undefined, null])("refuses %j", (url) => {
    expect(() => historyUrl(url as string)).toThrow(missing);
  });
});

describe("scriptUrl", () => {
  it.each([
    ["/busca", "/busca.js"],
    ["/busca/", "/busca.js"],
    ["/busca///", "/busca.js"],
    ["///a//b", "///a//b.js"],
    ["/busca?page=2#fim", "/busca.js?page=2#fim"],
    ["https://loja.example/@bia/vendidos?x", "https://loja.example/@bia/vendidos.js?x"],
    ["https://loja.example", "https://loja.example/.js"],
    ["/", "/.js"],
    ["/busca.js?page=2", "/busca.js?page=2"],
    ["/busca.html", "/busca.html.js"],
  ])("asks %s as %s", (url, script) => {
    expect(scriptUrl(url)).toBe(script);
  });

  // A search that starts again at every slash would take minutes.
  it("takes a million slashes for what they are", () => {
    const slashes = "/".repeat(1_000_000);
    expect(scriptUrl(`/a${slashes}b`)).toBe(`/a${slashes}b.js`);
    expect(scriptUrl(`/a${slashes}`)).toBe("/a.js");
  });

  it("keeps the parameters apart from the path", () => {
    expect(scriptUrl("/busca?src=a.js")).toBe("/busca.js?src=a.js");
  });

  it.each(["", undefined])("refuses %j", (url) => {
    expect(() => scriptUrl(url as string)).toThrow(missing);
  });

  it.each(["?page=2", "#fim"])("refuses %s, which has no path", (url) => {
    expect(() => scriptUrl(url)).toThrow("needs an address with a path");
  });
});
