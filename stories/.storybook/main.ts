import type { StorybookConfig } from "@storybook/html-vite";
import { demoApi } from "./demoApi.ts";
import { widgetSources } from "./widgetSources.ts";

const config: StorybookConfig = {
  framework: "@storybook/html-vite",
  stories: ["../*.stories.ts"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), widgetSources(), demoApi()],
  }),
};

export default config;
