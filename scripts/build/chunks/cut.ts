import { dirname, extname, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";
import { fromRepository, inRepository, root } from "../../repository";
import { sourceOf } from "../withoutDocs";
import type { FilePlan } from "./filePlan";

/**
 * Goes from a module to its imports: the file they are for, by the source of its entry or the
 * shared file's name.
 */
interface ForFile {
  readonly owner: string;
}

/** Marks what this plugin asks the others. */
const asked = {};

/**
 * Has esbuild's splitting write the files of the plan. Splitting puts those modules together that
 * the same entries use; so a stub around each entry uses all of a shared file or nothing, and what
 * is in no shared file is another module for each file that uses it, by a suffix to its path.
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

/** What packages bring is used by the modules that import it. */
function importOf(module: string): string {
  if (module.startsWith("node_modules/")) return "";
  const file = inRepository(module.replace(/^inline-css:/, "").replace("?text", "?inline"));
  return `import ${JSON.stringify(file)};`;
}
