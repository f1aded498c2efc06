import { onePerPage } from "@yy/page/onePerPage";

/** A `yy.js` or `yy.all.js` on the page. */
interface Bundle {
  readonly version: string;
  /** The tags that it has claimed; none once it has left them to another build. */
  tags: ReadonlySet<string>;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    bundles: Bundle[];
  }
}

/** The bundles on the page, in the order in which they have claimed their tags. */
export const bundles = (): Bundle[] => onePerPage("bundles", () => []);
