import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageHead } from "@yy/demo-pages/site/pageHead";
import { rewriteHtml } from "@yy/demo-pages/site/rewriteHtml";
import { inRepository } from "../repository";
import { run } from "../setup/run.mjs";

/** Storybook's address in the site, for the links of the guide. */
export const storybookAddress = "/storybook/index.html";

/**
 * Builds Storybook into `stories/storybook-static`.
 * @throws {Error} when it cannot be built
 */
export async function buildStorybook(): Promise<void> {
  // `NODE_ENV` as Vitest sets it would select React's development build.
  const env = { NODE_ENV: "production" };
  const built = await run("npm", ["run", "build", "--workspace", "stories"], env);
  if (built !== 0) throw new Error("Storybook could not be built.");
}

/** Builds Storybook into `storybook/` of the site. */
export async function addStorybook(site: string): Promise<void> {
  await buildStorybook();
  const storybook = join(site, "storybook");
  cpSync(inRepository("stories/storybook-static"), storybook, { recursive: true });
  const frame = join(storybook, "iframe.html");
  writeFileSync(frame, withWorker(readFileSync(frame, "utf8")));
}

/** The page of a story, which waits until the site's service worker can answer it. */
function withWorker(html: string): string {
  return rewriteHtml(html, {
    address: (address) => address,
    defaults: new Map(),
    head: pageHead({ prefix: "../", kind: "other" }),
    holdsModules: true,
  });
}
