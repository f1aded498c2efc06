/** The pattern of the doctor's own script element: `<script src="/yy/yy.doctor.js" data-docs="/docs/{name}">`. */
const pattern = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="yy.doctor.js"][data-docs]')?.dataset.docs;

/**
 * Where a page of the repository can be read, by the pattern that the doctor's script element has in `data-docs`:
 * `{path}` becomes `widgets/mask/README.md`, `{name}` becomes `mask`. Undefined without a pattern, for a page of the
 * guides when it takes names alone, and for what is no address of a page.
 */
export function docsAddress(path: string): string | undefined {
  const template = pattern();
  const name = /^widgets\/([\w-]+)\//.exec(path)?.[1];
  if (template === undefined || (name === undefined && template.includes("{name}")))
    return undefined;
  const address = template.replaceAll("{path}", path).replaceAll("{name}", name ?? "");
  try {
    const { protocol, href } = new URL(address, document.baseURI);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
