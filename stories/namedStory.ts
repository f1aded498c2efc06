import type { Args, StoryObj } from "@storybook/html-vite";

/**
 * A story with the words that the sidebar and the docs page show, in Portuguese; its id and its
 * pictures go by the export.
 */
export type NamedStory<A = Args> = StoryObj<A> & { readonly name: string };
