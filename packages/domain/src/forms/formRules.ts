/** The functions that `yy-form` uses: rules of `data-patterns`, and why a form cannot be sent. */
export { firstFailure, messageAttribute, parsePatterns, type RuleCall } from "./patterns";
export { needsCards } from "./rules";
export { submitReason } from "./submitReason";
