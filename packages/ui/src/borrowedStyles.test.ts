// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BorrowedStyles } from "./borrowedStyles";

describe("an inline style that is given back", () => {
  /** What is left of a style when `page` has run between our writing and our giving back. */
  function left(before: string | null, page: (style: CSSStyleDeclaration) => void = () => {}) {
    const element = document.createElement("div");
    if (before !== null) element.setAttribute("style", before);
    const borrowed = new BorrowedStyles(element);
    borrowed.set("margin-left", "8px");
    borrowed.set("margin-left", "9px");
    page(element.style);
    borrowed.giveBack();
    return element.getAttribute("style");
  }

  it.each([
    ["nothing", null, undefined, null],
    ["the page's own", "margin-left: 3px;", undefined, "margin-left: 3px;"],
    ["with its weight", "margin-left: 3px !important;", undefined, "margin-left: 3px !important;"],
    ["what the page has written since", "margin-left: 3px;", "5px", "margin-left: 5px;"],
    ["what the page has taken away since", "margin-left: 3px; color: red;", "", "color: red;"],
  ])("is %s", (_, before, since, expected) => {
    const page = (style: CSSStyleDeclaration) => {
      if (since !== undefined) style.setProperty("margin-left", since);
    };
    expect(left(before, page)).toBe(expected);
  });
});
