import type { Page } from "playwright";
import { expect, it } from "vitest";
import { markupOf } from "./example";
import { seenErrors, waitUntilMounted } from "./inPage";
import { openMounted, openPage, type Stage, waitUntilDrawn } from "./stage";

declare global {
  interface Window {
    Turbo: {
      visit(path: string, options?: { action: string }): void;
      renderStreamMessage(html: string): void;
    };
    Turbolinks: { visit(path: string): void };
    /** A mark that a full page load would wipe out. */
    sameDocument: true;
    kept: unknown;
  }
}

export function describeTurbo(stage: Stage): void {
  const { tag } = stage.schema;
  const other = (libs: ["turbo"] | ["turbolinks"], body = markupOf(stage)) =>
    stage.demo.server.addPage("/elsewhere", { body: `<main id="elsewhere">${body}</main>`, libs });

  it("survives a Turbo visit and back: a snapshot holds the server's markup", async () => {
    other(["turbo"]);
    const page = await openMounted(stage, { libs: ["turbo"] });
    await page.evaluate(() => {
      window.sameDocument = true;
      window.Turbo.visit("/elsewhere");
    });
    await page.locator("#elsewhere").waitFor({ state: "attached" });
    await waitUntilMounted(page, tag);
    await page.goBack();
    await page.locator("#elsewhere").waitFor({ state: "detached" });
    await waitUntilMounted(page, tag);
    await expectSame(page, stage);
  });

  it("survives a Turbolinks visit and back", async () => {
    other(["turbolinks"]);
    const page = await openMounted(stage, { libs: ["turbolinks"] });
    await page.evaluate(() => {
      window.sameDocument = true;
      window.Turbolinks.visit("/elsewhere");
    });
    await page.locator("#elsewhere").waitFor({ state: "attached" });
    await waitUntilMounted(page, tag);
    await page.goBack();
    await page.locator("#elsewhere").waitFor({ state: "detached" });
    await waitUntilMounted(page, tag);
    await expectSame(page, stage);
  });

  it("keeps its state in a permanent element", async () => {
    const permanent = `<div id="stays" data-turbo-permanent>${markupOf(stage)}</div>`;
    other(["turbo"], permanent);
    const page = await openPage(stage, permanent, { libs: ["turbo"] });
    await waitUntilDrawn(stage, page);
    await page.evaluate((selector) => {
      window.kept = document.querySelector(selector)?.shadowRoot?.firstElementChild;
      window.Turbo.visit("/elsewhere");
    }, tag);
    await page.locator("#elsewhere").waitFor({ state: "attached" });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(
      await page.evaluate(
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
    const page = await openPage(
      stage,
      '<turbo-frame id="frame" src="/frame"></turbo-frame><div id="list"></div>',
      {
        libs: ["turbo"],
      },
    );
    await waitUntilMounted(page, `turbo-frame ${tag}`);
    await page.evaluate((html) => {
      window.Turbo.renderStreamMessage(
        `<turbo-stream action="append" target="list"><template>${html}</template></turbo-stream>`,
      );
    }, markupOf(stage));
    await waitUntilMounted(page, `#list ${tag}`);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("keeps its state through a morph, which brings new attributes", async () => {
    const head = '<meta name="turbo-refresh-method" content="morph">';
    const page = await openMounted(stage, { libs: ["turbo"], head });
    await page.evaluate((selector) => {
      window.kept = document.querySelector(selector);
    }, tag);
    stage.demo.server.addPage("/conformance", {
      body: `<main>${markupOf(stage, { "data-mount": "eager" })}</main>`,
      libs: ["turbo"],
      head: (stage.example.head ?? "") + head,
    });
    await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
    await page.locator(`${tag}[data-mount=eager]`).waitFor({ state: "attached" });
    await waitUntilDrawn(stage, page);
    expect(
      await page.evaluate((selector) => document.querySelector(selector) === window.kept, tag),
    ).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("asks nothing while the page is a preview", async () => {
    const page = await openPage(stage, "");
    stage.demo.server.requests.length = 0;
    await page.evaluate((html) => {
      document.documentElement.setAttribute("data-turbo-preview", "");
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    }, markupOf(stage));
    await waitUntilMounted(page, tag);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(stage.demo.server.requests.map(({ path }) => path)).toEqual([]);
  });
}

async function expectSame(page: Page, { schema }: Stage): Promise<void> {
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  expect(await page.locator(schema.tag).count()).toBe(1);
  expect(await seenErrors(page)).toEqual([]);
}
