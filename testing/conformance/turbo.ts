import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sharePage } from "../demo/sharePage";
import { seenErrors } from "../page/recordErrors";
import { waitUntilMounted } from "../page/waitForState";
import { waitInPage } from "../page/waitInPage";
import { markupOf } from "./example";
import { openMounted, type Stage, waitUntilDrawn } from "./stage";

declare global {
  interface Window {
    Turbo: {
      visit(path: string, options?: { action: string }): void;
      renderStreamMessage(html: string): void;
    };
    Turbolinks: { visit(path: string): void; setProgressBarDelay(milliseconds: number): void };
    /** A mark that a full page load would remove. */
    sameDocument: true;
    kept: unknown;
  }
}

export function describeTurbo(stage: Stage): void {
  const { tag } = stage.schema;

  it.each(["turbo", "turbolinks"] as const)("survives a visit by %s, and back", async (lib) => {
    stage.demo.server.addPage("/elsewhere", {
      body: `<main id="elsewhere">${markupOf(stage)}</main>`,
      libs: [lib],
    });
    const page = await openMounted(stage, { libs: [lib] });
    await page.evaluate((name) => {
      window.sameDocument = true;
      (name === "turbo" ? window.Turbo : window.Turbolinks).visit("/elsewhere");
    }, lib);
    await waitUntilThere(page, "#elsewhere");
    await waitUntilMounted(page, tag);
    await page.goBack();
    await waitUntilThere(page, "main:not(#elsewhere)");
    await waitUntilDrawn(stage, page);
    expect(await page.evaluate(() => window.sameDocument)).toBe(true);
    expect(await page.locator(tag).count()).toBe(1);
    expect(await seenErrors(page)).toEqual([]);
  });

  describe("on one page with Turbo", () => describeTurboVisits(stage));
}

/** Each test visits a URL of its own, so that Turbo has no preview of it. */
function describeTurboVisits(stage: Stage): void {
  const { tag } = stage.schema;
  const libs = ["turbo"] as const;
  const page = sharePage(stage.demo, () => openMounted(stage, { libs }));

  /** Visits a page with this body in its main, and waits until it is there. */
  async function visit(name: string, body: string, head = ""): Promise<void> {
    stage.demo.server.addPage(`/${name}`, {
      body: `<main id="${name}">${body}</main>`,
      head: (stage.example.head ?? "") + head,
      libs,
    });
    await page().evaluate((path) => {
      window.seenErrors = [];
      window.Turbo.visit(path);
    }, `/${name}`);
    await waitUntilThere(page(), `#${name}`);
  }

  it("keeps its state in a permanent element", async () => {
    const permanent = `<div id="stays" data-turbo-permanent>${markupOf(stage)}</div>`;
    await visit("first", permanent);
    await waitUntilDrawn(stage, page());
    await page().evaluate((selector) => {
      window.kept = document.querySelector(selector)?.shadowRoot?.firstElementChild;
    }, tag);
    await visit("second", permanent);
    await page().evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(
      await page().evaluate(
        (selector) =>
          document.querySelector(selector)?.shadowRoot?.firstElementChild === window.kept,
        tag,
      ),
    ).toBe(true);
  });

  it("mounts inside a Turbo frame and from a Turbo stream", async () => {
    stage.demo.server.addPage("/frame", {
      html: `<turbo-frame id="frame">${markupOf(stage)}</turbo-frame>`,
    });
    await visit(
      "frames",
      '<turbo-frame id="frame" src="/frame"></turbo-frame><div id="list"></div>',
    );
    await waitUntilMounted(page(), `turbo-frame ${tag}`);
    await page().evaluate((html) => {
      window.Turbo.renderStreamMessage(
        `<turbo-stream action="append" target="list"><template>${html}</template></turbo-stream>`,
      );
    }, markupOf(stage));
    await waitUntilMounted(page(), `#list ${tag}`);
    expect(await seenErrors(page())).toEqual([]);
  });

  it("keeps its state through a morph, which brings new attributes", async () => {
    const head = '<meta name="turbo-refresh-method" content="morph">';
    await visit("morph", markupOf(stage), head);
    await waitUntilDrawn(stage, page());
    await page().evaluate((selector) => {
      window.kept = document.querySelector(selector);
    }, tag);
    stage.demo.server.addPage("/morph", {
      body: `<main id="morph">${markupOf(stage, { "data-mount": "eager" })}</main>`,
      libs,
      head: (stage.example.head ?? "") + head,
    });
    await page().evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
    await waitUntilThere(page(), `${tag}[data-mount=eager]`);
    await waitUntilDrawn(stage, page());
    expect(
      await page().evaluate((selector) => document.querySelector(selector) === window.kept, tag),
    ).toBe(true);
    expect(await seenErrors(page())).toEqual([]);
  });
}

// A locator is not used, because Playwright's first locator adds its library to the document.

function waitUntilThere(page: Page, selector: string): Promise<void> {
  const isThere = (wanted: string) => document.querySelector(wanted) !== null;
  return waitInPage(page, isThere, selector, `${selector} to be there`);
}
