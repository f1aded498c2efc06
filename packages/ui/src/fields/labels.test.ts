// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Field } from "./field";
import { fieldLabel } from "./labels";

it.each([
  ["the mark of what is required", '<label>nome<b aria-hidden="true">*</b> <input></label>'],
  ["a drawing", "<label><svg><title>lápis</title></svg> nome <input></label>"],
  ["the field's own options", "<label>nome <select><option>Ana</option></select></label>"],
  ["a hint that is hidden", "<label>nome <i hidden>como no documento</i><input></label>"],
])("a field is called by its label without %s", (_, html) => {
  document.body.innerHTML = html;
  expect(fieldLabel(document.querySelector("input, select") as Field)).toBe("nome");
});

it("a field is called by a hidden element that it refers to", () => {
  document.body.innerHTML = '<p id="nome" hidden>nome</p><input aria-labelledby="nome">';
  expect(fieldLabel(document.querySelector("input") as Field)).toBe("nome");
});
