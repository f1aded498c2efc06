import { describe, expect, it } from "vitest";
import { type ComboboxFacts, comboboxAction, typeAheadMatch } from "./keyActions";

const closed: ComboboxFacts = { isOpen: false, searchable: false, multiple: false, typed: "" };
const open: ComboboxFacts = { ...closed, isOpen: true };

function press(key: string, facts: ComboboxFacts, held: { alt?: true; ctrl?: true } = {}) {
  const { alt: altKey = false, ctrl: ctrlKey = false } = held;
  return comboboxAction({ key, altKey, ctrlKey, metaKey: false }, facts);
}

describe("comboboxAction", () => {
  it.each([
    ["ArrowDown", "open"],
    ["ArrowUp", "open"],
    ["Enter", "open"],
    [" ", "open"],
    ["Home", "first"],
    ["End", "last"],
    ["s", "typeAhead"],
    ["ã", "typeAhead"],
    ["Tab", undefined],
    ["Escape", undefined],
    ["Backspace", undefined],
    ["F5", undefined],
  ])("while closed takes %j for %s", (key, action) => {
    expect(press(key, closed)).toBe(action);
  });

  it.each([
    ["ArrowDown", "next"],
    ["ArrowUp", "previous"],
    ["PageDown", "pageDown"],
    ["PageUp", "pageUp"],
    ["Home", "first"],
    ["End", "last"],
    ["Enter", "choose"],
    [" ", "choose"],
    ["Tab", "chooseInPassing"],
    ["Escape", "close"],
    ["s", "typeAhead"],
  ])("while open takes %j for %s", (key, action) => {
    expect(press(key, open)).toBe(action);
  });

  it("opens and closes with Alt and an arrow", () => {
    expect(press("ArrowDown", closed, { alt: true })).toBe("open");
    expect(press("ArrowUp", open, { alt: true })).toBe("choose");
  });

  it("leaves the browser's own keys alone", () => {
    for (const facts of [closed, open]) {
      expect(press("a", facts, { ctrl: true })).toBeUndefined();
      expect(press("r", facts, { ctrl: true })).toBeUndefined();
    }
  });

  it("takes a space for a letter while letters are typed ahead", () => {
    expect(press(" ", { ...open, typed: "são" })).toBe("typeAhead");
    expect(press(" ", { ...closed, typed: "são" })).toBe("typeAhead");
  });

  it("leaves letters, space, Home and End to the text where typing filters", () => {
    for (const key of ["s", " ", "Home", "End"])
      for (const isOpen of [true, false])
        expect(press(key, { ...open, isOpen, searchable: true })).toBeUndefined();
  });

  it("takes the last of several choices back with Backspace, unless there is text to delete", () => {
    const several: ComboboxFacts = { ...closed, multiple: true, searchable: true };
    expect(press("Backspace", several)).toBe("removeLast");
    expect(press("Backspace", { ...several, typed: "a" })).toBeUndefined();
    expect(press("Backspace", { ...several, searchable: false, typed: "a" })).toBe("removeLast");
    expect(press("Backspace", { ...open, searchable: true })).toBeUndefined();
  });

  it("chooses nothing in passing where several may be chosen", () => {
    expect(press("Tab", { ...open, multiple: true })).toBeUndefined();
  });
});

describe("typeAheadMatch", () => {
  const labels = ["Acre", "Alagoas", "Bahia", "Ceará", "São Paulo", "Sergipe"];

  it("goes from one to the next with the same letter, and round", () => {
    expect(typeAheadMatch(labels, -1, "a")).toBe(0);
    expect(typeAheadMatch(labels, 0, "aa")).toBe(1);
    expect(typeAheadMatch(labels, 1, "aaa")).toBe(0);
  });

  it("narrows down with more letters, accents and case ignored", () => {
    expect(typeAheadMatch(labels, 4, "se")).toBe(5);
    expect(typeAheadMatch(labels, 4, "SAO P")).toBe(4);
    expect(typeAheadMatch(labels, 0, "cea")).toBe(3);
  });

  it("finds nothing where nothing begins so", () => {
    expect(typeAheadMatch(labels, 2, "x")).toBe(-1);
    expect(typeAheadMatch([], -1, "a")).toBe(-1);
  });
});
