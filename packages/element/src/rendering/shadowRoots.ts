/**
 * Empties the shadow root that the component renders into, which the first mount attaches. Until
 * then the browser shows the server's children by itself, and a widget that is never scrolled to
 * needs no root (docs/adr/0057).
 */
export function emptyShadowRoot(element: Element): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.replaceChildren();
  return root;
}

/** Shows the server's children in place of what was rendered. */
export function showServerMarkup({ shadowRoot }: Element): void {
  shadowRoot?.replaceChildren(document.createElement("slot"));
}
