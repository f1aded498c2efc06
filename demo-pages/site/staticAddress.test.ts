import { expect, it } from "vitest";
import { staticAddress } from "./staticAddress";

it.each([
  ["/", "../../"],
  ["/@marina", "../../@marina/"],
  ["/@brecho.da.lu", "../../@brecho.da.lu/"],
  ["/busca?page=2#a", "../../busca/?page=2#a"],
  ["/assets/icons.svg#icon-x", "../../assets/icons.svg#icon-x"],
  ["/photos/a/b/50x50.jpg", "../../photos/a/b/50x50.svg"],
])("a link to %s leads to %s", (address, written) => {
  expect(staticAddress("../../", address, true)).toBe(written);
});

it("is no folder where nobody goes", () => {
  expect(staticAddress("./", "/api/users/follow")).toBe("./api/users/follow");
});
