/** The functions that `yy-form` uses: rules of `data-patterns`, and what is said of fields that break them. */
export { firstFailure, parsePatterns, type RuleCall } from "./patterns";
export { messageAttribute } from "./ruleMessages";
export { areOfCopied, needsCards } from "./rules";
