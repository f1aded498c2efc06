export { describeWidget } from "./describeWidget";
export { recordErrors, seenErrors, waitForState, waitUntilMounted } from "./inPage";
export { useFixture } from "./useFixture";
