/** All that a form asks of the domain: what its patterns say, what the server said, why it cannot be sent. */
export { firstFailure, messageAttribute, parsePatterns, type RuleCall } from "./patterns";
export { needsCards } from "./rules";
export { fieldErrorsOf, fieldFor, parseServerErrors } from "./serverErrors";
export { submitReason } from "./submitReason";
