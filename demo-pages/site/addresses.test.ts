import { expect, it } from "vitest";
import { Addresses, staticAddress } from "./addresses";

const inFolder = new Addresses("https://loja.example/some/folder/");

it.each([
  ["/some/folder/", "/"],
  ["/some/folder/@marina/?a=1#b", "/@marina?a=1#b"],
  ["/some/folder/widgets/tabs/index.html", "/widgets/tabs"],
  ["/api/users/follow", "/api/users/follow"],
])("%s is %s to the app", (address, appAddress) => {
  expect(inFolder.toApp(address).href).toBe(`https://loja.example${appAddress}`);
});

it.each([
  ["/@marina?tab=1#x", "/some/folder/@marina?tab=1#x"],
  ["/some/folder/@marina", "/some/folder/@marina"],
  ["https://loja.example/busca", "/some/folder/busca"],
])("%s becomes %s in the site", (address, path) => {
  expect(inFolder.keptInSite(address)).toBe(path);
});

it.each([
  ["/", "../../"],
  ["/@brecho.da.lu", "../../@brecho.da.lu/"],
  ["/busca?page=2#a", "../../busca/?page=2#a"],
  ["/photos/a/b/50x50.jpg", "../../photos/a/b/50x50.svg"],
])("a link to %s leads to the file %s", (address, written) => {
  expect(staticAddress("../../", address, true)).toBe(written);
});
