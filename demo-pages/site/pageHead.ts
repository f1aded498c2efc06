import { escapeHtml } from "../server/rendering/escapeHtml";

/**
 * What `site.js` needs to know of a file: it is a page of the app, one that only waits for the
 * worker, or another one, such as Storybook's.
 */
export interface WrittenPage {
  /** Path from the page to the site's folder. */
  readonly prefix: string;
  readonly kind: "page" | "waiting" | "other";
  /** The page's Content-Security-Policy, because file servers do not send our headers. */
  readonly policy?: string;
  /** The query it was written for. */
  readonly search?: string;
}

/** The beginning of a file's head. */
export function pageHead({ prefix, kind, policy = "", search = "" }: WrittenPage): string {
  // Browsers ignore `frame-ancestors` in a meta element.
  const rules = policy.split("; ").filter((rule) => !rule.startsWith("frame-ancestors"));
  const meta =
    policy === ""
      ? ""
      : `\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(rules.join("; "))}">`;
  return `${meta}
<script src="${escapeHtml(prefix)}site.js" type="module" data-site-page="${kind}" data-site-search="${escapeHtml(search)}"></script>`;
}
