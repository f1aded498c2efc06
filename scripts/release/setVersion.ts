import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The other manifests of the repository that contain the version or require it. */
const others = ["packages/laravel/composer.json", "demo-pages/laravel/composer.json"];

/**
 * Changes the version in a checkout: in the workspaces, their requirements of each other, the lock
 * file and Composer's files. The versions of the gem, the Django package and the published package
 * are derived from `widgets/package.json`.
 */
export function setVersion(checkout: string, current: string, version: string): void {
  const change = (path: string, edit: (text: string) => string) => {
    const file = join(checkout, path);
    writeFileSync(file, edit(readFileSync(file, "utf8")));
  };
  for (const path of [...workspaceManifests(checkout), ...others])
    change(path, (text) => withVersion(text, current, version));
  change("package-lock.json", (text) => lockedAt(text, current, version));
}

/**
 * Changes the text of a manifest whose own version, and required versions of this repository's
 * packages, are `current`.
 */
export function withVersion(text: string, current: string, version: string): string {
  const exactly = current.replaceAll(".", "\\.");
  return text.replaceAll(
    new RegExp(`("(?:version|@yy/[\\w-]+|yy/[\\w-]+)": )"${exactly}"`, "g"),
    `$1"${version}"`,
  );
}

/**
 * Changes only the workspaces in the lock file, because third-party packages may have the same
 * version.
 */
export function lockedAt(text: string, current: string, version: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  for (const [path, manifest] of Object.entries(lock.packages))
    if (!path.includes("node_modules/"))
      lock.packages[path] = JSON.parse(
        withVersion(JSON.stringify(manifest, null, 1), current, version),
      ) as object;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

function workspaceManifests(checkout: string): string[] {
  const listing = ["ls-files", "-z", "--", "package.json", "*/package.json"];
  return execFileSync("git", listing, { cwd: checkout, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && isOurs(join(checkout, path)));
}

function isOurs(file: string): boolean {
  const { name } = JSON.parse(readFileSync(file, "utf8")) as { name?: string };
  return name?.startsWith("@yy/") === true;
}
