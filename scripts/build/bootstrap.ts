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
 * Found by trying them: with these `yy.js` weighs least after Brotli. None of its functions is
 * called with `new`.
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
 * What `yy.js` exports. Its own names for them would weigh more in the list of exports than they
 * save elsewhere.
 */
const exported = "YY version session flash open close scan onError onUser doctor".split(" ");

/** Built apart, beside both. */
const doctorFile = { "@yy/doctor/browser/yy.doctor": "./yy.doctor.js" };

/**
 * Builds `yy.js` (loads chunks), `yy.all.js` (holds everything, a classic script) and `yy.pure.js`.
 * @returns the modules whose code is in them
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
  // Every page pays for yy.js: its map is beside it, and not named in it (ADR 16).
  for (const file of ["yy.js", "yy.all.js", "yy.pure.js"]) {
    const isYy = file === "yy.js";
    const code = MappedCode.read(join(outDir, file));
    (isYy ? await code.minified(compress, exported) : code).write(join(outDir, file), outDir, {
      named: !isYy,
    });
  }
  return [loader, all, pure].flatMap(bundledModules);
}

/**
 * `yy:widget-loader` of `yy.js`, which asks for all files of a widget at once, so that no file has
 * to tell which others it needs. All that there may be are numbered: the shared ones, then the
 * widget's second one, then its own. Which of them it needs is one character in a text of all
 * widgets, whose code has bit n set for file n.
 */
function chunkLoader({ release, shared, ...chunks }: Chunks): string {
  // A bit of no file: with it, and that of the own file, the characters are letters.
  const letters = 64;
  const characterOf = ({ shared: needed, hasSecond }: WidgetFiles) => {
    const needs = [...shared.map((file) => needed.includes(file)), hasSecond, true];
    const bits = needs.map((isNeeded, file) => (isNeeded ? 2 ** file : 0));
    return String.fromCharCode(bits.reduce((code, bit) => code + bit, letters));
  };
  // Runs of one character weigh less.
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

/** All widgets by name, for builds that hold them. */
export function bundledLoader(): string {
  const imports = widgetNames().map((name) => `"${name}": () => import("@yy/widgets/${name}")`);
  return `
    const widgets = { ${imports.join(", ")} };
    export const names = Object.keys(widgets);
    export const filesOf = () => [];
    export const load = (name) => widgets[name]();`;
}
