import { expect, it } from "vitest";

const widgets = import.meta.glob("../../widgets/*/index.ts");

it("every widget can be imported where there is no page: a server that renders, a test in Node", async () => {
  expect(Object.keys(widgets).length).toBeGreaterThan(40);
  const failed: string[] = [];
  for (const [path, load] of Object.entries(widgets))
    await load().catch((error: unknown) => failed.push(`${path}: ${error}`));
  expect(failed).toEqual([]);
});
