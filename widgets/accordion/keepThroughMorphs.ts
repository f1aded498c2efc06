import { onTurbo } from "@yy/page/turbo";
import { panelOf, panelsOf } from "./panels";

/**
 * A morph writes the server's `open`. It is accepted when it differs from what the server sent
 * before; otherwise the visitor's open panel stays (README, Turbo). Returns a cleanup function.
 */
export function keepThroughMorphs(accordion: HTMLElement): () => void {
  const served = new WeakMap<Element, boolean>();
  for (const panel of panelsOf(accordion)) served.set(panel, panel.open);

  const end = new AbortController();
  onTurbo(
    accordion,
    "before-morph-attribute",
    ({ attributeName, mutationType }, event) => {
      const panel = panelOf(accordion, event.target);
      if (!panel || attributeName !== "open") return;
      const isOpen = mutationType === "update";
      if (served.get(panel) === isOpen) event.preventDefault();
      else served.set(panel, isOpen);
    },
    end.signal,
  );
  return () => end.abort();
}
