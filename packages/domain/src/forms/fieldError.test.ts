import fc from "fast-check";
import { expect, it } from "vitest";
import { fieldErrorIn } from "./fieldError";

it.each([
  [{ image: "não é uma imagem válida" }, "não é uma imagem válida"],
  [{ image: ["é pequena", "é escura"] }, "é pequena, é escura"],
  [{ "user[image]": "é pequena" }, "é pequena"],
  [{ base: "agora não", image: "é pequena" }, "é pequena"],
  [{ base: ["agora não"] }, "agora não"],
])("reads %j", (body, reason) => {
  expect(fieldErrorIn(body, "image")).toBe(reason);
});

it.each([
  { error: "csrf" },
  { image: "" },
  { image: { text: "x" } },
  [],
  null,
  "<h1>422</h1>",
  422,
])("finds no words for a visitor in %j", (body) => {
  expect(fieldErrorIn(body, "image")).toBeUndefined();
});

it("takes whatever a server sends", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(fieldErrorIn(body, "image") ?? "text").not.toBe("");
    }),
  );
});
