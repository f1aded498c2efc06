import { build, type Metafile } from "esbuild";
import { inRepository } from "../repository";

/**
 * A tool's command that is bundled into one file. Only the parser of templates stays a separate
 * package.
 */
interface NodeCommand {
  /** The entry, relative to the root of the repository. */
  readonly entry: string;
  readonly outfile: string;
  /** Code to insert at the beginning. */
  readonly prelude?: string;
  /** The forms of a package in order of preference. */
  readonly mainFields?: readonly ("main" | "module")[];
}

/** Builds the command. Returns esbuild's metafile. */
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
