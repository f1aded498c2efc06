import { ConfigError } from "@yy/domain/errors";
import { reportProblem } from "@yy/domain/reports/reportProblem";
import { maxReportBytes } from "@yy/domain/reports/reportSchema";
import { expect, it } from "vitest";
import { Figures } from "./Figures";

it("has nothing to report at first, and nothing again once it is taken", () => {
  const figures = new Figures();
  expect(figures.take()).toBeUndefined();
  figures.found("yy-select");
  expect(figures.take()).toEqual({
    v: 1,
    release: expect.any(String),
    flavour: "react",
    tags: { "yy-select": { found: 1 } },
  });
  expect(figures.take()).toBeUndefined();
});

it("counts a mistake of the page once for its code, wherever it was found", () => {
  const figures = new Figures();
  for (let times = 0; times < 2; times += 1) {
    const mistake = new ConfigError("data-mask is required", { code: "YY-101" });
    mistake.stack = `ConfigError\n    at a (https://cdn.example/yy/core.js:1:${times})`;
    figures.failed("yy-mask", mistake);
  }
  expect(figures.take()?.tags?.["yy-mask"]?.failed).toEqual([
    { name: "ConfigError", code: "YY-101", place: "core.js:1:0", count: 2 },
  ]);
});

it("adds up: mounts, failures of one name and place, shifts, and requests by endpoint and status", () => {
  const figures = new Figures();
  figures.mounted("yy-select", { count: 1, ms: 1.04 });
  figures.mounted("yy-select", { count: 2, ms: 3.04 });
  for (let times = 0; times < 2; times += 1) figures.failed("yy-select", "texto");
  for (const score of [0.01, 0.02]) figures.shift("yy-flash", score);
  for (const [status, ms] of [
    [200, 10],
    [200, 20],
    [0, 5],
  ] as const)
    figures.request("GET /metadata/user", status, ms);
  expect(figures.take()).toMatchObject({
    tags: {
      "yy-select": {
        mounted: { count: 3, ms: 4.1 },
        failed: [{ name: "Error", place: "", count: 2 }],
      },
    },
    vitals: { shifts: [{ tag: "yy-flash", score: 0.03 }] },
    requests: [
      { endpoint: "GET /metadata/user", status: 200, ms: 15, count: 2 },
      { endpoint: "GET /metadata/user", status: 0, ms: 5, count: 1 },
    ],
  });
});

it("stays a report that receivers take, however much there is", () => {
  const figures = new Figures();
  for (let number = 0; number < 1000; number += 1) {
    const tag = `yy-a${number}`;
    figures.found(tag);
    for (let kind = 0; kind < 10; kind += 1) {
      const error = Object.assign(new Error(), {
        name: `Kind${kind}`,
        stack: `@x/${"f".repeat(70)}${number}.js:1:${kind}`,
      });
      figures.failed(tag, error);
    }
    figures.deprecated("yy-a0", `data-a${number}`);
    figures.shift(tag, 0.1);
    figures.request(`GET /a${number}`, 200, 1);
  }
  const report = figures.take();
  expect(reportProblem(report)).toBeUndefined();
  expect(JSON.stringify(report).length).toBeLessThan(maxReportBytes);
});
