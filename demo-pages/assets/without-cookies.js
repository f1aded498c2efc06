// Simulates a browser with blocked cookies: there is nothing to read, and writing does nothing.
Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
