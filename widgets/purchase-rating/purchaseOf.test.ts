// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { isSamePurchase, purchaseOf } from "./purchaseOf";

function read(form: string, panel = ""): string {
  document.body.innerHTML = `<div><div data-part="panel" ${panel}>${form}</div></div>`;
  const [widget, inside, element] = document.body.querySelectorAll("div, form");
  return purchaseOf(widget as Element, inside as Element, element as HTMLFormElement);
}

const form = (action: string, fields = "") => `<form action="${action}">${fields}</form>`;
const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${value}">`;

describe("which purchase a form asks for", () => {
  it.each([
    ["the path", form("/compras/7/avaliacao"), form("/compras/8/avaliacao")],
    ["a parameter", form("/avaliar?compra=7"), form("/avaliar?compra=8")],
    [
      "a hidden field",
      form("/a", hidden("r[purchase_id]", "7")),
      form("/a", hidden("r[purchase_id]", "8")),
    ],
    ["the form's own id", '<form id="compra-7"></form>', '<form id="compra-8"></form>'],
  ])("is another one by %s", (_, one, other) => {
    expect(isSamePurchase(read(one), read(other))).toBe(false);
    expect(isSamePurchase(read(other), read(one))).toBe(false);
  });

  it("is another one by an attribute of the panel", () => {
    const [one, other] = ["7", "8"].map((id) => read(form("/a"), `data-purchase-id="${id}"`));
    expect(isSamePurchase(one ?? "", other ?? "")).toBe(false);
  });

  it.each([
    ["a parameter that is added", form("/a"), form("/a?origem=email")],
    ["a fragment", form("/a"), form("/a#nota")],
    ["the address in full", form("/a"), form(new URL("/a", location.href).href)],
    ["another field", form("/a", hidden("token", "x")), form("/a", hidden("token", "y"))],
    ["an id that is added", form("/a"), form("/a", hidden("client_id", "1.2"))],
    [
      "an id that is filled in",
      form("/a", hidden("client_id", "")),
      form("/a", hidden("client_id", "1.2")),
    ],
    ["an address that is added", "<form></form>", form("/a")],
  ])("stays the same with %s", (_, one, other) => {
    expect(isSamePurchase(read(one), read(other))).toBe(true);
    expect(isSamePurchase(read(other), read(one))).toBe(true);
  });
});
