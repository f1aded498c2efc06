import type { Document } from "@siteimprove/alfa-dom";
import { repositoryFolder } from "@yy/demo-pages/paths";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { bundleForPage } from "../demo/bundleForPage";
import { sharePage } from "../demo/sharePage";
import type { Demo } from "../demo/useDemo";
import { outdated, unaccepted } from "./accepted";
import { judgeByAlfa } from "./alfa";
import type { Finding, PlacelessFinding } from "./Finding";
import { judgeHtml } from "./html";
import type * as InPage from "./inPage";
import { recordResult, type Suite } from "./results";
import type { SitePage } from "./sitePages";

declare global {
  interface Window {
    judges: typeof InPage;
  }
}

/** Has pages judged by all judges: their HTML as it is sent, and what a browser makes of it. */
export function judgePages(demo: Demo, suite: Suite, pages: readonly SitePage[]): void {
  const found: Finding[] = [];
  const judged: string[] = [];

  describe.each([...new Set(pages.map(({ userId }) => userId))])("seen by user %s", (userId) => {
    const page = sharePage(demo, () =>
      demo.open("/ajuda", {
        ...(userId !== undefined && { signedInAs: userId }),
        reducedMotion: "reduce",
        // So high that every widget of a page is in view, and mounts.
        viewport: { width: 1280, height: 6_000 },
      }),
    );
    it.each(pages.filter((each) => each.userId === userId))(
      "$path is sound to other judges",
      async ({ path }) => {
        await page().goto(demo.server.origin + path);
        const findings = [
          ...(await judgeSent(page())),
          ...(await judgeDrawn(page(), path === "/" && userId === 1)),
        ].map((finding) => ({ ...finding, place: path }));
        judged.push(path);
        found.push(...findings);
        recordResult(suite, { place: path, file: suite, findings });
        expect(unaccepted(suite, findings)).toEqual([]);
      },
    );
  });

  it("nothing is accepted that no page shows any more", ({ skip }) => {
    skip(judged.length < pages.length, "only where every page was judged");
    expect(outdated(suite, found)).toEqual([]);
  });
}

async function judgeSent(page: Page): Promise<PlacelessFinding[]> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  return judgeHtml(html, "sent");
}

/** @param withPanel whether the demo's panel, the same on every page, is judged along with this one */
async function judgeDrawn(page: Page, withPanel: boolean): Promise<PlacelessFinding[]> {
  const script = await bundleForPage(`${repositoryFolder}/testing/judges/inPage.ts`, "judges");
  await page.evaluate(`${script}; window.judges = judges;`);
  const panel = page.locator("#painel");
  if (withPanel)
    await panel.evaluate((aside) =>
      aside.querySelectorAll("details").forEach((part) => {
        part.open = true;
      }),
    );
  await page.evaluate(() => window.judges.whenDrawn());
  const html = await page.evaluate(() => `<!DOCTYPE html>\n${document.documentElement.outerHTML}`);
  if (!withPanel) await page.evaluate(() => document.querySelector("#painel")?.remove());
  return [
    ...(await judgeHtml(html, "drawn")),
    ...(await page.evaluate(() => window.judges.judgeByIbm())),
    ...(await judgeByAlfa(
      (await page.evaluate(() => window.judges.readDocument())) as Document.JSON,
    )),
  ];
}
