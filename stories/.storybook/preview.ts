import type { Preview } from "@storybook/html-vite";
import "./pageHead";
import "@yy/ui/tokens.css";
import "./preview.css";
import { whenStill } from "../stillness";
import { followFlavour, loadWidgets } from "./flavour";
import { applyGlobals, globalTypes, initialGlobals, viewports } from "./toolbars";

// The sources of `yy.css`.
import.meta.glob(["../../packages/*/src/**/*.page.css", "../../widgets/*/*.page.css"], {
  eager: true,
});

// The import of `toolbars` has already patched the APIs that widgets use for reduced motion.
const widgets = loadWidgets();
// A failure is reported by the story that waits for the widgets.
widgets.catch(() => undefined);

/**
 * Tests need only violations, so that axe computes no selectors for elements that pass and preloads
 * no stylesheets, which none of its rules needs. The panel also shows what passes.
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
  // This runs before the accessibility addon's own hook.
  afterEach: whenStill,
  parameters: {
    a11y: { test: "error", options: a11yOptions },
    viewport: { options: viewports },
    docs: {
      codePanel: true,
      // Each story has its own frame, because the session belongs to a whole page.
      story: { inline: false, height: "180px" },
      source: { excludeDecorators: true },
    },
  },
};

export default preview;
