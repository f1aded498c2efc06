export { distUrl, flavour } from "./flavour";
export { describeOnce, itOnce } from "./once";
