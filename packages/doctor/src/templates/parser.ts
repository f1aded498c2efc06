import type * as HerbModule from "@herb-tools/node-wasm";

type Parser = (typeof HerbModule)["Herb"];

const parserPackage = "@herb-tools/node-wasm";

let copies = 0;
let loaded: Promise<Parser> | undefined;

/**
 * Herb, loaded at the first template.
 * @throws Error that says how to install it, when it is not there
 */
export function loadParser(): Promise<Parser> {
  loaded ??= import(`${locate()}${copies === 0 ? "" : `?${copies}`}`).then(async (module) => {
    const { Herb } = module as typeof HerbModule;
    await Herb.load();
    return Herb;
  });
  return loaded;
}

/** After a crash its memory is of no use any more: the next template gets a new copy. */
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
