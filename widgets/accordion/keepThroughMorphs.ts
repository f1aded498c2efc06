import { panelOf, panelsOf } from "./panels";

/**
 * A morph writes the server's `open`. It is accepted when it differs from what the server sent before; otherwise the
 * visitor's open panel stays (README, Turbo). Returns a cleanup function.
 */
export function keepThroughMorphs(accordion: HTMLElement): () => void {
  const served = new WeakMap<Element, boolean>();
  for (const panel of panelsOf(accordion)) served.set(panel, panel.open);

  const keepPanelOpen = (event: Event) => {
    const panel = panelOf(accordion, event.target);
    const { attributeName, mutationType } = (event as CustomEvent<MorphedAttribute>).detail;
    if (!panel || attributeName !== "open") return;
    const isOpen = mutationType === "update";
    if (served.get(panel) === isOpen) event.preventDefault();
    else served.set(panel, isOpen);
  };
  accordion.addEventListener("turbo:before-morph-attribute", keepPanelOpen);
  return () => accordion.removeEventListener("turbo:before-morph-attribute", keepPanelOpen);
}

interface MorphedAttribute {
  readonly attributeName: string;
  readonly mutationType: "update" | "remove";
}
