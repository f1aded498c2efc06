/** What forms use of this package: rules of `data-patterns`, the server's field errors, why a form cannot be sent. */
export { firstFailure, messageAttribute, parsePatterns, type RuleCall } from "./patterns";
export { needsCards } from "./rules";
export { fieldErrorsOf, fieldFor, parseServerErrors } from "./serverErrors";
export { submitReason } from "./submitReason";
