import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeEach, expect, inject, type TestContext, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { applyGlobals } from "../.storybook/toolbars";
import { rootsIn, whenStill } from "../stillness";
import type { VisitParameters } from "../visit";
import { isSameLook, type Look, lookOf } from "./look";
import { countFile, pendingPaths } from "./stillPage";

/** The time on the stories' clock, later than all dates of the fixtures that are in the past. */
const noon = new Date("2026-11-25T12:00:00-03:00");

const loadTimeoutMs = 20_000;

/** Margin below the last element in a picture, so that its edge and the background are visible. */
const bottomMarginPx = 16;

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark";
}

/** As high as the phone, so that elements fixed to the bottom have the same position in both. */
const desktop: View = { name: "1280-light", width: 1280, height: 844, theme: "light" };

const phone: View = { name: "390-dark", width: 390, height: 844, theme: "dark" };

/** Tag of the story that shows a widget on a card of the guide's catalogue; one per widget. */
const catalogue = "catalogue";

const themes = ["light", "dark"] as const;

const cards: readonly View[] = themes.map((theme) => ({
  name: `${catalogue}-${theme}`,
  width: 360,
  height: 240,
  theme,
}));

/** The view of the catalogue's stories with forced colours. */
const highContrast: View = { ...phone, name: "high-contrast-dark" };

/** Tag of stories that load more content in a higher window; their pictures end with the window. */
const endless = "endless";

const comparisons = {
  // The contrast of a decorative line is 0.09, and a line between a fill and its background looks
  // antialiased.
  exact: { threshold: 0.015, includeAA: true },
  coarse: { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
};

// The clock is set before the stories are loaded, because some compute a deadline from it. Each
// file gets another time, because Vitest adds the time to this module's URL: with an equal URL the
// module would not run again, and the file would have no hooks and no pictures.
vi.setSystemTime(noon.getTime() + countFile());

beforeEach(({ skip }) => {
  skip(inject("closeness") === "none", "pictures of another browser or system are not comparable");
});

afterEach(async (context) => {
  const { story, task } = context as TestContext & { readonly story?: ComposedStoryFn };
  if (!story || task.result?.state !== "pass") return;
  const nameIn = ({ name }: View) => `${story.id.replace(/^.*--/, "")}-${name}`;
  const onDesktop = await lookIn(story, desktop);
  await compare(story, desktop, nameIn(desktop));
  const isInCatalogue = story.tags.includes(catalogue);
  if (isInCatalogue || !isSameLook(onDesktop, await lookIn(story, phone)))
    await compare(story, phone, nameIn(phone));
  else await expectNoBaseline(nameIn(phone));
  if (!isInCatalogue) return;
  await compareHighContrast(story, highContrast);
  for (const card of cards) await compareCard(story, card);
});

async function lookIn(story: ComposedStoryFn, view: View): Promise<Look> {
  await show(story, view);
  return lookOf(elements());
}

/** Expects no second picture of a story that looks the same in both views; an update removes it. */
async function expectNoBaseline(name: string): Promise<void> {
  const isKept = await commands.hasNeedlessPicture(name);
  expect(isKept, `${name} shows nothing of its own any more: --update removes it`).toBe(false);
}

async function compare(story: ComposedStoryFn, view: View, name: string): Promise<void> {
  const delayed = await show(story, view);
  const pageHeight = document.documentElement.scrollHeight;
  // The window is as high as the page, so that elements fixed to it are drawn once.
  const height = story.tags.includes(endless) ? view.height : Math.max(pageHeight, view.height);
  if (height > view.height) {
    await commands.resizeWindow(height);
    await page.viewport(view.width, height);
    await whenLoaded(delayed);
  }
  try {
    await comparePicture(name, contentHeight());
  } finally {
    if (height > view.height) await commands.resizeWindow(view.height);
  }
}

async function compareHighContrast(story: ComposedStoryFn, view: View): Promise<void> {
  await commands.emulateMedia({ forcedColors: "active", colorScheme: view.theme });
  try {
    await compare(story, view, view.name);
  } finally {
    await commands.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  }
}

/** Compares the card of a story. Content that does not fit on the card is clipped. */
async function compareCard(story: ComposedStoryFn, card: View): Promise<void> {
  const root = document.documentElement;
  root.dataset.picture = catalogue;
  try {
    await show(story, card);
    await comparePicture(card.name, card.height);
  } finally {
    delete root.dataset.picture;
  }
}

/**
 * Gives the story the view's theme and window, and waits until it is loaded.
 * @returns the paths of the requests that are not waited for, because the story delays them
 */
async function show(story: ComposedStoryFn, view: View): Promise<string[]> {
  const { failing = [] } = (story.parameters.visit ?? {}) as VisitParameters;
  const delayed = failing.filter(({ delay = 0 }) => delay > 0).map(({ path = "" }) => path);
  applyGlobals({ ...story.globals, theme: view.theme });
  await page.viewport(view.width, view.height);
  await whenLoaded(delayed);
  return delayed;
}

async function comparePicture(name: string, height: number): Promise<void> {
  const frame = addFrame(height);
  try {
    await expect(frame).toMatchScreenshot(name, {
      comparatorOptions: comparisons[inject("closeness") === "exact" ? "exact" : "coarse"],
      // Less than the 10 s after which Vitest is terminated, because it does not clear this timer.
      timeout: 8_000,
    });
  } finally {
    frame.remove();
  }
}

async function whenLoaded(delayed: readonly string[]): Promise<void> {
  window.scrollTo(0, 0);
  await nextFrames();
  await vi.waitFor(
    () => {
      const paths = pendingPaths().filter(
        (path) => !delayed.some((start) => path.startsWith(start)),
      );
      expect([...paths, ...elements().filter(isLoading)], "still loading").toEqual([]);
    },
    { timeout: loadTimeoutMs, interval: 10 },
  );
  // An animated element is on a layer of its own, at a fraction of a pixel.
  await whenStill();
  await nextFrames();
}

/** Waits two frames, because observers of the first one's layout change the second. */
async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

function isLoading(element: Element): boolean {
  if (element instanceof HTMLImageElement) return !element.complete && element.loading !== "lazy";
  return (
    element.localName.startsWith("yy-") &&
    !element.matches(":state(mounted), :state(failed)") &&
    element.checkVisibility() &&
    element.getBoundingClientRect().top < window.innerHeight
  );
}

/** The height from the page's top to a little below the last element. */
function contentHeight(): number {
  const bottoms = elements()
    .filter((element) => element !== document.body && element !== document.documentElement)
    .map((element) => element.getBoundingClientRect().bottom);
  return Math.min(Math.ceil(Math.max(0, ...bottoms)) + bottomMarginPx, window.innerHeight);
}

/** Adds an element over the top of the page, whose box is the picture. */
function addFrame(height: number): HTMLElement {
  const frame = document.createElement("div");
  frame.style.cssText = `position: absolute; inset: 0 0 auto; block-size: ${height}px; pointer-events: none`;
  document.documentElement.append(frame);
  return frame;
}

function elements(): Element[] {
  return rootsIn(document).flatMap((root) => [...root.querySelectorAll("*")]);
}
