import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { inRepository } from "../repository";

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: true }>>;
}

const { packages } = JSON.parse(
  readFileSync(inRepository("package-lock.json"), "utf8"),
) as LockFile;

/** The packages that are imported from here on, through all workspaces. */
async function importedPackages(...entryPoints: string[]): Promise<string[]> {
  const names = new Set<string>();
  await build({
    entryPoints: entryPoints.map((path) => inRepository(path)),
    bundle: true,
    write: false,
    outdir: "not-written",
    platform: "node",
    format: "esm",
    logLevel: "silent",
    loader: { ".css": "text" },
    plugins: [
      {
        name: "imported packages",
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            if (kind === "entry-point" || path.startsWith("@yy/")) return null;
            const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
            if (name !== undefined && `node_modules/${name}` in packages) names.add(name);
            return { external: true };
          });
        },
      },
    ],
  });
  return [...names].sort();
}

/** A workspace may have a copy of its own. */
function isForTestsAlone(name: string): boolean {
  return Object.entries(packages)
    .filter(([path]) => new RegExp(`^([^/]+/)*?node_modules/${name}$`).test(path))
    .every(([, { dev }]) => dev === true);
}

it("npm start installs every package that the build and the demo server import", async () => {
  const names = await importedPackages("scripts/build/dist.ts", "demo-pages/server/main.ts");
  expect(names).toEqual(expect.arrayContaining(["esbuild", "hono", "terser"]));
  expect(names.filter(isForTestsAlone)).toEqual([]);
});
