import { defineConfig } from "vite";
import { demoApi } from "./.storybook/demoApi.ts";

/** `npm run serve --workspace stories`: what `npm run build` wrote, with the demo behind it. */
export default defineConfig({
  appType: "mpa",
  plugins: [demoApi()],
  build: { outDir: "storybook-static" },
  preview: { host: "127.0.0.1", port: 6007 },
});
