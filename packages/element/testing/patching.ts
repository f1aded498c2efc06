/** What the tests of patches use in the page. */
export { DomPatches } from "../src/dom/DomPatches";
export { patchDom } from "../src/dom/patchDom";
