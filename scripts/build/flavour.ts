import { resolve } from "node:path";
import { inRepository } from "../repository";

/** One of the two sets of CDN files built from the same sources. */
export interface Flavour {
  readonly name: "react" | "lite";
  readonly outDir: string;
  /** Module → what is bundled in its place. */
  readonly alias: Readonly<Record<string, string>>;
  /** Source file → the one that takes its place. */
  readonly replaced: Readonly<Record<string, string>>;
}

const element = inRepository("packages/element/src");

export const flavours: readonly Flavour[] = [
  { name: "react", outDir: inRepository("dist"), alias: {}, replaced: {} },
  {
    name: "lite",
    outDir: inRepository("dist/lite"),
    alias: {
      "react/jsx-runtime": "preact/compat/jsx-runtime",
      "react-dom/client": "preact/compat/client",
      "react-dom": "preact/compat",
      react: "preact/compat",
    },
    replaced: { [resolve(element, "renderer.ts")]: resolve(element, "renderer.lite.ts") },
  },
];
