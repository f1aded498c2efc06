/** Not every dot begins an extension: `/@brecho.da.lu` is a page. */
const fileName = /\.(?:css|html|ico|jpg|js|json|map|png|svg|txt|webp|woff2|xml)$/;

/**
 * Where a file server has what the app has at an address.
 * @param prefix leads from the page to the site's folder
 * @param isLink whether a visitor goes there: folders want a slash, or some servers redirect to another host or path
 */
export function staticAddress(prefix: string, appAddress: string, isLink = false): string {
  const [, path = "", rest = ""] = /^\/([^?#]*)(.*)$/.exec(appAddress) ?? [];
  // The app draws them, whatever their name says; a file server goes by the name.
  const drawn = path.startsWith("photos/") ? path.replace(/\.jpg$/, ".svg") : path;
  const isFolder = drawn !== "" && !fileName.test(drawn);
  return `${prefix}${drawn}${isLink && isFolder ? "/" : ""}${rest}`;
}
