import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { demoApi } from "../.storybook/demoApi.ts";
import { widgetSources } from "../.storybook/widgetSources.ts";

/** The page in which stories have their pictures taken, with the demo behind it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  appType: "mpa",
  logLevel: "error",
  plugins: [widgetSources(), demoApi()],
  build: {
    outDir: "../../.vitest/visual/page",
    emptyOutDir: true,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
