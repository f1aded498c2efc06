import { flavour } from "@yy/domain/flavour";
import type { Report } from "@yy/domain/reports/reportSchema";
import { version } from "@yy/domain/version";
import { pageValue } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    /** Which build has the tags, once the page's switch has decided (packages/bootstrap). */
    build: {
      /** Folder of its `yy.js`, or the version of a `yy.all.js`. */
      build?: string;
      flavour?: Report["flavour"];
    };
  }
}

/**
 * The build whose widgets the page runs. The page's switch may choose another build than this
 * file's, and may do so after this file was loaded, so call this each time a build is reported.
 */
export function runningBuild(): Pick<Report, "release" | "flavour"> {
  return {
    release: pageValue("YY")?.version ?? version,
    flavour: pageValue("build")?.flavour ?? flavour,
  };
}
