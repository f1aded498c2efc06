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

/** How a visitor may see a story besides how it begins. */
interface Look {
  readonly globals: Globals;
  readonly media: Media;
}

const highContrast: readonly Look[] = (["light", "dark"] as const).map((colorScheme) => ({
  globals: { theme: colorScheme },
  media: { colorScheme, forcedColors: "active" },
}));

/** As few as axe needs to see. */
const otherLooks: readonly Look[] = [
  { globals: { theme: "dark", direction: "rtl" }, media: { reducedMotion: "reduce" } },
  ...highContrast,
];

const asBefore: Media = {
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "no-preference",
};

/** Files whose first story axe has seen. */
const seenByAxe = new Set<string>();

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
    if (seenByAxe.has(task.file.filepath)) return;
    seenByAxe.add(task.file.filepath);
    for (const look of otherLooks) {
      await show(look, story.globals);
      expect(await violations(canvas), `axe with ${JSON.stringify(look)}`).toEqual([]);
    }
  } finally {
    await commands.emulateMedia(asBefore);
    applyGlobals(story.globals);
    animate(true);
  }
});

/**
 * Whether a change of colours fades: each would have to be waited for, as every story shows
 * several.
 */
function animate(isAnimated: boolean): void {
  const { style } = document.documentElement;
  for (const speed of ["fast", "normal", "slow"])
    style.setProperty(`--yy-duration-${speed}`, isAnimated ? null : "0.01ms");
}

async function show({ globals, media }: Look, own: Globals): Promise<void> {
  await commands.emulateMedia({ ...asBefore, ...media });
  const isForced = window.matchMedia("(forced-colors: active)").matches;
  expect(isForced, "the browser emulates high contrast").toBe(media.forcedColors === "active");
  applyGlobals({ ...own, ...globals });
  // Storybook has taken it from the page by now, and with it the surface that the story stands on.
  document.body.classList.add("sb-show-main");
  await whenStill();
}

async function violations(canvas: Element): Promise<string[]> {
  const { default: axe } = await import("axe-core");
  // Stories are pieces of a page: they have no landmarks.
  const found: AxeResults = await axe.run(canvas, { rules: { region: { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
