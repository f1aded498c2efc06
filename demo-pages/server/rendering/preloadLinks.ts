/** What `preload.json` of a build says: tag → the files it needs, relative to the folder of `yy.js`. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * The page with a link for every file that the widgets in it need, before its first script: they come in the same round
 * trip as `yy.js`, not in the one after.
 * @param folder URL of the folder of `yy.js`, without a slash at its end
 */
export function withPreloadLinks(html: string, preloads: Preloads, folder: string): string {
  const tags = new Set([...html.matchAll(/<(yy-[a-z-]+)/g)].map(([, tag = ""]) => tag));
  const files = new Set([...tags].flatMap((tag) => preloads[tag] ?? []));
  const links = [...files].map((file) => `<link rel="modulepreload" href="${folder}/${file}">\n`);
  return html.replace("<script", () => `${links.join("")}<script`);
}
