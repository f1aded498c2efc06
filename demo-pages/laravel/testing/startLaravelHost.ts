import { type Server, startInStacks } from "@yy/testing/stacks";

/**
 * Starts the shop with a database of its own.
 * @param env further environment variables
 * @throws {Error} with PHP's output, when it does not start
 */
export const startLaravelHost = (env: Readonly<Record<string, string>> = {}): Promise<Server> =>
  startInStacks({ command: ["bin/serve", "/tmp/shop", "0"], folder: "demo-pages/laravel", env });
