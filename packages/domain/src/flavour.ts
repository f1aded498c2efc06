declare const __YY_FLAVOUR__: "react" | "lite" | undefined;

/** The flavour of this bundle, inserted by the build. */
export const flavour = typeof __YY_FLAVOUR__ === "string" ? __YY_FLAVOUR__ : "react";
