export { distUrl, flavour } from "./flavour";
