import type { Metafile } from "esbuild";
import { inRepository } from "../repository";
import { bundleNodeCommand } from "./nodeCommand";

/**
 * The language server, one file.
 * @param outfile where `tools/language-server/bin` looks for it, unless it is another place
 * @returns esbuild's account of what came out
 */
export function buildLanguageServer(
  outfile = inRepository("tools/language-server/dist/yy-language-server.js"),
): Promise<Metafile> {
  return bundleNodeCommand({
    entry: "tools/language-server/src/main.ts",
    outfile,
    // The protocol's library is CommonJS, and asks for Node's modules.
    prelude:
      'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
  });
}
