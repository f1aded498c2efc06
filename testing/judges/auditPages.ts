import type { Document } from "@siteimprove/alfa-dom";
import { repositoryFolder } from "@yy/demo-pages/paths";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { bundleForPage } from "../demo/bundleForPage";
import { sharePage } from "../demo/sharePage";
import type { Demo } from "../demo/useDemo";
import { outdated, unaccepted } from "./accepted";
import { auditByAlfa } from "./alfa";
import type { Finding, PlacelessFinding } from "./Finding";
import { validateHtml } from "./html";
import type * as InPage from "./inPage";
import { recordResult, type Suite } from "./results";
import type { SitePage } from "./sitePages";

declare global {
  interface Window {
    audits: typeof InPage;
  }
}

/** Audits pages with all engines: the HTML that the server sends, and the document in a browser. */
export function auditPages(demo: Demo, suite: Suite, pages: readonly SitePage[]): void {
  const found: Finding[] = [];
  const audited: string[] = [];

  describe.each([...new Set(pages.map(({ userId }) => userId))])("seen by user %s", (userId) => {
    const page = sharePage(demo, () =>
      demo.open("/ajuda", {
        ...(userId !== undefined && { signedInAs: userId }),
        reducedMotion: "reduce",
        // The viewport is so high that all widgets of a page are in view, and mount.
        viewport: { width: 1280, height: 6_000 },
      }),
    );
    it.each(pages.filter((each) => each.userId === userId))(
      "other engines than axe find nothing on $path",
      async ({ path }) => {
        await page().goto(demo.server.origin + path);
        const findings = [
          ...(await auditSent(page())),
          ...(await auditDrawn(page(), path === "/" && userId === 1)),
        ].map((finding) => ({ ...finding, place: path }));
        audited.push(path);
        found.push(...findings);
        recordResult(suite, { place: path, file: suite, findings });
        expect(unaccepted(suite, findings)).toEqual([]);
      },
    );
  });

  afterAll(() => {
    // A run of only some pages cannot tell which entries are outdated.
    if (audited.length === pages.length)
      expect(outdated(suite, found), "accepted, and on no page any more").toEqual([]);
  });
}

async function auditSent(page: Page): Promise<PlacelessFinding[]> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  return validateHtml(html, "sent");
}

/** @param withPanel whether to audit the demo's panel too, which is the same on all pages */
async function auditDrawn(page: Page, withPanel: boolean): Promise<PlacelessFinding[]> {
  const script = await bundleForPage(`${repositoryFolder}/testing/judges/inPage.ts`, "audits");
  await page.evaluate(`${script}; window.audits = audits;`);
  const panel = page.locator("#painel");
  if (withPanel)
    await panel.evaluate((aside) =>
      aside.querySelectorAll("details").forEach((part) => {
        part.open = true;
      }),
    );
  await page.evaluate(() => window.audits.whenDrawn());
  const html = await page.evaluate(() => `<!DOCTYPE html>\n${document.documentElement.outerHTML}`);
  if (!withPanel) await page.evaluate(() => document.querySelector("#painel")?.remove());
  return [
    ...(await validateHtml(html, "drawn")),
    ...(await page.evaluate(() => window.audits.auditByIbm())),
    ...(await auditByAlfa(
      (await page.evaluate(() => window.audits.readDocument())) as Document.JSON,
    )),
  ];
}
