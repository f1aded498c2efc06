/** The doctor's tag. */
export const ownTag = "yy-doctor";

/** The doctor's own file, in `src` of a script. */
const ownFile = /(^|\/)yy\.doctor\.js([?#]|$)/;

/** Whether the element belongs to the doctor. Rules do not see such elements. */
export function isOwn(element: Element): boolean {
  return (
    element.localName === ownTag ||
    (element.localName === "script" && ownFile.test(element.getAttribute("src") ?? ""))
  );
}
