/** All that a form asks of the domain before it is sent: what its patterns say, why it cannot be sent. */
export { firstFailure, messageAttribute, parsePatterns, type RuleCall } from "./patterns";
export { needsCards } from "./rules";
export { submitReason } from "./submitReason";
