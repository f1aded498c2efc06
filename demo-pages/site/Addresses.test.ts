import { describe, expect, it } from "vitest";
import { Addresses } from "./Addresses";

const inFolder = new Addresses("https://loja.example/some/folder/");
const atRoot = new Addresses("https://loja.example/");
const appPath = (address: string, addresses = inFolder) => {
  const { pathname, search, hash } = addresses.toApp(address);
  return pathname + search + hash;
};

describe("addresses of the site", () => {
  it.each([
    ["https://loja.example/some/folder/", "/"],
    ["https://loja.example/some/folder/index.html", "/"],
    ["https://loja.example/some/folder/@marina", "/@marina"],
    ["https://loja.example/some/folder/@marina/?a=1#b", "/@marina?a=1#b"],
    ["https://loja.example/some/folder/widgets/tabs/index.html", "/widgets/tabs"],
    ["https://loja.example/api/users/follow", "/api/users/follow"],
    ["https://loja.example/some/folderol", "/some/folderol"],
    ["https://loja.example/some/folder", "/some/folder"],
  ])("%s is %s to the app", (address, path) => {
    expect(appPath(address)).toBe(path);
  });

  it("are the app's own where the site lies at the root", () => {
    expect(appPath("https://loja.example/@marina/", atRoot)).toBe("/@marina");
    expect(atRoot.inSite("/@marina")).toBe("/@marina");
    expect(atRoot.broughtIn("/@marina")).toBe("/@marina");
  });

  it.each([
    ["/@marina?tab=1#x", "/some/folder/@marina?tab=1#x"],
    ["/some/folder/@marina", "/some/folder/@marina"],
    ["https://loja.example/busca", "/some/folder/busca"],
    ["https://other.example/busca", "https://other.example/busca"],
    ["busca", "/some/folder/busca"],
  ])("%s is brought in as %s", (address, path) => {
    expect(inFolder.broughtIn(address)).toBe(path);
  });
});
