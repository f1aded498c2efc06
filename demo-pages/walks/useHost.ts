import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import type { Server } from "@yy/testing/stacks";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

interface OpenOptions<User> {
  /** The signed-in user; by default none. */
  readonly signedInAs?: User;
  /** false for a browser without JavaScript. */
  readonly javaScript?: boolean;
}

interface HostOptions<User> {
  /** Signs in before the page is opened; by default with the button that has the user's name. */
  readonly signIn?: (page: Page, url: string, user: User) => Promise<void>;
  /** false for an application without `/csp`. */
  readonly hasReports?: boolean;
}

export type Host = ReturnType<typeof useHost<string>>;

/**
 * Starts a small shop, described at `describeWalk`, and a Chromium for the tests of a file. A test
 * fails when a page has logged or thrown an unexpected error, or when the browser has reported a
 * violation of the policy (`POST /csp`; `DELETE` reads the reports).
 */
export function useHost<User = string>(
  start: () => Promise<Server>,
  { signIn = pressSignIn, hasReports = true }: HostOptions<User> = {},
) {
  let server: Server;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([start(), launchChromium()]);
  });
  afterEach(async () => {
    const errors = contexts
      .flatMap((context) => context.pages())
      .flatMap((page) => collectProblems(page).errors)
      .filter((error) => !expected.some((pattern) => pattern.test(error)));
    const reports = hasReports ? await policyReports() : [];
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expected = [];
    expect({ errors, reports }).toEqual({ errors: [], reports: [] });
  });
  afterAll(async () => {
    await Promise.all([server?.stop(), browser?.close()]);
  });

  const url = (path: string): string => server.url + path;

  /** The violations that were reported since the last call. */
  async function policyReports(): Promise<string[]> {
    const answer = await fetch(url("/csp"), { method: "DELETE" });
    return (await answer.json()) as string[];
  }

  return {
    policyReports,

    /** The URL of a path of the application. */
    url,

    /** Opens a path of the application as a new visitor. */
    async open(
      path: string,
      { signedInAs, javaScript = true }: OpenOptions<User> = {},
    ): Promise<Page> {
      const context = await browser.newContext({ locale: "pt-BR", javaScriptEnabled: javaScript });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      await watchForProblems(page);
      if (signedInAs !== undefined) await signIn(page, server.url, signedInAs);
      await page.goto(url(path));
      return page;
    },

    /** Allows these errors in the test's pages. */
    expectErrors(...patterns: RegExp[]): void {
      expected = patterns;
    },
  };
}

async function pressSignIn(page: Page, url: string, user: unknown): Promise<void> {
  await page.goto(`${url}/entrar`);
  await page.getByRole("button", { name: String(user) }).click();
  await page.getByRole("button", { name: "sair" }).waitFor();
}
