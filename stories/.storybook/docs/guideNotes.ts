import { guideNotes } from "@yy/demo-pages/guide/notes";
import { readPageFacts } from "@yy/demo-pages/page-facts";

const pages = import.meta.glob<string>("../../../demo-pages/pages/widgets/*.html", {
  query: "?raw",
  import: "default",
});

/** The notes on the guide's page of a widget: its use, keys, failures and so on. */
export async function guideNotesOf(tag: string): Promise<ReturnType<typeof guideNotes>> {
  const name = tag.replace(/^yy-/, "");
  const load = pages[`../../../demo-pages/pages/widgets/${name}.html`];
  return load ? guideNotes(readPageFacts(await load()).facts) : [];
}

/** URL of a widget's page in the guide, which is served beside Storybook. */
export function guideUrl(tag: string): string {
  return new URL(`../widgets/${tag.replace(/^yy-/, "")}`, document.baseURI).href;
}
