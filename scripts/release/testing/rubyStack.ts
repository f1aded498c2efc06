import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { released } from "./outside";
import { type Registry, startGemServer } from "./registries";

/**
 * Makes Bundler use a local server instead of rubygems.org, and install gems beside the
 * application, so that it does not change the machine's Debian gems.
 */
export function bundlerWith(registries: Registry[]) {
  return async (outside: string, inside: string) => {
    const server = await startGemServer(join(outside, "rubygems"), released("rubygems", ".gem"));
    registries.push(server);
    mkdirSync(join(outside, "bundle"));
    const mirror = "BUNDLE_MIRROR__HTTPS://RUBYGEMS__ORG/";
    writeFileSync(join(outside, "bundle/config"), `---\n${mirror}: "${server.url}/"\n`);
    return {
      GEM_HOME: join(inside, "gems"),
      BUNDLE_USER_HOME: join(inside, "bundle"),
      BUNDLE_SILENCE_ROOT_WARNING: "1",
    };
  };
}
