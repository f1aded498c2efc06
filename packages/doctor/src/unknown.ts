import type { PageElement } from "./page";
import type { JudgedPage } from "./Rule";

/** Elements whose unknown content is words, as good as always: `<p><%= name %></p>`. */
const wordy =
  /^(?:a|abbr|b|button|code|dd|dt|em|figcaption|h[1-6]|i|label|legend|li|option|p|pre|select|small|span|strong|style|summary|td|textarea|th|time|title)$/;

/** Whether the reader could not see parts of the page in which whole widgets, scripts or styles may stand. */
export function hasUnknownBlocks({ page, elements }: JudgedPage): boolean {
  return page.hasUnknownContent || elements.some(isUnknownBlock);
}

const isUnknownBlock = ({ tag, hasUnknownContent }: PageElement) =>
  hasUnknownContent && !wordy.test(tag);
