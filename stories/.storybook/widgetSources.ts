import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the build writes for pages → the source in its place. */
const sources: Readonly<Record<string, string>> = {
  "yy:widget-loader": fileOf("widgetLoader.ts"),
  "yy:interaction": fileOf("../../scripts/build/generated/interaction.ts"),
  "yy:endpoints": fileOf("../../scripts/build/generated/endpoints.ts"),
};

/**
 * Widgets straight from their sources: the bootstrap's loader (written by the build for pages) is
 * `widgetLoader.ts`, and an edit reloads the story, because a custom element cannot be defined
 * twice. The page's stylesheets are replaced in place.
 */
export function widgetSources(): Plugin {
  return {
    name: "yy-widget-sources",
    enforce: "pre",
    // Found before the first story, or Vite would reload in the middle of it.
    config: () => ({
      optimizeDeps: { entries: ["../widgets/*/index.ts", "*.stories.ts", ".storybook/docs/*.ts"] },
    }),
    resolveId: (id) => sources[id],
    hotUpdate({ file }) {
      const replaceable = file.endsWith(".page.css") || file.endsWith("tokens.css");
      if (replaceable || !/\/(widgets|packages)\//.test(file)) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
