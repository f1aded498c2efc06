import { heldType } from "../rewriteHtml";

/** Starts the modules of the page that wait for answers, in their order. */
export function startModules(): void {
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type="${heldType}"]`)) {
    const script = document.createElement("script");
    for (const { name, value } of held.attributes) script.setAttribute(name, value);
    script.type = "module";
    script.nonce = held.nonce;
    // As modules of the document itself, one after the other.
    script.async = false;
    script.textContent = held.textContent;
    held.replaceWith(script);
  }
}
