/**
 * Where the site lies, `https://loja.example/some/folder/`: turns addresses of the app, which begin
 * at the root, into those of the site, and back.
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
   * As {@link inSite}, for an address that may be the site's already; what leads elsewhere stays.
   */
  broughtIn(address: string): string {
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
   * The address as the app knows it. One outside of the site is what a script of the page has
   * written by itself, and the app's already. Folders have a slash at their end only on file
   * servers.
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
 * Where a file server has what the app has at an address.
 * @param prefix leads from the page to the site's folder
 * @param isLink whether a visitor goes there: folders want a slash, or some servers redirect to
 * another host or path
 */
export function staticAddress(prefix: string, appAddress: string, isLink = false): string {
  const [, path = "", rest = ""] = /^\/([^?#]*)(.*)$/.exec(appAddress) ?? [];
  // The app draws them, whatever their name says; a file server goes by the name.
  const drawn = path.startsWith("photos/") ? path.replace(/\.jpg$/, ".svg") : path;
  const isFolder = drawn !== "" && !fileName.test(drawn);
  return `${prefix}${drawn}${isLink && isFolder ? "/" : ""}${rest}`;
}
