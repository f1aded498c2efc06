import type * as HerbModule from "@herb-tools/node-wasm";

type Parser = (typeof HerbModule)["Herb"];

const parserPackage = "@herb-tools/node-wasm";

let copies = 0;
let loaded: Promise<Parser> | undefined;

/**
 * Loads the parser, Herb, at the first call.
 * @throws Error that says how to install it, when it is not installed
 */
export function loadParser(): Promise<Parser> {
  loaded ??= import(`${locate()}${copies === 0 ? "" : `?${copies}`}`).then(async (module) => {
    const { Herb } = module as typeof HerbModule;
    await Herb.load();
    return Herb;
  });
  return loaded;
}

/**
 * Call after a crash of the parser, which leaves its memory unusable: the next call loads a new
 * copy.
 */
export function dropParser(): void {
  copies += 1;
  loaded = undefined;
}

function locate(): string {
  try {
    return import.meta.resolve(parserPackage);
  } catch (cause) {
    throw new Error(`${parserPackage} is needed: npm install --save-dev ${parserPackage}`, {
      cause,
    });
  }
}
