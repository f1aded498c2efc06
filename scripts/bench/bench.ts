import { readFileSync } from "node:fs";
import { type DemoServer, startDemoServer } from "@yy/demo-pages/server";
import { launchChromium } from "@yy/testing/chromium";
import { type BuildOptions, build, type OutputFile } from "esbuild";
import type { Browser } from "playwright";
import { inlineCss } from "../build/esbuildPlugins";
import { inRepository } from "../repository";
import { makeCertificate, startFront } from "./network";
import type plans from "./plans.json";

/** The tools that the parts of the bench measure with. */
export interface Bench {
  readonly server: DemoServer;
  /** The origin that serves the same pages as in production, see {@link startFront}. */
  readonly front: string;
  readonly browser: Browser;
  /** A script that runs in each page before the page's own code, and defines `inPage`. */
  readonly pageScript: string;
  /** The number of rounds and repetitions. */
  readonly plan: typeof plans.full | typeof plans.quick;
}

export async function startBench(plan: Bench["plan"]): Promise<Bench> {
  const server = await startDemoServer();
  const certificate = await makeCertificate();
  const front = await startFront(server.origin, certificate);
  const browser = await launchChromium({ switches: [certificate.chromiumSwitch] });
  const [script] = await bundle("inPage.ts", { format: "iife", globalName: "inPage" });
  // Playwright wraps scripts in functions, so `inPage` has to be made global.
  const pageScript = `${script?.text ?? ""}globalThis.inPage = inPage;`;
  return { plan, server, front, browser, pageScript };
}

/**
 * The options to bundle sources in memory, to be measured or served: minified, as a page author
 * ships them.
 */
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

async function bundle(entry: string, options: BuildOptions = {}): Promise<readonly OutputFile[]> {
  const known = bundles.get(entry);
  if (known) return known;
  const { outputFiles } = await build({
    ...bundleOptions,
    ...options,
    write: false,
    entryPoints: [inRepository("scripts/bench", entry)],
    outdir: "/bench",
    alias: { jquery: "jquery3" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [inlineCss],
  });
  bundles.set(entry, outputFiles);
  return outputFiles;
}

/**
 * Bundles an entry and serves the result, with the stylesheet that it imports. Returns the tags
 * that load it.
 */
export async function serve({ server }: Bench, entry: string): Promise<string> {
  const files = await bundle(entry);
  return files.map(({ path, text }) => serveText(server, path, text)).join("");
}

/**
 * Serves a stylesheet or module. Returns the tag that loads it, whose nonce the server fills in.
 */
export function serveText(server: DemoServer, path: string, text: string): string {
  const isStyle = path.endsWith(".css");
  const type = isStyle ? "text/css" : "text/javascript";
  server.addPage(path, { html: text, headers: { "content-type": `${type}; charset=utf-8` } });
  return isStyle
    ? `<link rel="stylesheet" href="${path}">`
    : `<script type="module" src="${path}" nonce="{{nonce}}"></script>`;
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Reads a file in `scripts/bench/markup/`, and returns a function that fills in the names in double
 * braces.
 */
export function template(file: string): (values?: Values) => string {
  const html = readFileSync(inRepository("scripts/bench/markup", file), "utf8").trim();
  return (values = {}) =>
    html.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Repeats the template with consecutive numbers. */
export function repeated(file: string, first: number, count: number): readonly string[] {
  const fill = template(file);
  return Array.from({ length: count }, (_, index) => fill({ number: first + index }));
}

declare global {
  /** The exports of the module `inPage`, in each measured page. */
  const inPage: typeof import("./inPage");
}
