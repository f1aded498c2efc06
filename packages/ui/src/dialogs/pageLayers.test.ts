import { describe, expect, it } from "vitest";
import { covers, isAbove } from "./pageLayers";

describe("what is drawn over a dialog of the page's own layers", () => {
  it.each([
    ["the challenge of reCAPTCHA", "absolute", "2000000000", true],
    ["a frame of 3-D Secure", "fixed", "2147483647", true],
    ["a header that sticks", "sticky", "1030", false],
    ["a chat below the dialogs of the page", "fixed", "999", false],
    ["a layer of the same height, before the dialog", "fixed", "1000", false],
    ["the page", "static", "auto", false],
    ["a box without a height of its own", "fixed", "auto", false],
  ])("%s: %s, %s", (_, position, zIndex, expected) => {
    expect(isAbove({ position, zIndex }, 1000)).toBe(expected);
  });
});

describe("what a press is on", () => {
  const box = { left: 100, top: 50, right: 300, bottom: 250 };
  it.each([
    [100, 50, true],
    [299, 249, true],
    [300, 100, false],
    [99, 100, false],
    [200, 250, false],
  ])("%i, %i: %s", (clientX, clientY, expected) => {
    expect(covers(box, { clientX, clientY })).toBe(expected);
  });
});
