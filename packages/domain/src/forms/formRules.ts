/** What forms use of this package before they are sent: rules of `data-patterns`, and why a form cannot be sent. */
export { firstFailure, messageAttribute, parsePatterns, type RuleCall } from "./patterns";
export { needsCards } from "./rules";
export { submitReason } from "./submitReason";
