import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInStacks } from "@yy/testing/stacks";
import { expect, it } from "vitest";
import { normalizedHtml, useGuideExamples } from "../walks/guideExamples";

const examples = useGuideExamples();

it("gives Blade's component of every example of the guide what its HTML says", async () => {
  const { html, codes } = await examples("laravel");
  expect(codes.length).toBeGreaterThan(40);
  const rendered = await renderBlade(codes);
  expect(rendered.map(normalizedHtml)).toEqual(html.map(normalizedHtml));
});

async function renderBlade(templates: readonly string[]): Promise<string[]> {
  const tests = fileURLToPath(new URL("../../packages/laravel/tests", import.meta.url));
  mkdirSync(join(tests, "tmp"), { recursive: true });
  const folder = mkdtempSync(join(tests, "tmp/examples-"));
  try {
    writeFileSync(join(folder, "templates.json"), JSON.stringify(templates));
    const path = join("tmp", folder.slice(join(tests, "tmp/").length), "templates.json");
    const { code, output } = await runInStacks({
      command: ["php", "render.php", path],
      folder: "packages/laravel/tests",
    });
    expect(code, output).toBe(0);
    return JSON.parse(output) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
