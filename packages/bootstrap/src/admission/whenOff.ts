import { onePerPage } from "@yy/page/onePerPage";

/** Called with a tag that is off from now on. */
export const whenOff = onePerPage("whenOff", () => new Set<(tag: string) => void>());
