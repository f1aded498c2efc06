/** Written by the site's build. */
declare module "yy:site" {
  export const data: import("../siteData").SiteData;
  /** A hash that changes with anything in the worker. */
  export const version: string;
}
