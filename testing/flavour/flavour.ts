/** Which of the two built flavours this process tests: `YY_FLAVOUR`. */
export const flavour: "react" | "lite" = process.env.YY_FLAVOUR === "lite" ? "lite" : "react";

/** The folder of its files on the demo server. */
export const distUrl = flavour === "lite" ? "/dist/lite" : "/dist";
