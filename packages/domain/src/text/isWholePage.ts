/** Whether HTML is a whole page, also after a comment, an XML declaration or a notice of PHP. */
export function isWholePage(html: string): boolean {
  return /<(?:!doctype\s+html|html)\b/i.test(html);
}
