/** The doctor's tag. */
export const ownTag = "yy-doctor";

/** The doctor's own file, as scripts name it. */
const ownFile = /(^|\/)yy\.doctor\.js([?#]|$)/;

/** Whether the element is there for the doctor alone, and so nothing that a page author has to hear of. */
export function isOwn(element: Element): boolean {
  return (
    element.localName === ownTag ||
    (element.localName === "script" && ownFile.test(element.getAttribute("src") ?? ""))
  );
}
