import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttributeSpec } from "../config/schema";
import { checkProperty, parseAttribute } from "./parseAttribute";

const origin = { tag: "yy-x", name: "data-x" };
const page = "https://loja.example/a/b?c=1";
const parse = (spec: AttributeSpec, text: string | null) =>
  parseAttribute(spec, text, origin, page);
const check = (spec: AttributeSpec, value: unknown) =>
  checkProperty(spec, value, { tag: "yy-x", name: "x" }, page);
const described = { description: "." } as const;

describe("attributes", () => {
  describe("string", () => {
    it("is taken as it is, never converted", () => {
      fc.assert(
        fc.property(fc.string(), (text) => parse({ kind: "string", ...described }, text) === text),
      );
      expect(parse({ kind: "string", ...described }, "01310-000")).toBe("01310-000");
    });

    it("has its default when absent, and is required when it says so, blank too", () => {
      expect(parse({ kind: "string", default: "seguir", ...described }, null)).toBe("seguir");
      expect(parse({ kind: "string", ...described }, null)).toBeUndefined();
      for (const text of [null, "", " \n"])
        expect(() => parse({ kind: "string", required: true, ...described }, text)).toThrow(
          "yy-x: data-x is required",
        );
    });
  });

  describe("boolean", () => {
    const spec = { kind: "boolean", ...described } as const;
    it('reads "" and "true" as true, "false" as false, absence as its default', () => {
      expect(["", "true", "false", null].map((text) => parse(spec, text))).toEqual([
        true,
        true,
        false,
        false,
      ]);
      expect(parse({ ...spec, default: true }, null)).toBe(true);
    });

    it("refuses every other text", () => {
      fc.assert(
        fc.property(
          fc.string().filter((text) => !["", "true", "false"].includes(text)),
          (text) => {
            expect(() => parse(spec, text)).toThrow(
              'yy-x: data-x must be "true", "false" or empty',
            );
          },
        ),
      );
    });
  });

  describe("number", () => {
    it("is Number() of the trimmed text, inside its range", () => {
      fc.assert(
        fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
          expect(parse({ kind: "number", ...described }, ` ${value} `)).toBe(Number(String(value)));
        }),
      );
      expect(parse({ kind: "number", min: 0, max: 5, ...described }, "5")).toBe(5);
    });

    it.each(["", " ", "12abc", "NaN", "Infinity", "1,5", "-1", "6", "2.5"])(
      "refuses %j",
      (text) => {
        const spec = { kind: "number", min: 0, max: 5, integer: true, ...described } as const;
        expect(() => parse(spec, text)).toThrow("yy-x: data-x must be an integer from 0 to 5");
      },
    );
  });

  describe("choice", () => {
    const spec = {
      kind: "choice",
      options: ["html", "js"],
      default: "html",
      ...described,
    } as const;
    it("takes a listed word, and nothing else", () => {
      expect(parse(spec, "js")).toBe("js");
      expect(parse(spec, null)).toBe("html");
      for (const text of ["", "JS", "xml"])
        expect(() => parse(spec, text)).toThrow('yy-x: data-x must be one of "html", "js"');
    });
  });

  describe("json", () => {
    const spec = {
      kind: "json",
      type: "{ id: number }",
      shape: (value: unknown) => {
        const { id } = value as { id?: unknown };
        if (typeof id !== "number") throw new TypeError("id must be a number");
        return { id };
      },
      ...described,
    } as const;

    it("is parsed and shape-checked", () => {
      expect(parse(spec, '{"id":1,"more":2}')).toEqual({ id: 1 });
      expect(() => parse(spec, "{")).toThrow("yy-x: data-x must be JSON of type { id: number }");
      expect(() => parse(spec, '{"id":"1"}')).toThrow(
        "yy-x: data-x must be { id: number }: id must be a number",
      );
      expect(() => parse(spec, "null")).toThrow("yy-x: data-x");
    });
  });

  describe("url", () => {
    const spec = { kind: "url", ...described } as const;
    it("is resolved against the page", () => {
      expect(parse(spec, "/entrar?x=1#y")).toBe("https://loja.example/entrar?x=1#y");
      expect(parse(spec, "c")).toBe("https://loja.example/a/c");
      expect(parse({ ...spec, default: "/perfil" }, null)).toBe("https://loja.example/perfil");
    });

    it.each([
      "javascript:alert(1)",
      " java\nscript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "file:///etc",
      "",
      " ",
      "\u0001",
      "http://",
    ])("refuses %j", (text) => {
      expect(() => parse(spec, text)).toThrow("yy-x: data-x must be an http:, https: address");
    });

    it("is absent where it must not be, when blank or of control characters alone", () => {
      for (const text of [null, "", " \n", "\u0001", "\u0000 \u007f"])
        expect(() => parse({ ...spec, required: true }, text)).toThrow("yy-x: data-x is required");
    });

    it("takes mailto: and tel: only where the widget says so", () => {
      expect(() => parse(spec, "tel:+5511")).toThrow();
      expect(parse({ ...spec, schemes: ["tel:"] }, "tel:+5511")).toBe("tel:+5511");
    });
  });

  it("names tag, attribute and expectation, and no value, which may be of a person", () => {
    const kinds: AttributeSpec[] = [
      { kind: "number", ...described },
      { kind: "boolean", ...described },
      { kind: "choice", options: ["a"], ...described },
      { kind: "url", ...described },
      { kind: "json", type: "a list", shape: (value) => value, ...described },
    ];
    for (const spec of kinds) {
      const failure = () => parse(spec, "http://[52998224725");
      expect(failure).toThrow(/^yy-x: data-x must be /);
      expect(failure).not.toThrow("52998224725");
    }
  });
});

describe("properties", () => {
  it.each([
    [{ kind: "string" }, 7],
    [{ kind: "string" }, null],
    [{ kind: "boolean" }, "true"],
    [{ kind: "number" }, "7"],
    [{ kind: "number" }, Number.NaN],
    [{ kind: "choice", options: ["a"] }, "b"],
    [{ kind: "url" }, 7],
    [{ kind: "url" }, "javascript:alert(1)"],
  ] as const)("refuse a wrong type: %j given %s", (spec, value) => {
    expect(() => check({ ...spec, ...described } as AttributeSpec, value)).toThrow(
      /^yy-x: x must be /,
    );
  });

  it("take values of their type, an URL object too", () => {
    expect(check({ kind: "boolean", ...described }, false)).toBe(false);
    expect(check({ kind: "url", ...described }, new URL("https://loja.example/x"))).toBe(
      "https://loja.example/x",
    );
    expect(() => check({ kind: "string", required: true, ...described }, " ")).toThrow(
      "yy-x: x is required",
    );
  });
});
