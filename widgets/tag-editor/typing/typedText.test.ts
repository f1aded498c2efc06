import { expect, it } from "vitest";
import { bringsComma, splitAtComma } from "./typedText";

it.each([
  ["vestido, azul", "vestido,", "azul"],
  ["a,b,", "a,b,", ""],
  ["azul", "", "azul"],
])("splits %j at its last comma", (text, complete, beginning) => {
  expect(splitAtComma(text)).toEqual({ complete, beginning });
});

it.each([
  [{ data: ",", inputType: "insertText" }, "a,", true],
  [{ data: "b", inputType: "insertText" }, "d, eb", false],
  [{ data: null, inputType: "deleteContentBackward" }, "d, e", false],
  [{ data: null, inputType: "insertReplacementText" }, "d, e", true],
  [{}, "preenchido, pelo navegador", true],
])("tells by %j whether %j has a new comma", (edit, text, brings) => {
  expect(bringsComma(edit as InputEvent, text)).toBe(brings);
});
