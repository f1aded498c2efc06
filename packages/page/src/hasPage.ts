declare const __YY_BROWSER__: true | undefined;

/**
 * Whether there is a document. On servers, and in tools that import the modules of widgets, there
 * is none: then nothing is started. In files built for browsers only, this is the constant `true`.
 */
export const hasPage: boolean = typeof __YY_BROWSER__ === "boolean" || "document" in globalThis;
