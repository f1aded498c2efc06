import type { Args, StoryObj } from "@storybook/html-vite";

/**
 * A story with its Portuguese name, for the sidebar and the docs page. Its id and the names of its
 * pictures are derived from the export's name.
 */
export type NamedStory<A = Args> = StoryObj<A> & { readonly name: string };
