import { collectProblems, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    ids: (string | null)[];
  }
}

const demo = useDemo();

function open(): Promise<Page> {
  demo.server.addPage("/monitorada", { body: "<main></main>" });
  return demo.open("/monitorada", { signedInAs: 1 });
}

const ensureUser = (page: Page) =>
  page.evaluate(async () => {
    await window.YY.session.ensureUser(console.error);
  });

describe("YY.context", () => {
  it("asks the server nothing, and tells who is there once that is known, until the sign-out", async () => {
    const page = await open();
    await page.evaluate(() => {
      window.ids = [];
      return window.YY.context({ user: (id) => window.ids.push(id) });
    });
    expect(demo.server.requests).toEqual([]);
    expect(await page.evaluate(() => window.ids)).toEqual([]);
    await ensureUser(page);
    expect(await page.evaluate(() => window.ids)).toEqual(["1"]);
    await page.evaluate(() => window.YY.session.signOut());
    expect(await page.evaluate(() => window.ids)).toEqual(["1", null]);
  });

  it("takes the id back when it is ended, and when it is called again the latest counts", async () => {
    const page = await open();
    await ensureUser(page);
    const ids = await page.evaluate(async () => {
      const all: unknown[] = [];
      await window.YY.context({ user: (id) => all.push(["um", id]) });
      const end = await window.YY.context({ user: (id) => all.push(["dois", id]) });
      end();
      window.YY.session.signOut();
      return all;
    });
    expect(ids).toEqual([
      ["um", "1"],
      ["um", null],
      ["dois", "1"],
      ["dois", null],
    ]);
  });

  it("goes on when what it tells throws", async () => {
    const page = await open();
    await ensureUser(page);
    await page.evaluate(() =>
      window.YY.context({
        user() {
          throw new Error("registro fora do ar");
        },
      }),
    );
    await page.evaluate(() => window.YY.session.refresh());
    expect(collectProblems(page).errors.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.YY.session.getState().user?.id)).toBe(1);
  });

  it.each([
    ["{}", /^YY\.context: options must be sentry, openTelemetry, user, or some of them$/],
    ["{ sentri: 1 }", /^YY\.context: sentri must be/],
    ["{ sentry: {} }", /^YY\.context: sentry must have setUser and setTag/],
    ["{ openTelemetry: {} }", /^YY\.context: openTelemetry must be/],
    ["{ user: 'x' }", /^YY\.context: user must be a function/],
  ])("refuses %s", async (options, message) => {
    const page = await open();
    const refused = await page.evaluate(
      `YY.context(${options}).catch(({ name, message }) => name + ": " + message)`,
    );
    expect(String(refused).replace("ConfigError: ", "")).toMatch(message);
  });
});
