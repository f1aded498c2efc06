import { memberOf } from "@yy/page/memberOf";

/** Opens the elements that hide the target, as the browser does when it goes to a fragment. */
export function reveal(target: Element): void {
  for (let node: Element | null = target; node; node = memberOf(node, "parentElement")) {
    if (memberOf(node, "getAttribute")("hidden") === "until-found") {
      memberOf(node, "dispatchEvent")(new Event("beforematch", { bubbles: true }));
      memberOf(node, "removeAttribute")("hidden");
    }
    const parentElement = memberOf(node, "parentElement");
    // The `<summary>` is visible anyway.
    if (parentElement instanceof HTMLDetailsElement && node.localName !== "summary")
      parentElement.open = true;
  }
}
