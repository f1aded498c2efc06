import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { released } from "./outside";
import { type Registry, startGemServer } from "./registries";

/**
 * Has Bundler take gems from a server of our own in the place of rubygems.org, and install them
 * beside the application: those of Debian are the machine's.
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
