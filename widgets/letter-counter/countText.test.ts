import { letterCount } from "@yy/domain/forms/letterCount";
import { describe, expect, it } from "vitest";
import { countText, spokenCount } from "./countText";

describe("countText", () => {
  it.each([
    ["abc", 10, undefined, "3/10"],
    ["abc", undefined, undefined, "3"],
    ["", 0, undefined, "0/0"],
    ["abc", 10, "restam {left} de {count}", "restam 7 de 3"],
    ["abc", 2, "{left}", "-1"],
    ["abc", undefined, "{count}{left}", "3"],
    ["abc", 10, "{count} {count}", "3 3"],
    ["abc", 10, "", ""],
  ])("for %j, limit %j and label %j reads %j", (text, limit, label, read) => {
    expect(countText(letterCount(text, limit), limit, label)).toBe(read);
  });
});

const texts = {
  limitText: "{count} de {limit} caracteres",
  limitOneText: "{count} de 1 caractere",
  countText: "{count} caracteres",
  countOneText: "1 caractere",
};

describe("spokenCount", () => {
  it.each([
    ["abc", 10, undefined, "3 de 10 caracteres"],
    ["abc", 1, undefined, "3 de 1 caractere"],
    ["a", undefined, undefined, "1 caractere"],
    ["", undefined, undefined, "0 caracteres"],
    ["abc", 10, "restam {left}", "restam 7"],
  ])("for %j, limit %j and label %j says %j", (text, limit, label, said) => {
    expect(spokenCount(letterCount(text, limit), limit, { ...texts, label })).toBe(said);
  });
});
