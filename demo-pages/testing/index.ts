export type { DemoServer, Fault } from "../server/index";
export { bundleForPage } from "./bundleForPage";
export { launchChromium } from "./chromium";
export { collectProblems, type Problems } from "./problems";
export { type Demo, failNext, type OpenOptions, useDemo } from "./useDemo";
