// As a browser with blocked cookies has it: there is nothing to read, and writing does nothing.
Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
