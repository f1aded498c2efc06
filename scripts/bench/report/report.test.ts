import { expect, it } from "vitest";
import type { Row } from "./findings";
import { partialReport } from "./report";

const jquery: Row = { name: "jQuery", figures: { "cold FCP": [700], "cold seguir": [80] } };
const ours: Row = {
  name: "ours, lite",
  comparedTo: ["jQuery"],
  figures: { "cold FCP": [600], "cold seguir": [120] },
};

it("shows the sections of what was measured alone, and marks where ours is behind", () => {
  const report = partialReport([{ rows: { listing: [jquery, ours] } }]);
  expect(report).toContain("## A listing page, beside what people have");
  expect(report).not.toContain("## Sizes");
  const line = report.split("\n").find((each) => each.startsWith("| ours, lite"));
  expect(line).toMatch(/\| +600 \|/);
  expect(line).toMatch(/\| +120 ✗ \|/);
});
