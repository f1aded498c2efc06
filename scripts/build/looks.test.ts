import { describe, expect, it } from "vitest";
import { dressed } from "./looks";

const host = "yy-x:is([data-yy-look], [data-yy-looks] *)";

/** Without spaces and line ends, which say nothing. */
const flat = (css: string) => css.replaceAll(/\s+/g, " ");

describe("dressed", () => {
  it("gives the rules of a drawn control to the server's, the page's own styles away first", () => {
    expect(flat(dressed("yy-x", { a: "nav a" }, "a { color: red } a:hover { color: blue }"))).toBe(
      flat(
        `${host} nav a:where(:not([hidden])) { all: revert; } ${host} nav a { color: red } ${host} nav a:hover { color: blue }`,
      ),
    );
  });

  it("keeps what is for some screens, and leaves out what is drawn and has no part in the server's markup", () => {
    const css =
      "@media print { nav { display: none } .status { top: 0 } } @media (hover: hover) { .status { top: 0 } }";
    expect(flat(dressed("yy-x", { nav: "nav" }, css))).toBe(
      flat(
        `${host} nav:where(:not([hidden])) { all: revert; } @media print { ${host} nav { display: none } }`,
      ),
    );
  });

  it("lets a longer selector have its own elements, by what the server says of its state", () => {
    const look = { a: "a", "a[aria-current]": "&[data-here] a" };
    const css = "a { top: 0 } a[aria-current] { top: 1px } abbr { top: 2px }";
    expect(flat(dressed("yy-x", look, css))).toBe(
      flat(
        `${host} a:where(:not([hidden])) { all: revert; } ${host} a { top: 0 } ${host}[data-here] a { top: 1px }`,
      ),
    );
  });

  it("takes the styles of the page away once from an element, and from none of its states", () => {
    const look = {
      ".track": "button",
      ".on .track": "&[data-on] button",
      ".label": "button:first-child",
    };
    const css = ".track { top: 0 } .on .track { top: 1px } .label { top: 2px }";
    expect(flat(dressed("yy-x", look, css))).toBe(
      flat(
        `${host} button:where(:not([hidden])) { all: revert; } ${host} button { top: 0 } ${host}[data-on] button { top: 1px } ${host} button:first-child { top: 2px }`,
      ),
    );
  });

  it("draws a part that the server's markup has no element for in a pseudo-element", () => {
    const look = { ".track": "button", ".thumb": "button::before" };
    const css =
      ".track { top: 0 } .thumb { top: 1px } .thumb:dir(rtl) { top: 2px } *:focus-visible { outline: 0 }";
    expect(flat(dressed("yy-x", look, css))).toBe(
      flat(
        `${host} button:where(:not([hidden])) { all: revert; } ${host} button { top: 0 } ${host} button::before { top: 1px } ${host} button:dir(rtl)::before { top: 2px } ${host} button:focus-visible { outline: 0 }`,
      ),
    );
  });

  it("puts the look's own rules between what it takes away and what the widget says", () => {
    const own = ":host button { appearance: none }";
    expect(flat(dressed("yy-x", { ".box": "button" }, ".box { top: 0 }", own))).toBe(
      flat(
        `${host} button:where(:not([hidden])) { all: revert; } ${host} button { appearance: none } ${host} button { top: 0 }`,
      ),
    );
  });

  it("says which selector of a look no style sheet has", () => {
    expect(() => dressed("yy-x", { a: "a", button: "a" }, "a { color: red }")).toThrow(
      "yy-x: no rule of its style sheets is for button",
    );
  });
});
