import { environment } from "@yy/page/metas";
import { onePerPage } from "@yy/page/onePerPage";
import { attributeName, type Deprecation, type WidgetSchema } from "../config/schema";
import { guideLines } from "./guideLines";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    deprecations: Set<string>;
  }
}

/**
 * Names in use, which `YY.observe` reports too: `yy-mask`, or `yy-mask: data-mask` for an
 * attribute.
 */
const used = onePerPage("deprecations", () => new Set());

/**
 * Notes that the element's tag or one of its attributes is deprecated. Where
 * `meta[name=yy-environment]` is `development` it warns authors of it, once per page and name
 * (behaviour 2.6).
 */
export function warnOfDeprecated({ tag, deprecated, attributes }: WidgetSchema, element: Element) {
  if (deprecated) warn(tag, tag, deprecated);
  for (const [property, spec] of Object.entries(attributes)) {
    const attribute = attributeName(property, spec);
    if (spec.deprecated && element.hasAttribute(attribute))
      warn(tag, `${tag}: ${attribute}`, spec.deprecated);
  }
}

function warn(tag: string, name: string, { since, use }: Deprecation): void {
  if (used.has(name)) return;
  used.add(name);
  if (environment() !== "development") return;
  console.warn(`${name} is deprecated since ${since}; use ${use}.${guideLines(tag, "YY-106")}`);
}
