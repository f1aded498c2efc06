export type Flavour = "react" | "lite";

/** The toolbars' values in the URL of a page of stories: `globals=flavour:lite;theme:dark`. */
export function readGlobals(search: string): Readonly<Record<string, string>> {
  const pairs = (new URLSearchParams(search).get("globals") ?? "").split(";");
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name, value] = pair.split(":");
      return name && value ? [[name, value]] : [];
    }),
  );
}

/**
 * The query with these values; values that are not plain words, such as a viewport, are omitted.
 */
export function withGlobals(search: string, globals: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(globals)
    .filter(([, value]) => typeof value === "string" && /^[\w-]+$/.test(value))
    .map(([name, value]) => `${name}:${value}`);
  const params = new URLSearchParams(search);
  params.set("globals", written.join(";"));
  return `?${params}`;
}

/** The flavour that this page has loaded. It cannot change, because elements are defined once. */
const loadedFlavour: Flavour = readGlobals(location.search).flavour === "lite" ? "lite" : "react";

/**
 * Loads the widgets: with React from the sources, with Preact from the last `npm run build`, which
 * `main.ts` serves beside the stories.
 */
export async function loadWidgets(): Promise<void> {
  if (loadedFlavour === "react") {
    await import("@yy/bootstrap/yy");
    return;
  }
  const built = new URL("lite/yy.js", document.baseURI).href;
  await import(/* @vite-ignore */ built).catch(() => {
    throw new Error(`There is no ${built}: run \`npm run build\`, then start Storybook again.`);
  });
}

/** Reloads the page when the toolbar selects the other flavour. */
export function followFlavour(globals: Readonly<Record<string, unknown>>): void {
  const asked: Flavour = globals.flavour === "lite" ? "lite" : "react";
  if (asked !== loadedFlavour) location.search = withGlobals(location.search, globals);
}
