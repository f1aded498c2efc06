import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webUrl } from "../../testing/webUrl";
import { joinUrl, splitUrl } from "./parts";

describe("splitAddress", () => {
  it("takes an absolute address apart", () => {
    expect(splitUrl("https://loja.example:8080/a/b?x=1?&y#z?#w")).toEqual({
      origin: "https://loja.example:8080",
      path: "/a/b",
      query: "?x=1?&y",
      fragment: "#z?#w",
    });
  });

  it.each([
    ["/a?b#c", { origin: "", path: "/a", query: "?b", fragment: "#c" }],
    ["//loja.example", { origin: "//loja.example", path: "", query: "", fragment: "" }],
    ["?b", { origin: "", path: "", query: "?b", fragment: "" }],
    ["#c?d", { origin: "", path: "", query: "", fragment: "#c?d" }],
    ["", { origin: "", path: "", query: "", fragment: "" }],
  ])("takes %j apart", (url, parts) => {
    expect(splitUrl(url)).toEqual(parts);
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl), (url) => {
        expect(joinUrl(splitUrl(url))).toBe(url);
      }),
    );
  });
});
