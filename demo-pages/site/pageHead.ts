import { escapeHtml } from "../server/rendering/escapeHtml";

/**
 * What `site.js` needs to know of a file: a page, one that only waits for the worker, or none of
 * the app's.
 */
export interface WrittenPage {
  /** Leads from the page to the site's folder. */
  readonly prefix: string;
  readonly kind: "page" | "waiting" | "other";
  /** The page's Content-Security-Policy; file servers send no headers of ours. */
  readonly policy?: string;
  /** The query it was written for. */
  readonly search?: string;
}

/** What a file's head begins with. */
export function pageHead({ prefix, kind, policy = "", search = "" }: WrittenPage): string {
  // A meta element cannot say who may frame the page.
  const rules = policy.split("; ").filter((rule) => !rule.startsWith("frame-ancestors"));
  const meta =
    policy === ""
      ? ""
      : `\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(rules.join("; "))}">`;
  return `${meta}
<script src="${escapeHtml(prefix)}site.js" type="module" data-site-page="${kind}" data-site-search="${escapeHtml(search)}"></script>`;
}
