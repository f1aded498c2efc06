import { flavour } from "@yy/domain/flavour";
import type { Report } from "@yy/domain/reports/reportSchema";
import { version } from "@yy/domain/version";
import { onePerPage } from "@yy/page/onePerPage";

/**
 * The build whose widgets the page runs. The page's switch may choose another build than this
 * file's, and may do so after this file was loaded, so call this each time a build is reported.
 */
export function runningBuild(): Pick<Report, "release" | "flavour"> {
  const page = globalThis as unknown as Record<symbol, { readonly version: string } | undefined>;
  const chosen = onePerPage<{ readonly flavour?: Report["flavour"] }>("build", () => ({}));
  return {
    release: page[Symbol.for("yy.YY")]?.version ?? version,
    flavour: chosen.flavour ?? flavour,
  };
}
