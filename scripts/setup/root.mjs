import { fileURLToPath } from "node:url";

/** Absolute path of the repository. These files run before anything is installed, so they import nothing but Node. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
