import { memberOf } from "@yy/element/dom/memberOf";

/** Opens what the target is folded away in, as the browser does on its way to a fragment. */
export function reveal(target: Element): void {
  for (let node: Element | null = target; node; node = memberOf(node, "parentElement")) {
    if (memberOf(node, "getAttribute")("hidden") === "until-found") {
      memberOf(node, "dispatchEvent")(new Event("beforematch", { bubbles: true }));
      memberOf(node, "removeAttribute")("hidden");
    }
    const parentElement = memberOf(node, "parentElement");
    // Its summary shows anyway.
    if (parentElement instanceof HTMLDetailsElement && node.localName !== "summary")
      parentElement.open = true;
  }
}
