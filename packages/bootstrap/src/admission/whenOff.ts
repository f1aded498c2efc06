import { onePerPage } from "@yy/page/onePerPage";

/** Listeners that are called with a tag when it is switched off. */
export const whenOff = onePerPage("whenOff", () => new Set<(tag: string) => void>());
