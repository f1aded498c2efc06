import { isOurScript, isOurStylesheet } from "../head";
import { type PageElement, textOf } from "../page";
import { Policy } from "../policy";
import type { Rule, RuleContext } from "../Rule";

const docs = "docs/guide/csp.md";

/**
 * Our files and requests that the page's Content-Security-Policy blocks, as far as can be told
 * without a browser.
 */
export const blocked: Rule = {
  name: "blocked-by-policy",
  code: "YY-310",
  *check(context) {
    const { page, elements } = context;
    for (const text of policiesOf(context)) {
      const policy = new Policy(text, page.baseUrl);
      for (const element of elements) {
        const kind = isOurScript(element)
          ? "script"
          : isOurStylesheet(element)
            ? "style"
            : undefined;
        const address = textOf(element, kind === "script" ? "src" : "href");
        if (kind === undefined || address === undefined) continue;
        if (
          policy.allows(
            [`${kind}-src-elem`, `${kind}-src`, "default-src"],
            address,
            nonceOf(element),
          )
        )
          continue;
        yield {
          element,
          severity: "error",
          message: `${element.tag}: the Content-Security-Policy keeps ${address} from loading`,
          fix: `${kind}-src 'self'`,
          docs,
        };
      }
      const asking = context.widgets.find(({ schema }) => schema.writes);
      if (asking && !policy.allows(["connect-src", "default-src"], page.baseUrl))
        yield {
          element: asking.element,
          severity: "error",
          message: `${asking.element.tag}: the Content-Security-Policy keeps its requests from this page's own server`,
          fix: "connect-src 'self'",
          docs,
        };
    }
  },
};

/** The nonce; undefined means an unknown value, which may be the right one. */
const nonceOf = (element: PageElement) => element.attributes.get("nonce")?.text;

function policiesOf({ page, elements }: RuleContext): string[] {
  const metas = elements.filter(
    (element) =>
      element.tag === "meta" &&
      textOf(element, "http-equiv")?.toLowerCase() === "content-security-policy",
  );
  return [page.policy, ...metas.map((meta) => textOf(meta, "content"))].flatMap(
    (policy) => policy ?? [],
  );
}
