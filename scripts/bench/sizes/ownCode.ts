import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { inlineCss } from "../../build/esbuildPlugins";
import { withoutDocs } from "../../build/withoutDocs";
import { inRepository } from "../../repository";
import { bundleOptions } from "../bench";

/** Bytes of Brotli of what stands in a widget's folder, without what it imports on demand; the same in both flavours. */
export async function ownCode(widget: string): Promise<number> {
  const folder = inRepository("widgets", widget);
  const { outputFiles } = await build({
    entryPoints: [`${folder}/index.ts`],
    ...bundleOptions,
    plugins: [inlineCss, onlyFrom(folder), withoutDocs],
  });
  // The names of what it imports are one letter each in the built file.
  const code = (outputFiles[0]?.text ?? "").replace(/import\{[^}]*\}from"[^"]*";/g, "");
  return brotliCompressSync(code).length;
}

/** Leaves imports of everything outside of the folder as they are. */
const onlyFrom = (folder: string): Plugin => ({
  name: "only-from",
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === "entry-point" || pluginData === folder || path.endsWith(".css"))
        return undefined;
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: folder });
      const isOwn = kind !== "dynamic-import" && found.path.startsWith(`${folder}/`);
      return isOwn ? found : { path, external: true };
    });
  },
});
