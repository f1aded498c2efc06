/**
 * Pattern of documentation URLs, from the doctor's script element:
 * `<script src="/yy/yy.doctor.js" data-docs="/docs/{name}">`.
 */
const pattern = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="yy.doctor.js"][data-docs]')?.dataset.docs;

/**
 * URL of a documentation file, by the pattern in `data-docs` of the doctor's script element. For
 * `widgets/mask/README.md`, `{path}` becomes that path, `{name}` becomes `mask`, and `{page}` its page of the guide,
 * `widgets/mask`; for a chapter, `{page}` becomes `guia/csp` for example.
 * @returns undefined without a pattern, for a chapter when the pattern has `{name}`, and when the result is no
 *   http(s) URL
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

/** A file's page of the guide: `widgets/mask` for `widgets/mask/README.md`, `guia/csp` for `docs/guide/csp.md`. */
const guidePage = (path: string): string =>
  path.replace(/\/README\.md$/, "").replace(/^docs\/guide\/([\w-]+)\.md$/, "guia/$1");
