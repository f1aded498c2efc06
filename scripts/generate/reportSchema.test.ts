import { readFileSync } from "node:fs";
import { reportProblem } from "@yy/domain/reports/reportProblem";
import { maxReportBytes } from "@yy/domain/reports/reportSchema";
import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { reportSchemaDocument } from "./reportSchema";

interface Cases {
  readonly report: object;
  readonly wrong: readonly {
    readonly at: readonly (string | number)[];
    readonly value: unknown;
  }[];
}

const read = (path: string) => readFileSync(inRepository(path), "utf8");
const cases = JSON.parse(read("packages/domain/src/reports/reportCases.json")) as Cases;

describe("report.schema.json", () => {
  const fits = new Ajv2020({ strict: true }).compile(reportSchemaDocument());

  it("accepts and refuses what reportProblem does", () => {
    expect([fits(cases.report), reportProblem(cases.report)]).toEqual([true, undefined]);
    for (const { at, value } of cases.wrong) {
      const [last, ...before] = [...at].reverse();
      const report: unknown = last === undefined ? value : structuredClone(cases.report);
      const holder = before.reduceRight<unknown>((inside, key) => Object(inside)[key], report);
      if (last !== undefined) Object(holder)[last] = value;
      expect([fits(report), typeof reportProblem(report)]).toEqual([false, "string"]);
    }
  });

  it("goes with a limit that the gem has too", () => {
    const [, limit = ""] =
      /LIMIT = ([\d_]+)/.exec(read("packages/rails/lib/yy_widgets/reports.rb")) ?? [];
    expect(Number(limit.replace("_", ""))).toBe(maxReportBytes);
  });
});
