import { whenTouched } from "./interaction";

/** Decides when the code of an undefined tag is loaded. `yy.js` asks for it on pages that say anything about that. */
export function admit(element: Element, load: () => void): void {
  if (element.getAttribute("data-mount") === "interaction") whenTouched(element, load);
  else load();
}
