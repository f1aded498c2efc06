/** The functions that tests bundle into an attacked page, as `window.attacks`. */
export * from "./examples";
export * from "./market";
export * from "./watch";
export * from "./writes";
