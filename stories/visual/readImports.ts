import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns a file of the repository and the repository's files that it imports, also indirectly. */
export type Imports = (path: string) => ReadonlySet<string>;

export async function readImports(entries: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unwritten",
    format: "esm",
    logLevel: "silent",
    jsx: "automatic",
    loader: { ".svg": "text" },
    plugins: [
      {
        name: "repository-only",
        setup({ onResolve }) {
          // The lock file covers packages, and the sources of generated modules are entries too.
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith("@yy/") || kind === "entry-point"
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const found = known.get(path) ?? reachable(path);
    known.set(path, found);
    return found;
  };

  function reachable(start: string): ReadonlySet<string> {
    const found = new Set([start]);
    for (const path of found)
      for (const { path: next } of metafile.inputs[path]?.imports ?? []) found.add(next);
    // `tokens.css?raw`
    return new Set([...found].map((path) => path.replace(/\?.*$/, "")));
  }
}
