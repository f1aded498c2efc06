import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { inlineCss } from "../../build/esbuildPlugins";
import { withoutDocs } from "../../build/withoutDocs";
import { inRepository, widgetNames } from "../../repository";
import { bundleOptions } from "../bench";
import type { Findings, Row } from "../report/findings";

/** Measures the built files in bytes of Brotli, without a browser. */
export async function measureSizes(): Promise<Findings> {
  const sizes = { React: builtSizes("dist"), lite: builtSizes("dist/lite") };
  const names = widgetNames();
  const own = await Promise.all(names.map(ownCode));
  const widgets = names.map((name, index): Row => {
    const tag = `yy-${name}`;
    const figures = {
      own: own.slice(index, index + 1),
      "React file": [sizes.React(tag).file],
      "React page": [sizes.React(tag).page],
      "lite file": [sizes.lite(tag).file],
      "lite page": [sizes.lite(tag).page],
    };
    return { name: `\`${tag}\``, figures };
  });
  return { rows: { files: sharedFileRows(), widgets } };
}

/** The rows of the files that widgets share, which a page loads once. */
const sharedFileRows = (): readonly Row[] =>
  ["yy.js", "core", "requests", "forms", "parts"].map((name) => ({
    name,
    figures: { React: [sharedFile("dist", name)], lite: [sharedFile("dist/lite", name)] },
  }));

function sharedFile(folder: string, name: string): number {
  const chunks = readdirSync(inRepository(folder, "chunks"))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))
    .map((file) => `chunks/${file}`);
  // A file that is loaded on demand may have the same name; the shared one is larger.
  const files = chunks.length > 0 ? chunks : [name];
  return Math.max(
    ...files.map((file) => brotliCompressSync(readFileSync(inRepository(folder, file))).length),
  );
}

/**
 * The sizes that the build writes: a widget's own file, and all files that a page with only this
 * widget loads.
 */
interface WidgetSizes {
  readonly file: number;
  readonly page: number;
}

function builtSizes(folder: string): (tag: string) => WidgetSizes {
  const text = readFileSync(inRepository(folder, "sizes.json"), "utf8");
  const sizes = JSON.parse(text) as Readonly<Record<string, WidgetSizes>>;
  return (tag) => sizes[tag] ?? { file: Number.NaN, page: Number.NaN };
}

/**
 * Returns the bytes of Brotli of the code in a widget's folder, without what it imports on demand.
 * They are the same in both flavours.
 */
export async function ownCode(widget: string): Promise<number> {
  const folder = inRepository("widgets", widget);
  const { outputFiles } = await build({
    entryPoints: [`${folder}/index.ts`],
    ...bundleOptions,
    plugins: [onlyFrom(folder), inlineCss, withoutDocs],
  });
  // In the built file, imported names have one letter each.
  const code = (outputFiles[0]?.text ?? "").replace(/import\{[^}]*\}from"[^"]*";/g, "");
  return brotliCompressSync(code).length;
}

/** Leaves imports from outside the folder external. */
const onlyFrom = (folder: string): Plugin => ({
  name: "only-from",
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === "entry-point" || pluginData === folder || path.endsWith(".css"))
        return undefined;
      // The widget's own stylesheets are handled by `inlineCss`; shared ones are in a chunk of
      // their own.
      if (path.endsWith(".css?inline"))
        return path.startsWith("./") ? undefined : { path, external: true };
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: folder });
      const isOwn = kind !== "dynamic-import" && found.path.startsWith(`${folder}/`);
      return isOwn ? found : { path, external: true };
    });
  },
});
