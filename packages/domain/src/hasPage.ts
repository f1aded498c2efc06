declare const __YY_BROWSER__: true | undefined;

/**
 * False where there is no document: servers, and tools that only read modules, import widgets too, and nothing starts.
 * Files that are built for browsers alone do not ask.
 */
export const hasPage: boolean = typeof __YY_BROWSER__ === "boolean" || "document" in globalThis;
