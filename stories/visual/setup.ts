import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeEach, expect, inject, type TestContext, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { applyGlobals } from "../.storybook/toolbars";
import { rootsIn } from "../stillness";
import type { VisitParameters } from "../visit";
import { pendingPaths } from "./stillPage";

/** After every date of the fixtures that should have passed. */
const noon = new Date("2026-11-25T12:00:00-03:00");

/** How long something may be on its way, in ms. */
const patience = 20_000;

/** Kept below the last thing drawn, in pixels, so that its edge and what it stands on are seen. */
const below = 16;

const views = [
  { name: "1280-light", width: 1280, height: 800, theme: "light" },
  { name: "390-dark", width: 390, height: 844, theme: "dark" },
];

const comparisons = {
  // A decorative line is 0.09 from its surface, and between a fill and its surroundings looks like a smooth edge.
  exact: { threshold: 0.015, includeAA: true },
  coarse: { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
};

beforeEach(({ skip }) => {
  if (inject("closeness") === "none") skip();
  vi.setSystemTime(noon);
});

afterEach(async (context) => {
  vi.useRealTimers();
  const { story, task } = context as TestContext & { readonly story?: ComposedStoryFn };
  if (!story || task.result?.state !== "pass") return;
  const closeness = inject("closeness");
  const { failing = [] } = (story.parameters.visit ?? {}) as VisitParameters;
  const delayed = failing.filter(({ delay = 0 }) => delay > 0).map(({ path = "" }) => path);
  for (const view of views) {
    applyGlobals({ ...story.globals, theme: view.theme });
    await page.viewport(view.width, view.height);
    await whenLoaded(delayed);
    const needed = document.documentElement.scrollHeight;
    // A window as high as the page: what is fixed to it is drawn once.
    if (needed > view.height) {
      await commands.resizeWindow(needed);
      await page.viewport(view.width, needed);
      await whenLoaded(delayed);
    }
    const { frame, remove } = frameAroundDrawn();
    try {
      await expect(frame).toMatchScreenshot(`${story.id.replace(/^.*--/, "")}-${view.name}`, {
        comparatorOptions: comparisons[closeness],
        timeout: 15_000,
      });
    } finally {
      remove();
      if (needed > view.height) await commands.resizeWindow(view.height);
    }
  }
});

/** Two, because what is laid out in one is observed in it and changed in the next. */
async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function whenLoaded(delayed: readonly string[]): Promise<void> {
  window.scrollTo(0, 0);
  await nextFrames();
  await vi.waitFor(
    () => {
      const paths = pendingPaths().filter((path) => !delayed.some((start) => path.startsWith(start)));
      expect([...paths, ...elements().filter(isOnItsWay)], "still on its way").toEqual([]);
    },
    { timeout: patience, interval: 10 },
  );
}

function elements(): Element[] {
  return rootsIn(document).flatMap((root) => [...root.querySelectorAll("*")]);
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

function frameAroundDrawn() {
  const bottoms = elements().filter((element)=> document.body !== element && document.documentElement !== element).map((element) => element.getBoundingClientRect().bottom);
  const height = Math.min(Math.ceil(Math.max(0, ...bottoms)) + below, window.innerHeight);
  const frame = document.createElement("div");
  frame.style.cssText = `position: absolute; inset: 0 0 auto; block-size: ${height}px; pointer-events: none`;
  document.documentElement.append(frame);
  return { frame, remove: () => frame.remove() };
}
