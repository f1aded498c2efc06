import { join } from "node:path";
import { expect, it } from "vitest";
import { brotliBytes } from "../sizes/brotliBytes";
import { folderOf } from "../sizes/measureSizes";
import { limits } from "./sizeBudgets";

// Measuring the other files takes `npm run size` most of a minute.
it.each(["react", "lite"] as const)(
  "yy.js, which every page loads, is within its budget (%s)",
  async (flavour) => {
    expect(await brotliBytes([join(folderOf(flavour), "yy.js")])).toBeLessThanOrEqual(
      limits.bootstrap,
    );
  },
);
