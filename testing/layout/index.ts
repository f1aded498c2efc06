/** What is seen of a page, asked inside it: bundle what imports this with `bundleForPage`. */
export { clippedTexts, enlargeText, spaceText, spreadText, tooWide } from "./texts";
export { ancestorsOf, elementsOf, isDrawn, isForReadersAlone, nameOf } from "./tree";
