import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";
import { normalizedHtml, useGuideExamples } from "../walks/guideExamples";

const examples = useGuideExamples();

it("gives the template tag of every example of the guide what its HTML says", async () => {
  const { html, codes } = await examples("django");
  expect(codes.length).toBeGreaterThan(40);
  const rendered = await renderDjango(codes);
  expect(rendered.map(normalizedHtml)).toEqual(html.map(normalizedHtml));
});

async function renderDjango(codes: readonly string[]): Promise<string[]> {
  const tests = fileURLToPath(new URL("../../packages/django/tests", import.meta.url));
  const folder = mkdtempSync(join(tests, "tmp-"));
  try {
    writeFileSync(join(folder, "codes.json"), JSON.stringify(codes));
    const { code, output } = await runInStacks({
      command: ["python3", "render_examples.py", join(basename(folder), "codes.json")],
      folder: "packages/django/tests",
      env: { PYTHONDONTWRITEBYTECODE: "1" },
    });
    expect(code, output).toBe(0);
    return JSON.parse(output) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
