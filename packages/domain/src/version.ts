declare const __YY_VERSION__: string | undefined;

/** The version of this bundle, inserted by the build. */
export const version = typeof __YY_VERSION__ === "string" ? __YY_VERSION__ : "0.0.0-source";
