import { describe, expect, it } from "vitest";
import { FieldReports } from "./reports";

const report = (tags: object) => ({ v: 1, release: "1.0.0", flavour: "lite", tags });

describe("reports from the field", () => {
  it("are joined with what is written", () => {
    const reports = new FieldReports();
    reports.add(report({ "yy-icon": { found: 2, mounted: { count: 1, ms: 1 } } }));
    reports.add(
      report({
        "yy-icon": { found: 1, failed: [{ name: "TypeError", count: 3 }] },
        "yy-mask": { found: 1, deprecated: ["data-old", "yy-mask"] },
      }),
    );
    expect(reports.join(["yy-icon", "yy-modal"])).toEqual({
      reports: 2,
      tags: [
        { tag: "yy-icon", found: 3, mounted: 1, failed: 3 },
        { tag: "yy-mask", found: 1, mounted: 0, failed: 0 },
      ],
      neverSeen: ["yy-modal"],
      unwritten: ["yy-mask"],
      deprecated: ["yy-mask", "yy-mask data-old"],
    });
  });

  it("come as the summary of an hour too", () => {
    const hour = (count: number) => [0, count, count];
    const reports = new FieldReports();
    reports.add({
      reports: hour(2),
      widgets: [
        { tag: "yy-icon", mounts: hour(3), failures: hour(1) },
        { tag: "other", mounts: hour(9), failures: hour(0) },
      ],
    });
    expect(reports.join([])).toMatchObject({
      reports: 4,
      tags: [{ tag: "yy-icon", found: 0, mounted: 6, failed: 2 }],
    });
  });

  it.each([[null], [3], [[]], [{}], [{ reports: 1 }]])("refuse %j in one sentence", (value) => {
    expect(() => new FieldReports().add(value)).toThrow(/^(?:report|v)\b.*: /);
  });
});
