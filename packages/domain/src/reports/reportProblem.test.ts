import fc from "fast-check";
import { describe, expect, it } from "vitest";
import cases from "./reportCases.json";
import { reportProblem } from "./reportProblem";
import { type Report, reportSchema } from "./reportSchema";

/** The good report of the cases with another value at a place. */
function changed(at: readonly (string | number)[], value: unknown): unknown {
  const [last, ...before] = [...at].reverse();
  if (last === undefined) return value;
  const report: unknown = structuredClone(cases.report);
  const holder = before.reduceRight<unknown>(
    (inside, key) => Reflect.get(Object(inside), key),
    report,
  );
  Object.defineProperty(holder, last, { value, enumerable: true, configurable: true });
  return report;
}

describe("a report", () => {
  it("may have all that the schema names, or what is required alone", () => {
    expect(reportProblem(cases.report)).toBeUndefined();
    const least: Report = { v: 1, release: "0.1.0", flavour: "lite" };
    expect(reportProblem(least)).toBeUndefined();
  });

  it.each(cases.wrong)("has no $value at $at", ({ at, value, problem }) => {
    expect(reportProblem(changed(at, value))).toBe(problem);
  });

  it("has lists and maps of at most 50", () => {
    const shift = { score: 0.1 };
    expect(reportProblem(changed(["vitals", "shifts"], Array(50).fill(shift)))).toBeUndefined();
    expect(reportProblem(changed(["vitals", "shifts"], Array(51).fill(shift)))).toBe(
      "vitals.shifts: expected at most 50 items",
    );
    const tags = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`yy-a${index}`, {}]));
    expect(reportProblem(changed(["tags"], tags))).toBe("tags: expected at most 50 members");
  });

  it("is bounded everywhere: no text, list or number in it may be of any size", () => {
    const unbounded: string[] = [];
    const walk = (schema: object, place: string) => {
      const { type, ...rest } = schema as Record<string, unknown>;
      const isBounded =
        "enum" in rest ||
        (type === "string" && /\{\d,\d+\}/.test(String(rest.pattern))) ||
        ((type === "number" || type === "integer") && "minimum" in rest && "maximum" in rest) ||
        (type === "array" && "maxItems" in rest) ||
        (type === "object" && ("properties" in rest || "maxProperties" in rest)) ||
        type === "boolean";
      if (!isBounded) unbounded.push(place);
      for (const [name, member] of Object.entries(rest.properties ?? {}))
        walk(member, `${place}.${name}`);
      for (const key of ["items", "additionalProperties", "propertyNames"])
        if (rest[key]) walk(rest[key], `${place}.${key}`);
    };
    walk(reportSchema, "report");
    expect(unbounded).toEqual([]);
  });

  it("is checked without an error, whatever was sent", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof reportProblem(value)).toBe("string");
        const problem = reportProblem({ v: 1, release: "1", flavour: "lite", tags: value });
        expect(["string", "undefined"]).toContain(typeof problem);
      }),
    );
  });
});
