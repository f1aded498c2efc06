import { build, type Metafile } from "esbuild";
import { inRepository } from "../repository";

/**
 * The language server, one file; only the parser of templates stays a package of its own.
 * @param outfile where `tools/language-server/bin` looks for it, unless it is another place
 * @returns esbuild's account of what came out
 */
export async function buildLanguageServer(
  outfile = inRepository("tools/language-server/dist/yy-language-server.js"),
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [inRepository("tools/language-server/src/main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@herb-tools/*"],
    // The protocol's library is CommonJS, and asks for Node's modules.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
    logLevel: "warning",
    metafile: true,
  });
  return metafile;
}
