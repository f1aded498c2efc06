/**
 * Converts addresses of the app, which begin at the root, into those of a site in a folder, for
 * example `https://loja.example/some/folder/`, and back.
 */
export class Addresses {
  readonly base: URL;

  /** @param base ends with a slash */
  constructor(base: string) {
    this.base = new URL(base);
  }

  /** `/@marina?tab=1` → `/some/folder/@marina?tab=1`. */
  inSite(appAddress: string): string {
    return this.base.pathname + appAddress.slice(1);
  }

  /**
   * Like {@link inSite}, for an address that may be in the site already; other origins stay as they
   * are.
   */
  keptInSite(address: string): string {
    const url = new URL(address, this.base);
    if (url.origin !== this.base.origin) return address;
    const path = url.pathname + url.search + url.hash;
    return this.has(url) ? path : this.inSite(path);
  }

  /** Whether an address of this origin lies within the site. */
  has(url: URL): boolean {
    return url.origin === this.base.origin && url.pathname.startsWith(this.base.pathname);
  }

  /**
   * The address in the app. One outside of the site was written by a script of the page, and is the
   * app's already. Only file servers need a slash at the end of a folder.
   */
  toApp(address: string): URL {
    const url = new URL(address, this.base);
    if (this.has(url)) url.pathname = `/${url.pathname.slice(this.base.pathname.length)}`;
    if (url.pathname !== "/")
      url.pathname = url.pathname.replace(/(?:\/index\.html|\/)$/, "") || "/";
    return url;
  }
}

/** Not every dot begins an extension: `/@brecho.da.lu` is a page. */
const fileName = /\.(?:css|html|ico|jpg|js|json|map|png|svg|txt|webp|woff2|xml)$/;

/**
 * The address on a file server for an address of the app.
 * @param prefix path from the page to the site's folder
 * @param isLink whether a visitor follows it: without a slash at the end of a folder some servers
 * redirect to another host or path
 */
export function staticAddress(prefix: string, appAddress: string, isLink = false): string {
  const [, path = "", rest = ""] = /^\/([^?#]*)(.*)$/.exec(appAddress) ?? [];
  // The app answers photos as SVG whatever their extension; a file server goes by the extension.
  const drawn = path.startsWith("photos/") ? path.replace(/\.jpg$/, ".svg") : path;
  const isFolder = drawn !== "" && !fileName.test(drawn);
  return `${prefix}${drawn}${isLink && isFolder ? "/" : ""}${rest}`;
}
