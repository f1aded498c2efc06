import type { Preview } from "@storybook/html-vite";
import "./pageHead";
import "@yy/bootstrap/yy";
import "@yy/ui/tokens.css";
import "./preview.css";
import { whenStill } from "../stillness";

import.meta.glob("../../widgets/*/*.page.css", { eager: true });

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: { theme: "light" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "light" },
          { value: "dark", title: "dark" },
        ],
      },
    },
  },
  decorators: [
    (story, { globals }) => {
      document.documentElement.dataset.yyTheme = String(globals.theme);
      return story();
    },
  ],
  // Before the one of the accessibility addon.
  afterEach: whenStill,
  parameters: {
    a11y: { test: "error" },
    docs: {
      codePanel: true,
      // Each in a page of its own: signed in or out, and what is known of a user, are facts of a whole page.
      story: { inline: false, height: "180px" },
      source: { excludeDecorators: true },
    },
    options: { storySort: { order: ["Introduction", "Design tokens", "widgets"] } },
  },
};

export default preview;
