import { dirname, extname, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";
import { fromRepository, inRepository, root } from "../../repository";
import { sourceOf } from "../withoutDocs";
import type { FilePlan } from "./filePlan";

/**
 * The file that a module's imports are for: the source of its entry, or the name of a shared file.
 * Modules pass it on to their imports.
 */
interface ForFile {
  readonly owner: string;
}

/** Marks the requests of this plugin to other plugins. */
const asked = {};

/**
 * Makes esbuild's code splitting write the files of the plan. Splitting groups modules that are
 * used by the same entries. So a stub around each entry uses either all modules of a shared file or
 * none, and a module that is in no shared file becomes a different module for each file that uses
 * it, by a suffix to its path.
 */
export function cut(plan: FilePlan): Plugin {
  return {
    name: "cut",
    setup(build) {
      build.onResolve(
        { filter: /.*/ },
        async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
          if (pluginData === asked || path.endsWith(".css")) return undefined;
          if (kind === "entry-point") return { path: resolve(root, path), namespace: "stub" };
          const found = await build.resolve(path, {
            kind,
            importer,
            namespace,
            resolveDir,
            pluginData: asked,
          });
          if (found.errors.length > 0 || found.external) return found;
          if (kind === "dynamic-import") return { path: found.path, namespace: "stub" };
          const { owner } = pluginData as ForFile;
          const module = fromRepository(
            found.namespace === "file" ? found.path : `${found.namespace}:${found.path}`,
          );
          const shared = plan.sharedFileOf(module);
          return shared !== undefined && plan.importsOf(owner).has(shared)
            ? { ...found, pluginData: { owner: shared } }
            : { ...found, suffix: `?${owner}`, pluginData: { owner } };
        },
      );

      build.onLoad({ filter: /.*/, namespace: "stub" }, ({ path }) => {
        const owner = fromRepository(path);
        const modules = [...plan.importsOf(owner)].flatMap((file) => plan.modulesOf(file));
        return {
          contents: [`export * from ${JSON.stringify(path)};`, ...modules.map(importOf)].join("\n"),
          resolveDir: dirname(path),
          pluginData: { owner },
        };
      });

      build.onLoad({ filter: /\.(ts|tsx|js|mjs|cjs)$/ }, ({ path, pluginData }) => ({
        contents: sourceOf(path),
        loader: extname(path)
          .replace(/^\.[cm]/, ".")
          .slice(1) as Loader,
        resolveDir: dirname(path),
        pluginData,
      }));
    },
  };
}

/** The import statement for a module; empty for modules of packages, which other modules import. */
function importOf(module: string): string {
  if (module.startsWith("node_modules/")) return "";
  const file = inRepository(module.replace(/^inline-css:/, "").replace("?text", "?inline"));
  return `import ${JSON.stringify(file)};`;
}
