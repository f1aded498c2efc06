/** Opens what the target is folded away in, as the browser does on its way to a fragment. */
export function reveal(target: Element): void {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node.getAttribute("hidden") === "until-found") {
      node.dispatchEvent(new Event("beforematch", { bubbles: true }));
      node.removeAttribute("hidden");
    }
    const { parentElement } = node;
    // Its summary shows anyway.
    if (parentElement instanceof HTMLDetailsElement && node.localName !== "summary")
      parentElement.open = true;
  }
}
