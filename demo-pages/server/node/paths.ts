import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The repository's root: the nearest folder above this code whose `package.json` is the workspace's
 * own.
 */
function findRepository(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && readFileSync(manifest, "utf8").includes('"name": "yy-widgets"')) {
      return folder;
    }
    if (dirname(folder) === folder) throw new Error(`No yy-widgets repository above ${from}`);
  }
}

/**
 * Absolute path of the repository, found both from `demo-pages/server/` and from the built
 * `demo-pages/dist/main.js`.
 */
export const repositoryFolder = findRepository(dirname(fileURLToPath(import.meta.url)));

/** The output of `npm run build`. */
export const builtFolder = join(repositoryFolder, "dist");

/** Templates of complete documents. */
export const pagesFolder = join(repositoryFolder, "demo-pages/pages");

/** Templates of the pieces that documents share. */
export const partialsFolder = join(repositoryFolder, "demo-pages/partials");

/** Stylesheets, the icon sprite and scripts of the demo pages themselves. */
export const assetsFolder = join(repositoryFolder, "demo-pages/assets");

/** Absolute path of a file of an npm package, wherever the installer put it. */
export function packageFile(path: string): string {
  const own = join(repositoryFolder, "demo-pages/node_modules", path);
  return existsSync(own) ? own : join(repositoryFolder, "node_modules", path);
}
