export type { DemoServer, Fault } from "../server/index";
export { bundleForPage } from "./bundleForPage";
export { type ChromiumOptions, launchChromium } from "./chromium";
export { holdRequests } from "./holdRequests";
export { collectProblems, type Problems, watchForProblems } from "./problems";
export { type Demo, failNext, type OpenOptions, useDemo } from "./useDemo";
export { useServer } from "./useServer";
export { type Visitor, type VisitorRequest, version1, visitorOf } from "./visitor";
