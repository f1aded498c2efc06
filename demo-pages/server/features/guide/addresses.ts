import { slugOf } from "../../fixtures/seed";

/** The address of a chapter. */
export const chapterPath = (name: string): string => `/guia/${name}`;

/** Chapters with a link of their own in the header. */
export const storybookPath = chapterPath("storybook");
export const packagePath = chapterPath("pacote");

/** The fragment of a family in the catalogue. */
export const familyId = (family: string): string => slugOf(family);
