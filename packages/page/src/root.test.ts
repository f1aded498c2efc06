// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { photoHost } from "./photoHost";
import { root, underRoot } from "./root";

const head = (...metas: readonly (readonly [name: string, content: string])[]) => {
  document.head.replaceChildren(
    ...metas.map(([name, content]) =>
      Object.assign(document.createElement("meta"), { name, content }),
    ),
  );
};

afterEach(() => document.head.replaceChildren());

describe("underRoot", () => {
  it.each([
    ["/loja", "/loja/metadata/user"],
    ["/loja/", "/loja/metadata/user"],
    ["/lojas/caf%C3%A9", "/lojas/caf%C3%A9/metadata/user"],
    ["/", "/metadata/user"],
    ["", "/metadata/user"],
  ])("begins with the application's root %j", (content, path) => {
    head(["yy-root", content]);
    expect(underRoot("/metadata/user")).toBe(path);
  });

  it("leaves full addresses alone, and every path of an application at the root", () => {
    expect(underRoot("/metadata/user")).toBe("/metadata/user");
    head(["yy-root", "/loja"]);
    expect(underRoot("https://vídeos.example/")).toBe("https://vídeos.example/");
  });

  it.each([
    "//other.example",
    "/\\other.example",
    "/\t/other.example",
    "https://other.example/loja",
    "javascript:alert(1)",
    "loja",
    "/loja?a=1",
    "/loja#fim",
    "/loja//x",
  ])("ignores what is no path: %j", (content) => {
    head(["yy-root", content]);
    expect(root()).toBeUndefined();
    expect(underRoot("/metadata/user")).toBe("/metadata/user");
  });
});

describe("photoHost", () => {
  it("is in the application, unless photos or assets are elsewhere", () => {
    head(["yy-root", "/loja"]);
    expect(photoHost()).toBe(`${location.origin}/loja/photos`);
    head(["yy-root", "/loja"], ["yy-assets-host", "https://cdn.example/"]);
    expect(photoHost()).toBe("https://cdn.example/photos");
    head(["yy-root", "/loja"], ["yy-photo-host", "/fotos"]);
    expect(photoHost()).toBe("/fotos");
  });
});
