import { join } from "node:path";
import { inRepository } from "../repository";

/** One of the two sets of CDN files built from the same sources. */
export interface Flavour {
  readonly name: "react" | "lite";
  readonly outDir: string;
  /** Module → the module that is bundled in its place. */
  readonly alias: Readonly<Record<string, string>>;
  /** Source file → the one that takes its place. */
  readonly replaced: Readonly<Record<string, string>>;
  /** The module for libraries that import all of React; React itself when undefined. */
  readonly reactForLibraries?: string;
}

const element = inRepository("packages/element/src");

/** Both flavours, for this output folder and its `lite/`. */
export function flavoursIn(folder: string): readonly Flavour[] {
  return [
    { name: "react", outDir: folder, alias: {}, replaced: {} },
    {
      name: "lite",
      outDir: join(folder, "lite"),
      alias: {
        "react/jsx-runtime": "preact/compat/jsx-runtime",
        "react-dom/client": "preact/compat/client",
        "react-dom": "preact/compat",
        react: "preact/compat",
        "@yy/element/rendering/renderer": join(element, "rendering/renderer.lite.ts"),
      },
      replaced: {
        [join(element, "rendering/renderer.ts")]: join(element, "rendering/renderer.lite.ts"),
      },
      reactForLibraries: join(element, "rendering/reactForLibraries.lite.ts"),
    },
  ];
}
