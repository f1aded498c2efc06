import { beforeAll } from "vitest";
import { Studio } from "../camera/Studio";

/** One for all files of the worker: the page is built once. It ends with the worker. */
let shared: Promise<Studio> | undefined;

/** The page of the stories and a browser, for the tests of a file. */
export function useStudio(): { readonly studio: Studio } {
  let opened: Studio | undefined;
  beforeAll(async () => {
    shared ??= Studio.open();
    opened = await shared;
  });
  return {
    get studio() {
      if (!opened) throw new Error("The studio is open in tests and hooks alone.");
      return opened;
    },
  };
}
