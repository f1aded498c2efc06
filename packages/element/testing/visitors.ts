import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { collectProblems } from "@yy/demo-pages/testing";
import type { AxeResults } from "axe-core";
import { expect, it } from "vitest";
import { markupOf } from "./example";
import { openMounted, type Stage } from "./stage";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export function describeVisitors(stage: Stage): void {
  const { tag } = stage.schema;

  it("works under script-src 'self' 'nonce-…'; style-src 'self' without a violation or a logged error", async () => {
    const page = await openMounted(stage);
    const { errors, cspViolations } = collectProblems(page);
    expect(cspViolations).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("has no axe violation", async () => {
    const page = await openMounted(stage);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const run = Reflect.get(window, "axe") as {
        run(context: string, options: object): Promise<AxeResults>;
      };
      const { violations } = await run.run("main", { resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect(violations).toEqual([]);
  });

  it("shifts no layout while it mounts", async () => {
    const page = await openMounted(stage);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  if (!stage.example.shutUntilKnown)
    it("shows the server's children without JavaScript", async () => {
      stage.demo.server.addPage("/conformance", { body: `<main>${markupOf(stage)}</main>` });
      const page = await stage.demo.open("/conformance", { javaScript: false });
      const texts = await page.locator(`${tag} > *`).all();
      expect(texts.length).toBeGreaterThan(0);
      for (const child of texts) expect(await child.isVisible()).toBe(true);
    });
}
