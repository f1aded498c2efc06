/** The built flavour that this process tests: `YY_FLAVOUR`. */
export const flavour: "react" | "lite" = process.env.YY_FLAVOUR === "lite" ? "lite" : "react";

/** URL of its files on the demo server. */
export const distUrl = flavour === "lite" ? "/dist/lite" : "/dist";
