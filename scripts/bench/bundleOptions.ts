import type { BuildOptions } from "esbuild";

/** How sources are bundled in memory, to be counted or served: minified as a page author ships them. */
export const bundleOptions = {
  bundle: true,
  write: false,
  format: "esm",
  minify: true,
  jsx: "automatic",
  target: "es2022",
} as const satisfies BuildOptions;
