/**
 * Whether the HTML is a whole page. A comment, an XML declaration or a notice of PHP may come
 * first.
 */
export function isWholePage(html: string): boolean {
  return /<(?:!doctype\s+html|html)\b/i.test(html);
}
