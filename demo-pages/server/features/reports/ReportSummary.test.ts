import type { Report } from "@yy/domain/reports/reportSchema";
import { describe, expect, it } from "vitest";
import { Histogram } from "./Histogram";
import { ReportSummary } from "./ReportSummary";
import cases from "./summaryCases.json";

const start = Date.parse(cases.start);

/** Lists by minute as what is in them, by the minute. */
function sparse(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value) && value.length === 60)
    return Object.fromEntries(
      value.flatMap((each, minute) => (each === 0 || each === null ? [] : [[minute, each]])),
    );
  if (Array.isArray(value)) return value.map(sparse);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sparse(each)]));
}

describe("the summary of an hour", () => {
  let minute = 0;
  const summaryOf = () => {
    minute = 0;
    return new ReportSummary(() => start + minute * 60_000);
  };

  it("says what reports have said, by widget and by minute", () => {
    const summary = summaryOf();
    for (const each of cases.reports) {
      minute = each.minute;
      summary.add(each.report as Report);
    }
    minute = cases.seenAt;
    expect(sparse(JSON.parse(JSON.stringify(summary)))).toEqual(cases.summary);
  });

  it("is empty before the first report, and an hour after the last", () => {
    const summary = summaryOf();
    const isEmpty = () => Object.values(summary.toJSON()).filter(Array.isArray).flat();
    expect(isEmpty()).toEqual(Array(60).fill(0));
    summary.add(cases.reports[0]?.report as Report);
    expect(isEmpty()).not.toEqual(Array(60).fill(0));
    minute = 60;
    expect(isEmpty()).toEqual(Array(60).fill(0));
  });

  it("goes on when the clock is set back", () => {
    const summary = summaryOf();
    minute = 5;
    summary.add({ v: 1, release: "1", flavour: "lite" });
    minute = 4;
    summary.add({ v: 1, release: "1", flavour: "lite" });
    minute = 5;
    expect(summary.toJSON().reports.at(-1)).toBe(2);
  });

  it("counts the names after the hundredth of a minute as one", () => {
    const summary = summaryOf();
    for (let number = 0; number < 150; number += 1) {
      const tags = { [`yy-a${number}`]: { mounted: { count: 1, ms: 1 } } };
      summary.add({ v: 1, release: `${number}`, flavour: "lite", tags });
    }
    const { releases, widgets } = summary.toJSON();
    expect(releases).toHaveLength(101);
    expect(releases[0]).toMatchObject({ release: "other", flavour: "", reports: 50, mounts: 50 });
    expect(widgets).toHaveLength(101);
    expect(widgets.find(({ tag }) => tag === "other")?.mounts.at(-1)).toBe(50);
  });
});

describe("a histogram", () => {
  it("says quantiles within a fifth", () => {
    const histogram = new Histogram();
    for (let ms = 1; ms <= 1000; ms += 1) histogram.add(ms);
    for (const share of [0.5, 0.75, 0.95]) {
      const quantile = histogram.quantile(share) ?? 0;
      expect(quantile).toBeGreaterThanOrEqual(share * 1000);
      expect(quantile).toBeLessThan(share * 1000 * 1.2);
    }
  });

  it("has none of nothing, and takes what is out of its range", () => {
    const histogram = new Histogram();
    expect(histogram.quantile(0.5)).toBeNull();
    histogram.add(0);
    histogram.add(-1);
    expect(histogram.quantile(1)).toBe(0.1);
    histogram.add(1e12);
    expect(histogram.quantile(1)).toBeGreaterThan(3_000_000);
  });
});
