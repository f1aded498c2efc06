import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeEach, expect, inject, type TestContext, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { applyGlobals } from "../.storybook/toolbars";
import { rootsIn, whenStill } from "../stillness";
import type { VisitParameters } from "../visit";
import { isSameLook, type Look, lookOf } from "./look";
import { countFile, pendingPaths } from "./stillPage";

/** After every date of the fixtures that should have passed. */
const noon = new Date("2026-11-25T12:00:00-03:00");

/** How long something may be on its way, in ms. */
const patience = 20_000;

/** Kept below the last thing drawn, in pixels, so that its edge and what it stands on are seen. */
const below = 16;

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark";
}

/** As high as the phone, so that what stands at a window's foot stands as far down in both. */
const desktop: View = { name: "1280-light", width: 1280, height: 844, theme: "light" };

const phone: View = { name: "390-dark", width: 390, height: 844, theme: "dark" };

/**
 * Tag of the story by which the guide's catalogue shows a widget: one of each, at the size of a
 * card.
 */
const catalogue = "catalogue";

const themes = ["light", "dark"] as const;

const cards: readonly View[] = themes.map((theme) => ({
  name: `${catalogue}-${theme}`,
  width: 360,
  height: 240,
  theme,
}));

/** The same stories as the system's colours show them. */
const highContrast: View = { ...phone, name: "high-contrast-dark" };

/** Tag of stories that load more as their window grows: seen as far as a window shows them. */
const endless = "endless";

const comparisons = {
  // A decorative line is 0.09 from its surface, and between a fill and its surroundings looks like
  // a smooth edge.
  exact: { threshold: 0.015, includeAA: true },
  coarse: { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
};

// From before the stories are loaded, some of which say how far an end is away. Another time for
// each file, or Vitest, which adds the time to this module's URL, would take it for loaded, and the
// file would have no hooks and no pictures.
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
  const standsForWidget = story.tags.includes(catalogue);
  if (standsForWidget || !isSameLook(onDesktop, await lookIn(story, phone)))
    await compare(story, phone, nameIn(phone));
  else await expectNone(nameIn(phone));
  if (!standsForWidget) return;
  await compareHighContrast(story, highContrast);
  for (const card of cards) await compareCard(story, card);
});

async function lookIn(story: ComposedStoryFn, view: View): Promise<Look> {
  await show(story, view);
  return lookOf(elements());
}

/**
 * A picture that would show the story as the one before has shown it; it is removed where pictures
 * are taken anew.
 */
async function expectNone(name: string): Promise<void> {
  const isKept = await commands.hasNeedlessPicture(name);
  expect(isKept, `${name} shows nothing of its own any more: --update removes it`).toBe(false);
}

async function compare(story: ComposedStoryFn, view: View, name: string): Promise<void> {
  const delayed = await show(story, view);
  const whole = document.documentElement.scrollHeight;
  // A window as high as the page: what is fixed to it is drawn once.
  const height = story.tags.includes(endless) ? view.height : Math.max(whole, view.height);
  if (height > view.height) {
    await commands.resizeWindow(height);
    await page.viewport(view.width, height);
    await whenLoaded(delayed);
  }
  try {
    await comparePicture(name, heightDrawn());
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

/** What does not fit on the card is cut off. */
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
 * Gives the story the view's theme and window, and waits; says which of its requests are not waited
 * for.
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
  const frame = frameOverTop(height);
  try {
    await expect(frame).toMatchScreenshot(name, {
      comparatorOptions: comparisons[inject("closeness") === "exact" ? "exact" : "coarse"],
      // Less than the 10 s in which Vitest has to end, as it does not clear this timer.
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
      expect([...paths, ...elements().filter(isOnItsWay)], "still on its way").toEqual([]);
    },
    { timeout: patience, interval: 10 },
  );
  // What moves is drawn on a layer of its own, and stands between two pixels there.
  await whenStill();
  await nextFrames();
}

/** Two, because what is laid out in one is observed in it and changed in the next. */
async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

function isOnItsWay(element: Element): boolean {
  if (element instanceof HTMLImageElement) return !element.complete && element.loading !== "lazy";
  return (
    element.localName.startsWith("yy-") &&
    !element.matches(":state(mounted), :state(failed)") &&
    element.checkVisibility() &&
    element.getBoundingClientRect().top < window.innerHeight
  );
}

/** From the page's top to a little below the last thing drawn. */
function heightDrawn(): number {
  const bottoms = elements()
    .filter((element) => element !== document.body && element !== document.documentElement)
    .map((element) => element.getBoundingClientRect().bottom);
  return Math.min(Math.ceil(Math.max(0, ...bottoms)) + below, window.innerHeight);
}

function frameOverTop(height: number): HTMLElement {
  const frame = document.createElement("div");
  frame.style.cssText = `position: absolute; inset: 0 0 auto; block-size: ${height}px; pointer-events: none`;
  document.documentElement.append(frame);
  return frame;
}

function elements(): Element[] {
  return rootsIn(document).flatMap((root) => [...root.querySelectorAll("*")]);
}
