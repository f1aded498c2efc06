/** The pattern of the doctor's own script element: `<script src="/yy/yy.doctor.js" data-docs="/docs/{name}">`. */
const pattern = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="yy.doctor.js"][data-docs]')?.dataset.docs;

/**
 * Where a page of the repository can be read, by the pattern that the doctor's script element has in `data-docs`:
 * `{path}` becomes `widgets/mask/README.md`, `{page}` its page of the guide, `widgets/mask` or `guia/csp`, `{name}` becomes
 * `mask`. Undefined without a pattern, for a chapter of the guide when it takes names alone, and for what is no URL of a page.
 */
export function docsUrl(path: string): string | undefined {
  const template = pattern();
  const name = /^widgets\/([\w-]+)\//.exec(path)?.[1];
  if (template === undefined || (name === undefined && template.includes("{name}")))
    return undefined;
  const url = template
    .replaceAll("{path}", path)
    .replaceAll("{page}", guidePage(path))
    .replaceAll("{name}", name ?? "");
  try {
    const { protocol, href } = new URL(url, document.baseURI);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The guide's path of a page: `widgets/mask/README.md` is `widgets/mask`, `docs/guide/csp.md` is `guia/csp`. */
const guidePage = (path: string): string =>
  path.replace(/\/README\.md$/, "").replace(/^docs\/guide\/([\w-]+)\.md$/, "guia/$1");
