import type { Metafile } from "esbuild";
import { inRepository } from "../repository";
import { bundleNodeCommand } from "./nodeCommand";

/**
 * Builds the language server as one file.
 * @param outfile by default the place where `tools/language-server/bin` looks for it
 * @returns esbuild's metafile
 */
export function buildLanguageServer(
  outfile = inRepository("tools/language-server/dist/yy-language-server.js"),
): Promise<Metafile> {
  return bundleNodeCommand({
    entry: "tools/language-server/src/main.ts",
    outfile,
    // The protocol's library is CommonJS and calls `require` for Node's modules.
    prelude:
      'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
  });
}
