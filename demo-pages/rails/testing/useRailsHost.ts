import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import type { Server } from "@yy/testing/stacks";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type RailsHostOptions, startRailsHost } from "./startRailsHost";

interface OpenOptions {
  /** Id of the user who is signed in; nobody. */
  readonly signedInAs?: number;
  /** false for a browser without JavaScript. */
  readonly javaScript?: boolean;
}

/**
 * A Rails host and a Chromium for the tests of a file. A test fails when a page of it has logged or thrown an error that
 * was not expected, or when a browser has reported to the server what the policy forbids.
 */
export function useRailsHost(options: RailsHostOptions = {}) {
  let host: Server;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    [host, browser] = await Promise.all([startRailsHost(options), launchChromium()]);
  });
  afterEach(async () => {
    const errors = contexts
      .flatMap((context) => context.pages())
      .flatMap((page) => collectProblems(page).errors)
      .filter((error) => !expected.some((pattern) => pattern.test(error)));
    const reports = options.rackup === undefined ? await policyReports() : [];
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expected = [];
    expect({ errors, reports }).toEqual({ errors: [], reports: [] });
  });
  afterAll(async () => {
    await Promise.all([host?.stop(), browser?.close()]);
  });

  /** What browsers have reported since the last time. */
  async function policyReports(): Promise<string[]> {
    const answer = await fetch(`${host.url}/csp`, { method: "DELETE" });
    return (await answer.json()) as string[];
  }

  return {
    policyReports,

    /** Where a path of the application is. */
    url: (path: string): string => host.url + path,

    /** Opens a path of the application as a visitor who has never been there. */
    async open(path: string, { signedInAs, javaScript = true }: OpenOptions = {}): Promise<Page> {
      const context = await browser.newContext({ locale: "pt-BR", javaScriptEnabled: javaScript });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      if (signedInAs !== undefined) await signIn(context, host.url, signedInAs);
      const page = await context.newPage();
      await watchForProblems(page);
      await page.goto(host.url + path);
      return page;
    },

    /** Errors of the test's pages that are part of it. */
    expectErrors(...patterns: RegExp[]): void {
      expected = patterns;
    },
  };
}

async function signIn({ request }: BrowserContext, url: string, userId: number): Promise<void> {
  const html = await (await request.get(`${url}/entrar`)).text();
  const [, token = ""] = /name="authenticity_token" value="([^"]+)"/.exec(html) ?? [];
  const form = { authenticity_token: token, user_id: userId };
  const answer = await request.post(`${url}/entrar`, { form });
  if (!answer.ok()) throw new Error(`Signing in as ${userId}: ${answer.status()}`);
}
