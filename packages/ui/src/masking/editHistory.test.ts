import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EditHistory } from "./editHistory";

const step = (text: string) => ({ text, caret: text.length });

describe("EditHistory", () => {
  it("goes back to the first text and forth to the last, and no further", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 50 }), (texts) => {
        const [first = "", ...later] = texts;
        const history = new EditHistory(step(first));
        for (const text of later) history.note(step(text));
        const back = later.map(() => history.go(-1)?.text);
        expect(back).toEqual(texts.slice(0, -1).reverse());
        expect(history.go(-1)).toBeUndefined();
        expect(later.map(() => history.go(1)?.text)).toEqual(later);
        expect(history.go(1)).toBeUndefined();
      }),
    );
  });

  it("forgets what was taken back once something else is typed", () => {
    const history = new EditHistory(step(""));
    for (const text of ["1", "12"]) history.note(step(text));
    history.go(-1);
    history.note(step("19"));
    expect(history.go(1)).toBeUndefined();
    expect(history.go(-1)?.text).toBe("1");
  });

  it("takes the same text with another caret for the same step", () => {
    const history = new EditHistory(step(""));
    history.note(step("1"));
    history.note({ text: "1", caret: 0 });
    expect(history.go(-1)?.text).toBe("");
    expect(history.go(1)).toEqual({ text: "1", caret: 0 });
  });

  it("starts anew from a text nobody typed", () => {
    const history = new EditHistory(step(""));
    history.note(step("1"));
    history.restart(step("12345"));
    expect(history.go(-1)).toBeUndefined();
  });

  it("keeps a hundred steps", () => {
    const history = new EditHistory(step("0"));
    for (let i = 1; i <= 150; i += 1) history.note(step(String(i)));
    let last: string | undefined;
    for (let at = history.go(-1); at; at = history.go(-1)) last = at.text;
    expect(last).toBe("51");
  });
});
