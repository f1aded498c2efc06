/** The root and, within it, every open shadow root. */
export function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  );
  return [root, ...inside];
}

/** All elements, those in open shadow roots too. */
export function elementsOf(root: Document): Element[] {
  return rootsIn(root).flatMap((each) => [...each.querySelectorAll("*")]);
}
