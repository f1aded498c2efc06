import { guideNotes } from "@yy/demo-pages/guide/notes";
import { readPageFacts } from "@yy/demo-pages/page-facts";

const pages = import.meta.glob<string>("../../../demo-pages/pages/widgets/*.html", {
  query: "?raw",
  import: "default",
});

/**
 * What the guide's page of a widget says of its use, keys, failures and so on: one source for both.
 */
export async function guideNotesOf(tag: string): Promise<ReturnType<typeof guideNotes>> {
  const name = tag.replace(/^yy-/, "");
  const load = pages[`../../../demo-pages/pages/widgets/${name}.html`];
  return load ? guideNotes(readPageFacts(await load()).facts) : [];
}

/** The guide lies beside Storybook, in the site as in `npm run storybook`. */
export function guideUrl(tag: string): string {
  return new URL(`../widgets/${tag.replace(/^yy-/, "")}`, document.baseURI).href;
}
