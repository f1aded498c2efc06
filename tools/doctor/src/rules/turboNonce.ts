import { isRunScript } from "../head";
import { mayHave, textOf } from "../page";
import type { Rule } from "../Rule";
import { hasTurbo } from "./libraries";

/**
 * An inline script without a nonce, on a page whose policy asks for one. Turbo gives the nonce of
 * `meta[name=csp-nonce]` to every script that it activates, so the script runs after a visit and
 * not after a load.
 */
export const turboNonce: Rule = {
  name: "turbo-nonce",
  code: "YY-311",
  *check(context) {
    const { elements } = context;
    const meta = elements.find((element) => textOf(element, "name") === "csp-nonce");
    if (!meta || textOf(meta, "content") === "" || !hasTurbo(context)) return;
    for (const element of elements) {
      if (!isRunScript(element) || mayHave(element, "src") || mayHave(element, "nonce")) continue;
      if (textOf(element, "data-turbo-eval") === "false") continue;
      yield {
        element,
        severity: "warning",
        message:
          "script: without a nonce the policy blocks it when the page is loaded, and it runs after a visit: Turbo gives it the nonce of meta[name=csp-nonce]",
        fix: "a file, or the nonce on the script (<%= javascript_tag nonce: true do %>)",
        docs: "docs/guide/turbo.md",
      };
    }
  },
};
