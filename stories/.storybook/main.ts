import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/html-vite";
import { demoApi } from "./demoApi.ts";
import { storiesByFamily } from "./storiesByFamily.ts";
import { widgetSources } from "./widgetSources.ts";

/** The light flavour, which exists after `npm run build`. */
const builtLite = fileURLToPath(new URL("../../dist/lite", import.meta.url));

const config: StorybookConfig = {
  framework: "@storybook/html-vite",
  stories: storiesByFamily(),
  previewAnnotations: (entries = []) => [
    ...entries,
    fileURLToPath(new URL("docs/docsPreview.ts", import.meta.url)),
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: existsSync(builtLite) ? [{ from: builtLite, to: "/lite" }] : [],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), widgetSources(), demoApi()],
  }),
};

export default config;
