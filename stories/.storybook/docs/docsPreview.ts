import type { Preview } from "@storybook/html-vite";
import { ThemedContainer } from "./ThemedContainer";
import { WidgetDocs } from "./WidgetDocs";

/** Not in `preview.ts`, so that pages with only stories do not load React for docs. */
const preview: Preview = {
  parameters: {
    docs: { page: WidgetDocs, container: ThemedContainer, toc: { title: "nesta página" } },
  },
};

export const { parameters } = preview;
