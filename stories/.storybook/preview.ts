import type { Preview } from "@storybook/html-vite";
import "./pageHead";
import "@yy/ui/tokens.css";
import "./preview.css";
import { whenStill } from "../stillness";
import { followFlavour, loadWidgets } from "./flavour";
import { applyGlobals, globalTypes, initialGlobals, viewports } from "./toolbars";

// What `yy.css` is made of.
import.meta.glob(["../../packages/*/src/**/*.page.css", "../../widgets/*/*.page.css"], {
  eager: true,
});

// After the emulated preference, which the widgets' stylesheets and scripts have to find.
const widgets = loadWidgets();
// Told where a story waits for it.
widgets.catch(() => undefined);

/**
 * A test asks for violations alone: axe then spares itself a selector for each element that passes,
 * and reading all stylesheets, which none of its rules needs. The panel shows what passes, too.
 */
const a11yOptions = import.meta.env.VITEST
  ? { resultTypes: ["violations"], preload: { assets: ["media"] } }
  : {};

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals,
  globalTypes,
  loaders: [() => widgets],
  decorators: [
    (story, { globals }) => {
      followFlavour(globals);
      applyGlobals(globals);
      return story();
    },
  ],
  // Before the one of the accessibility addon.
  afterEach: whenStill,
  parameters: {
    a11y: { test: "error", options: a11yOptions },
    viewport: { options: viewports },
    docs: {
      codePanel: true,
      // Each in a page of its own: signed in or out, and what is known of a user, are facts of a
      // whole page.
      story: { inline: false, height: "180px" },
      source: { excludeDecorators: true },
    },
  },
};

export default preview;
