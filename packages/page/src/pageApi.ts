import { onePerPage } from "./onePerPage";

/** `window.YY`, which the bootstrap creates. It adds its functions to this type. */
export interface PageApi {
  readonly version: string;
}

declare module "./onePerPage" {
  interface PageRegistry {
    YY: PageApi;
    pure: object;
  }
}

/** What other scripts add to `window.YY`: `yy.js` takes it over when it runs after them. */
export const apiAdditions = (): object => onePerPage("pure", () => ({}));
