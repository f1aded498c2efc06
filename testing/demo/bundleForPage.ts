import { repositoryFolder } from "@yy/demo-pages/paths";
import { type BuildOptions, build } from "esbuild";

const onPreact = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react-dom/test-utils": "preact/test-utils",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react/jsx-dev-runtime": "preact/jsx-runtime",
};

export interface BundleOptions {
  /** `lite` replaces React by `preact/compat`, as the build's light flavour does. */
  readonly flavour?: "react" | "lite";
}

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a TypeScript module into one classic script that puts its exports on
 * `window[globalName]`, for `server.addPage(path, { body, inlineScript })`. Each module is bundled
 * once per test file.
 * @param entryFile absolute, relative to the repository, or a package's name such as `@yy/http`.
 * @throws {Error} with esbuild's messages when it does not bundle.
 */
export function bundleForPage(
  entryFile: string,
  globalName: string,
  options: BundleOptions = {},
): Promise<string> {
  const key = JSON.stringify([entryFile, globalName, options]);
  const known = bundles.get(key) ?? bundle(entryFile, globalName, options);
  bundles.set(key, known);
  return known;
}

async function bundle(
  entryFile: string,
  globalName: string,
  { flavour = "react" }: BundleOptions,
): Promise<string> {
  const options: BuildOptions & { write: false } = {
    absWorkingDir: repositoryFolder,
    entryPoints: [entryFile],
    bundle: true,
    write: false,
    format: "iife",
    globalName,
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    loader: { ".css": "text" },
    // Keeps React's warnings.
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "silent",
    ...(flavour === "lite" ? { alias: onPreact } : {}),
  };
  const { outputFiles } = await build(options);
  // A `var` at the top level of a classic script is a property of the window.
  return outputFiles.map((file) => file.text).join("\n");
}
