import type { Page } from "playwright";
import { expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { seenErrors } from "../page/recordErrors";
import type { Stage } from "./stage";

/** Tests a page that the browser has just parsed. They change nothing on it, so they come first. */
export function describeParsedPage(stage: Stage, page: () => Page): void {
  const { tag } = stage.schema;

  it("mounts from parsed HTML", async () => {
    expect(await page().locator(`${tag}:state(mounted)`).count()).toBe(1);
    expect(await seenErrors(page())).toEqual([]);
  });

  it("shifts no layout while it mounts", async () => {
    expect(await page().evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("works under script-src 'self' 'nonce-…'; style-src 'self' without a violation or a logged error", () => {
    const { errors, cspViolations } = collectProblems(page());
    expect(cspViolations).toEqual([]);
    expect(errors).toEqual([]);
  });

  it(`draws ${stage.example.keepsChildren ? "around" : "in place of"} the server's children`, async () => {
    // Some render only after a response of the server, such as the icon.
    await expect
      .poll(() => page().locator(`${tag} slot:not([name])`).count())
      .toBe(stage.example.keepsChildren ? 1 : 0);
  });
}
