import type { PageElement } from "./page";
import type { RuleContext } from "./Rule";

/** Elements whose unknown content is nearly always text: `<p><%= name %></p>`. */
const wordy =
  /^(?:a|abbr|b|button|code|dd|dt|em|figcaption|h[1-6]|i|label|legend|li|option|p|pre|select|small|span|strong|style|summary|td|textarea|th|time|title)$/;

/** Whether there is unknown content that may contain widgets, scripts or styles. */
export function hasUnknownBlocks({ page, elements }: RuleContext): boolean {
  return page.hasUnknownContent || elements.some(isUnknownBlock);
}

const isUnknownBlock = ({ tag, hasUnknownContent }: PageElement) =>
  hasUnknownContent && !wordy.test(tag);
