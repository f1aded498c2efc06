import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { inlineCss } from "../../build/esbuildPlugins";
import { withoutDocs } from "../../build/withoutDocs";
import { inRepository, widgetNames } from "../../repository";
import { bundleOptions } from "../bench";
import type { Findings, Row, Verdict } from "../report/findings";

/** The built files against their budgets, in bytes of Brotli and without a browser. */
export async function measureSizes(): Promise<Findings> {
  const checks = checkSizes();
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
  const all = { name: "all", figures: { own } };
  return {
    rows: { files: fileRows(checks), widgets, ownCode: [all] },
    verdicts: checks.flatMap(verdictOn),
  };
}

/** As the build writes them: of a widget's own file, and of all that a page with nothing else loads. */
interface WidgetSizes {
  readonly file: number;
  readonly page: number;
}

function builtSizes(folder: string): (tag: string) => WidgetSizes {
  const text = readFileSync(inRepository(folder, "sizes.json"), "utf8");
  const sizes = JSON.parse(text) as Readonly<Record<string, WidgetSizes>>;
  return (tag) => sizes[tag] ?? { file: Number.NaN, page: Number.NaN };
}

/** A check of `.size-limit.mjs` as size-limit reports it. */
interface Check {
  /** Flavour and file: `React: requests`. */
  readonly name: string;
  readonly size: number;
  readonly sizeLimit?: number;
  readonly passed?: boolean;
}

/** @throws Error when there is no build */
export function checkSizes(): readonly Check[] {
  const { stdout, stderr } = spawnSync(inRepository("node_modules/.bin/size-limit"), ["--json"], {
    cwd: inRepository("scripts"),
    encoding: "utf8",
  });
  const checks: unknown = JSON.parse(stdout);
  if (!Array.isArray(checks)) throw new Error(`size-limit: ${stdout}${stderr}`);
  return checks;
}

function verdictOn({ name, size, sizeLimit, passed }: Check): Verdict[] {
  if (sizeLimit === undefined) return [];
  const budget = `≤ ${sizeLimit / 1000} kB`;
  const measured = `${(size / 1000).toFixed(2)} kB`;
  return [{ what: name, budget, measured, holds: passed === true }];
}

function fileRows(checks: readonly Check[]): readonly Row[] {
  const names = new Set(checks.map(({ name }) => name.replace(/^\w+: /, "")));
  const sizesOf = (name: string) =>
    checks.filter((check) => check.name === name).map(({ size }) => size);
  return [...names].map((name) => {
    const figures = { React: sizesOf(`React: ${name}`), lite: sizesOf(`lite: ${name}`) };
    return { name, figures };
  });
}

/** Bytes of Brotli of what stands in a widget's folder, without what it imports on demand; the same in both flavours. */
async function ownCode(widget: string): Promise<number> {
  const folder = inRepository("widgets", widget);
  const { outputFiles } = await build({
    entryPoints: [`${folder}/index.ts`],
    ...bundleOptions,
    plugins: [onlyFrom(folder), inlineCss, withoutDocs],
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
      // Its own are for `inlineCss`; shared ones are in a chunk of their own, once.
      if (path.endsWith(".css?inline"))
        return path.startsWith("./") ? undefined : { path, external: true };
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: folder });
      const isOwn = kind !== "dynamic-import" && found.path.startsWith(`${folder}/`);
      return isOwn ? found : { path, external: true };
    });
  },
});
