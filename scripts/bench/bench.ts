import { readFileSync } from "node:fs";
import { type DemoServer, startDemoServer } from "@yy/demo-pages/server";
import { launchChromium } from "@yy/testing/chromium";
import { type BuildOptions, build, type OutputFile } from "esbuild";
import type { Browser } from "playwright";
import { inlineCss } from "../build/esbuildPlugins";
import { inRepository } from "../repository";
import { type Certificate, makeCertificate } from "./network";
import type plans from "./plans.json";

/** What the parts measure with. */
export interface Bench {
  readonly server: DemoServer;
  readonly browser: Browser;
  /** Of servers that the browser trusts. */
  readonly certificate: Certificate;
  /** Runs in every page before anything of it, and gives it `window.bench`. */
  readonly pageScript: string;
  /** How much is measured. */
  readonly plan: typeof plans.full | typeof plans.quick;
}

export async function startBench(plan: Bench["plan"]): Promise<Bench> {
  const certificate = await makeCertificate();
  const browser = await launchChromium({ switches: [certificate.chromiumSwitch] });
  const [script] = await bundle("inPage.ts");
  const pageScript = `(() => {${script?.text ?? ""}})();`;
  return { plan, certificate, browser, pageScript, server: await startDemoServer() };
}

export type FlavourName = "react" | "lite";

/** Who does the same thing: ours as it comes from `dist/`, or code that is bundled from here. */
export interface Contender {
  /** As it stands in the tables. */
  readonly name: string;
  readonly flavour?: FlavourName;
  /** Entry of its code in `scripts/bench/`; undefined for ours, and for a page without a script. */
  readonly code?: string;
}

/** First in every table: the others are told as multiples of them. */
export const ours = [
  { name: "ours, React", flavour: "react" },
  { name: "ours, lite", flavour: "lite" },
] as const satisfies readonly Contender[];

/** What stands on a contender's page. */
export interface PageContent {
  readonly body: string;
  /** Put before the contender's own files. */
  readonly head?: string;
  /** Whether a contender without a flavour has `yy.css` too. */
  readonly styles?: "yy" | "none";
}

/** Puts a page on the server, with the contender's code as a page author would ship it. */
export async function addPage(
  bench: Bench,
  path: string,
  { name, flavour, code }: Contender,
  { body, head = "", styles = flavour ? "yy" : "none" }: PageContent,
): Promise<void> {
  const tags = head + (code ? await serve(bench, code) : "");
  const script = flavour ? { flavour } : { script: "none" as const };
  bench.server.addPage(path, { title: name, head: tags, body, styles, ...script });
}

/** Puts what an entry bundles to on the server, a stylesheet that it imports too; returns the tags that load it. */
export async function serve(bench: Bench, entry: string): Promise<string> {
  const files = await bundle(entry);
  return files.map(({ path, text }) => serveText(bench, path, text)).join("");
}

/** Puts a stylesheet or module on the server; returns the tag that loads it, whose nonce the server fills in. */
export function serveText({ server }: Bench, path: string, text: string): string {
  const type = path.endsWith(".css") ? "text/css" : "text/javascript";
  server.addPage(path, { html: text, headers: { "content-type": `${type}; charset=utf-8` } });
  return path.endsWith(".css")
    ? `<link rel="stylesheet" href="${path}">`
    : `<script type="module" src="${path}" nonce="{{nonce}}"></script>`;
}

/** How sources are bundled in memory, to be counted or served: minified as a page author ships them. */
export const bundleOptions = {
  bundle: true,
  write: false,
  format: "esm",
  minify: true,
  jsx: "automatic",
  target: "es2022",
  legalComments: "none",
} as const satisfies BuildOptions;

const bundles = new Map<string, readonly OutputFile[]>();

async function bundle(entry: string): Promise<readonly OutputFile[]> {
  const known = bundles.get(entry);
  if (known) return known;
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [inRepository("scripts/bench", entry)],
    outdir: "/bench",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [inlineCss],
  });
  bundles.set(entry, outputFiles);
  return outputFiles;
}

type Values = Readonly<Record<string, string | number>>;

/** Reads markup from a file in `scripts/bench/`; what it returns fills in the names in double braces. */
export function template(file: string): (values?: Values) => string {
  const html = readFileSync(inRepository("scripts/bench", file), "utf8").trim();
  return (values = {}) =>
    html.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
