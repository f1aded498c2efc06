import { type Server, startInStacks } from "@yy/testing/stacks";

/**
 * Starts the shop with a database of its own.
 * @param env in addition to ours
 * @throws {Error} with what it has said, when it does not come up
 */
export const startDjangoHost = (env: Readonly<Record<string, string>> = {}): Promise<Server> =>
  startInStacks({ command: ["bin/serve", "/tmp/shop", "0"], folder: "demo-pages/django", env });
