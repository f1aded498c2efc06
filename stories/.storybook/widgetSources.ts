import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Id of a module that the build generates → the source that replaces it. */
const sources: Readonly<Record<string, string>> = {
  "yy:widget-loader": fileOf("widgetLoader.ts"),
  "yy:interaction": fileOf("../../scripts/build/generated/interaction.ts"),
  "yy:endpoints": fileOf("../../scripts/build/generated/endpoints.ts"),
};

/**
 * Loads widgets from their sources: replaces the bootstrap's generated loader by `widgetLoader.ts`,
 * and reloads the story after an edit, because a custom element cannot be defined twice. The page's
 * stylesheets are replaced without a reload.
 */
export function widgetSources(): Plugin {
  return {
    name: "yy-widget-sources",
    enforce: "pre",
    // With these entries Vite finds all dependencies before the first story, and does not reload.
    config: () => ({
      optimizeDeps: { entries: ["../widgets/*/index.ts", "*.stories.ts", ".storybook/docs/*.ts"] },
    }),
    resolveId: (id) => sources[id],
    hotUpdate({ file }) {
      const isReplaceable = file.endsWith(".page.css") || file.endsWith("tokens.css");
      if (isReplaceable || !/\/(widgets|packages)\//.test(file)) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
