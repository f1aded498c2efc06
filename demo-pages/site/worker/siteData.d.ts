/** Written by the site's build. */
declare module "yy:site" {
  export const data: import("../siteData").SiteData;
  /** Changes with everything in the worker. */
  export const version: string;
}
