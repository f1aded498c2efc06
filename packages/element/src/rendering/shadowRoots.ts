/**
 * An empty shadow root for what the component renders: at the first mount a new one. Before that
 * the browser shows the server's children without any help, and a widget that is never scrolled to
 * needs none (docs/adr/0057).
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
