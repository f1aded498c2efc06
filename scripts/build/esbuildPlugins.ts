import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, transform } from "esbuild";
import { fromRepository, root } from "../repository";

/** `import css from "./x.css?inline"` → the minified text. */
export const inlineCss: Plugin = {
  name: "inline-css",
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, async ({ path, importer, resolveDir }) => {
      const plain = path.replace("?inline", "");
      const found = await build.resolve(plain, { importer, resolveDir, kind: "import-statement" });
      // The path has a suffix, because tsup loads every path that ends in .css itself. It is
      // relative to the repository, because esbuild writes it into modules, and a release must have
      // the same bytes everywhere.
      return {
        path: `${fromRepository(found.path)}?text`,
        namespace: "inline-css",
        errors: found.errors,
      };
    });
    build.onLoad({ filter: /\?text$/, namespace: "inline-css" }, async ({ path: marked }) => {
      const path = resolve(root, marked.replace("?text", ""));
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      return { contents: `export default ${JSON.stringify(code.trim())}`, watchFiles: [path] };
    });
  },
};

/** Replaces source files by others in this flavour. */
export function replaceFiles(replaced: Readonly<Record<string, string>>): Plugin {
  return {
    name: "replace-files",
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, `${path}.ts`);
        const other = replaced[file];
        return other && existsSync(other) ? { path: other } : undefined;
      });
    },
  };
}

/** Replaces the "react" that libraries import in this flavour; undefined keeps React. */
export function replaceReactForLibraries(file: string | undefined): Plugin {
  return {
    name: "replace-react-for-libraries",
    setup(build) {
      build.onResolve({ filter: /^react$/ }, ({ importer }) =>
        file !== undefined && /[\\/]node_modules[\\/](@r2wc|zustand)[\\/]/.test(importer)
          ? { path: file }
          : undefined,
      );
    },
  };
}

/** Adds modules that exist only in the build: name → source. */
export function virtualModules(
  sources: Readonly<Record<string, string>>,
  resolveDir: string,
): Plugin {
  return {
    name: "virtual-modules",
    setup(build) {
      build.onResolve({ filter: /^yy:/ }, ({ path }) =>
        path in sources ? { path, namespace: "virtual" } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => ({
        contents: sources[path] ?? "",
        resolveDir,
        loader: "js",
      }));
    },
  };
}

/** Turns dynamic imports of these modules into imports of files that were built before. */
export function externalImports(files: Readonly<Record<string, string>>): Plugin {
  return {
    name: "external-imports",
    setup(build) {
      build.onResolve({ filter: /^@yy\// }, ({ path, kind }) => {
        const file = kind === "dynamic-import" ? files[path] : undefined;
        return file === undefined ? undefined : { path: file, external: true };
      });
    },
  };
}
