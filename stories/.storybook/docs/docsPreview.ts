import type { Preview } from "@storybook/html-vite";
import { ThemedContainer } from "./ThemedContainer";
import { WidgetDocs } from "./WidgetDocs";

/** Apart from `preview.ts`, so that pages which only draw stories carry no React for docs. */
const preview: Preview = {
  parameters: {
    docs: { page: WidgetDocs, container: ThemedContainer, toc: { title: "nesta página" } },
  },
};

export const { parameters } = preview;
