import { isField } from "./formFields";
import { isChanged } from "./isChanged";

/** Whether the visitor or a script has changed a field inside the root. */
export function hasTypedText(root: ParentNode): boolean {
  return [...root.querySelectorAll("input, select, textarea")].filter(isField).some(isChanged);
}
