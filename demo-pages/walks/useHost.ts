import { collectProblems, watchForProblems } from "@yy/testing";
import { launchChromium } from "@yy/testing/chromium";
import type { Server } from "@yy/testing/stacks";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

interface OpenOptions<User> {
  /** The user who is signed in; nobody. */
  readonly signedInAs?: User;
  /** false for a browser without JavaScript. */
  readonly javaScript?: boolean;
}

interface HostOptions<User> {
  /** How a visitor signs in, before the page is opened; by the button that has the user's name. */
  readonly signIn?: (page: Page, url: string, user: User) => Promise<void>;
  /** false for an application that takes no reports. */
  readonly hasReports?: boolean;
}

export type Host = ReturnType<typeof useHost<string>>;

/**
 * A small shop on a stack of its own, and a Chromium for the tests of a file. What the shop has:
 * `describeWalk`. A test fails when a page of it has logged or thrown an error that was not
 * expected, or when a browser has reported to the server (`POST /csp`, asked with `DELETE`) what
 * the policy forbids.
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

  /** What browsers have reported since the last time. */
  async function policyReports(): Promise<string[]> {
    const answer = await fetch(url("/csp"), { method: "DELETE" });
    return (await answer.json()) as string[];
  }

  return {
    policyReports,

    /** Where a path of the application is. */
    url,

    /** Opens a path of the application as a visitor who has never been there. */
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

    /** Errors of the test's pages that are part of it. */
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
