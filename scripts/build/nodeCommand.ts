import { build, type Metafile } from "esbuild";
import { inRepository } from "../repository";

/** A command of a tool, as one file; only the parser of templates stays a package of its own. */
interface NodeCommand {
  /** Where it begins, from the root of the repository. */
  readonly entry: string;
  readonly outfile: string;
  /** What else stands at its beginning. */
  readonly prelude?: string;
  /** Which form of a package is taken, the first that it has. */
  readonly mainFields?: readonly ("main" | "module")[];
}

/** Returns esbuild's account of what came out. */
export async function bundleNodeCommand({
  entry,
  outfile,
  prelude = "",
  mainFields = ["main", "module"],
}: NodeCommand): Promise<Metafile> {
  const { metafile } = await build({
    mainFields: [...mainFields],
    entryPoints: [inRepository(entry)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@herb-tools/*"],
    banner: { js: `#!/usr/bin/env node\n${prelude}`.trimEnd() },
    logLevel: "warning",
    metafile: true,
  });
  return metafile;
}
