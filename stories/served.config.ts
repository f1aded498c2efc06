import { defineConfig } from "vite";
import { demoApi } from "./.storybook/demoApi.ts";

/** `npm run serve --workspace stories`: serves the built Storybook, with the demo's API. */
export default defineConfig({
  appType: "mpa",
  plugins: [demoApi()],
  build: { outDir: "storybook-static" },
  preview: { host: "127.0.0.1", port: 6007 },
});
