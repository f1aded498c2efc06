/**
 * Checks of a page's layout that run inside it: bundle code that imports this with `bundleForPage`.
 */
export { clippedTexts, enlargeText, spaceText, spreadText, tooWide } from "./texts";
export { ancestorsOf, elementsOf, isDrawn, isForReadersAlone, nameOf } from "./tree";
