import { join } from "node:path";
import { inRepository, widgetNames } from "../repository";
import { bundle, digested } from "./bundle";
import type { Chunks, WidgetFiles } from "./chunks/buildChunks";
import { externalImports, virtualModules } from "./esbuildPlugins";
import type { Flavour } from "./flavour";
import { generatedModules } from "./generatedModules";
import { MappedCode } from "./MappedCode";
import { bundledModules } from "./notices";

const source = (name: string) => inRepository("packages/bootstrap/src", name);

/**
 * These options, found by trial, give the smallest `yy.js` after Brotli. They are safe because none
 * of its functions is called with `new`.
 */
const compress = {
  passes: 5,
  sequences: false,
  hoist_funs: true,
  inline: 1,
  lhs_constants: false,
  unsafe_arrows: true,
} as const;

/**
 * The exports of `yy.js`. Their names are not shortened, because an alias in the list of exports
 * would cost more than it saves.
 */
const exported = "YY version session flash open close scan onError onUser doctor".split(" ");

/** The doctor is built separately, into the folders of both flavours. */
const doctorFile = { "@yy/doctor/browser/yy.doctor": "./yy.doctor.js" };

/**
 * Builds `yy.js` (loads chunks), `yy.all.js` (a classic script with all code) and `yy.pure.js`.
 * @returns the modules whose code is in these files
 */
export async function buildBootstrap(flavour: Flavour, chunks: Chunks): Promise<string[]> {
  const { outDir } = flavour;
  const loader = await bundle({
    flavour,
    entry: { yy: source("yy.ts") },
    outDir,
    format: "esm",
    named: true,
    plugins: [
      externalImports({
        ...doctorFile,
        ...Object.fromEntries(
          [...chunks.onDemand].map(([module, file]) => [module, `./chunks/${file}${digested}`]),
        ),
      }),
      virtualModules({ "yy:widget-loader": chunkLoader(chunks), ...generatedModules }, outDir),
    ],
  });
  const all = await bundle({
    flavour,
    entry: { "yy.all": source("yy.all.ts") },
    outDir,
    format: "iife",
    plugins: [
      externalImports(doctorFile),
      virtualModules(
        { "yy:widget-loader": bundledLoader(), ...generatedModules },
        inRepository("packages/bootstrap"),
      ),
    ],
  });
  const pure = await bundle({
    flavour,
    entry: { "yy.pure": source("yy.pure.ts") },
    outDir,
    format: "esm",
  });
  // The map is beside `yy.js` and is not named in it, because every page would load that comment
  // (ADR 16).
  for (const file of ["yy.js", "yy.all.js", "yy.pure.js"]) {
    const isYy = file === "yy.js";
    const code = MappedCode.read(join(outDir, file));
    const written = isYy ? await code.minified(compress, { reserved: exported }) : code;
    written.write(join(outDir, file), outDir, { named: !isYy });
  }
  return [loader, all, pure].flatMap(bundledModules);
}

/**
 * The module `yy:widget-loader` of `yy.js`. It requests all files of a widget at once, so that no
 * round trip is spent on a file to learn which others it needs. The possible files are numbered:
 * first the shared ones, then the widget's second one, then its own. A string has one character for
 * each widget, whose code has bit n set if the widget needs file n.
 */
function chunkLoader({ release, shared, ...chunks }: Chunks): string {
  // A bit that belongs to no file. With it and the bit of the widget's own file set, the characters
  // are letters.
  const letters = 64;
  const characterOf = ({ shared: needed, hasSecond }: WidgetFiles) => {
    const needs = [...shared.map((file) => needed.includes(file)), hasSecond, true];
    const bits = needs.map((isNeeded, file) => (isNeeded ? 2 ** file : 0));
    return String.fromCharCode(bits.reduce((code, bit) => code + bit, letters));
  };
  // The string compresses better when equal characters follow each other.
  const widgets = [...chunks.widgets].sort((one, other) =>
    characterOf(one) < characterOf(other) ? -1 : 1,
  );
  const needs = widgets.map(characterOf).join("");
  return `
    export const names = "${widgets.map(({ name }) => name).join(" ")}".split(" ");
    export const filesOf = (name) =>
      [${shared.map((file) => `"${file}"`).join()}, name + "-more-${release}", name + "-${release}"]
        .filter((_, file) => (${JSON.stringify(needs)}.charCodeAt(names.indexOf(name)) >> file) & 1)
        .map((file) => new URL("chunks/" + file + "${digested}", import.meta.url).href);
    export const load = (name, query) => {
      const files = filesOf(name);
      const own = files.pop();
      for (const file of files) import(file).catch(() => 0);
      return import(own + query);
    };`;
}

/** The loader for builds that contain all widgets. */
export function bundledLoader(): string {
  const imports = widgetNames().map((name) => `"${name}": () => import("@yy/widgets/${name}")`);
  return `
    const widgets = { ${imports.join(", ")} };
    export const names = Object.keys(widgets);
    export const filesOf = () => [];
    export const load = (name) => widgets[name]();`;
}
