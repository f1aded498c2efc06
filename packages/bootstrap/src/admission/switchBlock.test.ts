import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noSwitch, parseSwitch } from "./switchBlock";

const tags = new Set(["yy-select", "yy-form", "yy-slider"]);
const read = (block: unknown) => parseSwitch(JSON.stringify(block), tags);
const usual = { ...noSwitch, failing: { share: 0.5, least: 3 } };

describe("the text of a switch", () => {
  it("says what is off, which build, which flavour and when to mount", () => {
    const { value, problems } = read({
      off: ["yy-select", { tag: "yy-form", if: "smart_price_enabled,!staff" }],
      release: { "0.4.0": 10, "0.5.0-1a2b3c4d": 5 },
      flavour: { lite: 50 },
      mount: { "yy-slider": "interaction" },
      failing: { share: 0.2, least: 5 },
    });
    expect(problems).toEqual([]);
    expect(value).toEqual({
      off: [
        { tag: "yy-select", conditions: [] },
        {
          tag: "yy-form",
          conditions: [
            { subject: "smart_price_enabled", negated: false },
            { subject: "staff", negated: true },
          ],
        },
      ],
      release: new Map([
        ["0.4.0", 10],
        ["0.5.0-1a2b3c4d", 5],
      ]),
      flavour: new Map([["lite", 50]]),
      mount: new Map([["yy-slider", "interaction"]]),
      failing: { share: 0.2, least: 5 },
    });
  });

  it.each(["", "  \n", "{}"])("says nothing when it is %j", (text) => {
    expect(parseSwitch(text, tags)).toEqual({ value: usual, problems: [] });
  });

  it("may have no widget switch itself off", () => {
    expect(read({ failing: false })).toEqual({ value: noSwitch, problems: [] });
  });

  it.each(["{", "[]", "null", '"off"', "desligado"])("is refused when it is %s", (text) => {
    expect(parseSwitch(text, tags)).toEqual({
      value: noSwitch,
      problems: ["must be a JSON object"],
    });
  });

  it.each([
    [{ of: [] }, /^has no key "of"; known: "off", "release"/],
    [{ off: "yy-select" }, /^off must be a list of tags, got "yy-select"/],
    [{ off: ["yy-selct"] }, /^off\[0\] must be the tag of a widget.*got "yy-selct"/],
    [{ off: [7] }, /^off\[0\] .*got 7/],
    [{ off: [{ tag: "yy-form", if: "a b" }] }, /^off\[0\]\.if must be conditions.*got "a b"/],
    [{ off: [{ tag: "yy-form", unless: "a" }] }, /^has no key "off\[0\]\.unless"/],
    [{ release: { "0.4.0": 101 } }, /^release\["0.4.0"\] must be a number from 0 to 100, got 101/],
    [{ release: { "0.4.0": -1 } }, /from 0 to 100, got -1/],
    [{ release: { "0.4.0": "10%" } }, /from 0 to 100, got "10%"/],
    [{ release: { "../x": 10 } }, /^release names builds, as "0.4.0", got "..\/x"/],
    [{ release: { "0.4.0": 60, "0.5.0": 60 } }, /^release must be 100 at most altogether, got 120/],
    [{ release: [] }, /^release must be an object of percentages/],
    [{ flavour: { preact: 10 } }, /^flavour names "react", "lite", got "preact"/],
    [{ mount: { "yy-slider": "late" } }, /^mount\["yy-slider"\] must be one of "eager", "visible"/],
    [{ mount: { "yy-x": "eager" } }, /^mount names tags of widgets, got "yy-x"/],
    [{ mount: "eager" }, /^mount must be an object/],
    [{ failing: { share: 1 } }, /^failing\.share must be a number from 0, below 1, got 1/],
    [{ failing: { least: 0 } }, /^failing\.least must be an integer from 1, got 0/],
    [{ failing: true }, /^failing must be false or/],
  ])("that says %j names the key and what is expected", (block, message) => {
    const { value, problems } = read(block);
    expect(problems).toEqual([expect.stringMatching(message)]);
    // Whatever is wrong is as if it were not there.
    expect(value).toEqual(usual);
  });

  it("loses nothing that is right beside what is wrong", () => {
    const { value, problems } = read({ off: ["yy-nada", "yy-form"], release: { "0.4.0": 200 } });
    expect(problems).toHaveLength(2);
    expect(value).toEqual({ ...usual, off: [{ tag: "yy-form", conditions: [] }] });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        parseSwitch(text, tags);
        parseSwitch(`{"off":${text},"release":${text},"mount":${text},"failing":${text}}`, tags);
      }),
    );
  });
});
