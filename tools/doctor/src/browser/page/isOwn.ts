/** The doctor's tag. */
export const ownTag = "yy-doctor";

/** The doctor's own file, in `src` of a script. */
const ownFile = /(^|\/)yy\.doctor\.js([?#]|$)/;

/** Whether the element belongs to the doctor: then rules do not see it. */
export function isOwn(element: Element): boolean {
  return (
    element.localName === ownTag ||
    (element.localName === "script" && ownFile.test(element.getAttribute("src") ?? ""))
  );
}
