import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, CDPSession, Page } from "playwright";
import type { Bench } from "../bench";
import { onCheapPhone } from "../network";
import type { Findings, Row } from "../report/findings";
import { goalWords, standingSentence } from "../report/standing";
import { inRounds } from "../rounds";
import { liveBytes, viewport } from "../visit";
import { checkListing } from "./listingCheck";
import { addListingPages, type ListingPage } from "./listingPages";

const phone = {
  prepare: onCheapPhone,
  options: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
  },
};
const desktop = {
  prepare: (instruments: CDPSession) => instruments.send("Network.enable"),
  options: { viewport, hasTouch: false, isMobile: false },
};
type Screen = typeof phone | typeof desktop;

/** The controls that a visitor touches first. */
const targets = {
  seguir: { selector: ".seller", state: "inPage.isFollowing()" },
  modal: { selector: "[href='/ajuda/tamanhos']", state: "inPage.isGuideOpen()" },
};
type Target = keyof typeof targets;

/** Measures the page on a cheap phone. */
export async function measurePhone(bench: Bench): Promise<Findings> {
  const pages = await checkedPages(bench, phone);
  const listing = await measureScreen(bench, phone, pages);
  const words = { standing: standingSentence(listing), ...goalWords(listing) };
  return { rows: { listing }, words };
}

/** Measures the touches of an impatient visitor on that phone. */
export async function measureTouches(bench: Bench): Promise<Findings> {
  const rounds = Math.max(...Object.values(bench.plan.touchRounds));
  const touches = await inRounds(await addListingPages(bench), rounds, (page, round) =>
    touchWhileYoung(bench, page, round),
  );
  return { rows: { touches } };
}

export async function measureDesktop(bench: Bench): Promise<Findings> {
  const pages = await checkedPages(bench, desktop);
  return { rows: { listingOnDesktop: await measureScreen(bench, desktop, pages) } };
}

/** Returns the pages, after checking that all of them work on this screen. */
async function checkedPages(bench: Bench, screen: Screen): Promise<readonly ListingPage[]> {
  const pages = await addListingPages(bench);
  for (const { name, path } of pages) {
    bench.server.reset();
    await inContext(bench, screen, async (context) => {
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      await checkListing(page).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`, { cause: error });
      });
    });
  }
  return pages;
}

function measureScreen(
  bench: Bench,
  screen: Screen,
  pages: readonly ListingPage[],
): Promise<readonly Row[]> {
  return inRounds(pages, bench.plan.listingRounds, async ({ path }) => {
    bench.server.reset();
    return inContext(bench, screen, async (context) => {
      const cold = await arriveAndTouch(context, screen, path);
      const warm = await arriveAndTouch(context, screen, path);
      return { ...named("cold", cold), ...named("warm", warm) };
    });
  });
}

const named = (prefix: string, figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [`${prefix} ${name}`, figure]),
  );

async function arriveAndTouch(context: BrowserContext, screen: Screen, path: string) {
  const { page, instruments } = await preparedPage(context, screen);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => inPage.quiet());
  const arrival = await page.evaluate(() => inPage.arrival());
  const touches: Record<string, number> = {};
  for (const target of ["seguir", "modal"] as const) {
    touches[target] = await touch(page, screen, target);
    await page.evaluate(() => inPage.quiet());
  }
  const { scripts } = await page.evaluate(() => inPage.arrival());
  const heap = await liveBytes(instruments);
  await page.close();
  return { ...arrival, ...touches, touched: scripts, heap };
}

async function preparedPage(context: BrowserContext, { prepare }: Screen) {
  const page = await context.newPage();
  const instruments = await context.newCDPSession(page);
  await prepare(instruments);
  return { page, instruments };
}

/**
 * Measures whether the first touch was answered in time, 1 or 0, by the age of the page in seconds.
 */
async function touchWhileYoung(bench: Bench, { path }: ListingPage, round: number) {
  const figures: Record<string, number> = {};
  const ages = Object.entries<number>(bench.plan.touchRounds).filter(([, times]) => round < times);
  for (const [age] of ages) {
    bench.server.reset();
    const target: Target = round % 2 === 0 ? "seguir" : "modal";
    const time = await inContext(bench, phone, async (context) => {
      const { page } = await preparedPage(context, phone);
      const start = performance.now();
      // A page that the touch leaves never becomes idle, so this does not wait for it.
      await page.goto(path, { waitUntil: "commit" });
      const rest = 1000 * Number(age) - (performance.now() - start);
      return touch(page, phone, target, Math.max(0, rest));
    });
    figures[`answered at ${age} s`] = time <= 100 ? 1 : 0;
  }
  return figures;
}

/**
 * After this time no contender answers a touch any more: widgets leave a link to the browser after
 * 8 s.
 */
const answerTimeoutMs = 12_000;

/**
 * Touches the target after a delay in ms.
 * @returns the time until a frame with the result was rendered, in ms; infinite if the touch left
 * the page
 */
async function touch(page: Page, { options }: Screen, target: Target, rest = 0): Promise<number> {
  const { selector, state } = targets[target];
  const end = performance.now() + rest;
  // This comes before the touch is due, so that a busy thread does not delay it.
  await wait(Math.max(0, rest - 1000));
  const { x, y } = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: "nearest" });
      const { left, top } = element.getBoundingClientRect();
      return { x: left + 40, y: top + 20 };
    });
  await page.evaluate(`inPage.watch("pointerup", () => ${state})`);
  await wait(Math.max(0, end - performance.now()));
  await (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const { pathname } = new URL(page.url());
  // This is a followed link, not a history entry by a widget.
  const left = page
    .waitForEvent("framenavigated", {
      predicate: (frame) => new URL(frame.url()).pathname !== pathname,
      timeout: 0,
    })
    .then(
      () => undefined,
      () => undefined,
    );
  const painted = page.evaluate(() => inPage.painted()).catch(() => undefined);
  const answer = await Promise.race([painted, left, wait(answerTimeoutMs, undefined)]);
  if (!answer) process.stderr.write(`${target} is not answered on ${page.url()}\n`);
  return answer?.time ?? Number.POSITIVE_INFINITY;
}

async function inContext<T>(
  { browser, front, server, pageScript }: Bench,
  { options }: Screen,
  measure: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: front, locale: "pt-BR", ...options });
  try {
    await context.addInitScript(`${pageScript};inPage.watchArrival()`);
    // Cookies do not depend on the port, so the visitor is signed in at the front too.
    await context.request.post(`${server.origin}/_demo/sign-in`, { data: { userId: 1 } });
    return await measure(context);
  } finally {
    await context.close();
  }
}
