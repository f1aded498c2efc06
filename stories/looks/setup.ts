import type { AxeResults } from "axe-core";
import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeEach, expect, type TestContext } from "vitest";
import { commands } from "vitest/browser";
import { proportionalNumbers } from "../../testing/layout/numbers";
import { unseenParts } from "../../testing/layout/unseenParts";
import { applyGlobals } from "../.storybook/toolbars";
import { whenStill } from "../stillness";
import type { Media } from "./emulateMedia";

type Globals = Readonly<Record<string, unknown>>;

/** Settings under which a story is checked in addition to its own. */
interface Look {
  readonly globals: Globals;
  readonly media: Media;
}

const highContrast: readonly Look[] = (["light", "dark"] as const).map((colorScheme) => ({
  globals: { theme: colorScheme },
  media: { colorScheme, forcedColors: "active" },
}));

/** The looks for axe: together they contain every setting. */
const otherLooks: readonly Look[] = [
  { globals: { theme: "dark", direction: "rtl" }, media: { reducedMotion: "reduce" } },
  ...highContrast,
];

const defaultMedia: Media = {
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "no-preference",
};

/** Story files of which axe has checked one story in the other looks. */
const checkedByAxe = new Set<string>();

beforeEach(() => commands.movePointerAway());

afterEach(async (context) => {
  const { story, task } = context as TestContext & { readonly story?: ComposedStoryFn };
  if (!story?.parameters.widget || task.result?.state !== "pass") return;
  const canvas = document.querySelector("#storybook-root") ?? document.body;
  expect(proportionalNumbers(canvas), "numbers without tabular digits").toEqual([]);
  animate(false);
  try {
    for (const look of highContrast) {
      await show(look, story.globals);
      expect(unseenParts([canvas]).unseen, `not seen in ${JSON.stringify(look)}`).toEqual([]);
    }
    if (checkedByAxe.has(task.file.filepath)) return;
    checkedByAxe.add(task.file.filepath);
    for (const look of otherLooks) {
      await show(look, story.globals);
      expect(await violations(canvas), `axe with ${JSON.stringify(look)}`).toEqual([]);
    }
  } finally {
    await commands.emulateMedia(defaultMedia);
    applyGlobals(story.globals);
    animate(true);
  }
});

/**
 * Turns transitions on or off. Each change of colours would fade, and the test would wait for it.
 */
function animate(isAnimated: boolean): void {
  const { style } = document.documentElement;
  for (const speed of ["fast", "normal", "slow"])
    style.setProperty(`--yy-duration-${speed}`, isAnimated ? null : "0.01ms");
}

async function show({ globals, media }: Look, own: Globals): Promise<void> {
  await commands.emulateMedia({ ...defaultMedia, ...media });
  const isForced = window.matchMedia("(forced-colors: active)").matches;
  expect(isForced, "the browser emulates high contrast").toBe(media.forcedColors === "active");
  applyGlobals({ ...own, ...globals });
  // Storybook has already removed this class, which gives the page its background.
  document.body.classList.add("sb-show-main");
  await whenStill();
}

async function violations(canvas: Element): Promise<string[]> {
  const { default: axe } = await import("axe-core");
  // Stories have no landmarks, because they are parts of a page.
  const found: AxeResults = await axe.run(canvas, { rules: { region: { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
