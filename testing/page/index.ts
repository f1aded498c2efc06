export { followingText, followText } from "./followTexts";
export { openInTab } from "./openInTab";
export { recordErrors, seenErrors } from "./recordErrors";
export { session } from "./session";
export { switchOff } from "./switchOff";
export { waitForState, waitUntilMounted } from "./waitForState";
export { waitInPage } from "./waitInPage";
