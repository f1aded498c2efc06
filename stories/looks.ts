import { expect } from "storybook/test";
import { applyGlobals } from "./.storybook/toolbars";
import { whenStill } from "./stillness";

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbars can make of a story besides how it begins, as few at once as axe needs to see. */
const looks: readonly Globals[] = [
  { theme: "dark", direction: "rtl", motion: "reduced" },
  { forcedColors: "active" },
  { theme: "dark", forcedColors: "active" },
];

const checked = new Set<string>();

/** In a test: axe finds nothing in the first story of each widget, however the toolbars are set. */
export async function passesInOtherLooks(
  tag: string,
  canvas: HTMLElement,
  globals: Globals,
): Promise<void> {
  if (!import.meta.env.VITEST || isWithoutAxe(globals) || checked.has(tag)) return;
  checked.add(tag);
  try {
    for (const look of looks) await passes(canvas, { ...globals, ...look }, JSON.stringify(look));
  } finally {
    applyGlobals(globals);
  }
}

/** Where pictures are compared: what axe finds fails the project of the stories. */
function isWithoutAxe({ a11y }: Globals): boolean {
  return (a11y as { readonly manual?: boolean } | undefined)?.manual === true;
}

async function passes(canvas: HTMLElement, globals: Globals, name: string): Promise<void> {
  const { default: axe } = await import("axe-core");
  applyGlobals(globals);
  await whenStill();
  // Stories are pieces of a page: they have no landmarks.
  const { violations } = await axe.run(canvas, { rules: { region: { enabled: false } } });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  await expect(found, `axe with ${name}`).toEqual([]);
}
