export { describeWidget } from "./describeWidget";
export type { WidgetExample } from "./example";
export { recordErrors, seenErrors, waitForState, waitUntilMounted } from "./inPage";
export { type FixtureOptions, useFixture } from "./useFixture";
