import { environment } from "@yy/page/metas";
import { onePerPage } from "@yy/page/onePerPage";
import { attributeName, type Deprecation, type WidgetSchema } from "../config/schema";
import { guideUrl } from "./guideUrl";

/** Names already warned of: `yy-mask`, or `yy-mask: data-mask` for an attribute. */
const warned = onePerPage("deprecations", () => new Set<string>());

/**
 * Warns authors, once per page and name, that the element's tag or one of its attributes is deprecated; only where
 * `meta[name=yy-environment]` is `development` (behaviour 2.6).
 */
export function warnOfDeprecated({ tag, deprecated, attributes }: WidgetSchema, element: Element) {
  if (environment() !== "development") return;
  if (deprecated) warn(tag, tag, deprecated);
  for (const [property, spec] of Object.entries(attributes)) {
    const attribute = attributeName(property, spec);
    if (spec.deprecated && element.hasAttribute(attribute))
      warn(tag, `${tag}: ${attribute}`, spec.deprecated);
  }
}

function warn(tag: string, name: string, { since, use }: Deprecation): void {
  if (warned.has(name)) return;
  warned.add(name);
  const url = guideUrl(tag);
  console.warn(`${name} is deprecated since ${since}; use ${use}.${url ? `\n${url}` : ""}`);
}
