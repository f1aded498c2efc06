import { badgeText } from "@yy/domain/inbox/countTexts";
import type { PropsOf } from "@yy/element";
import { resolveNavigation } from "@yy/http/navigate";
import { Badge, badgeLabel } from "@yy/ui/Badge";
import type { schema } from "./schema";
import { useInbox } from "./useInbox";
import { useServerContent } from "./useServerContent";

type Props = PropsOf<typeof schema>;

/**
 * A count on top of the server's link or icon, and a visually hidden live region that announces its
 * changes.
 */
export function InboxBadge({ countKey, href, label, ...options }: Props) {
  const { count, spoken } = useInbox({ countKey, ...options });
  const content = useServerContent();
  const url = href === undefined ? undefined : resolveNavigation(href);
  // A link without content would have no name and nothing to click.
  const isLink = url !== undefined && content !== "link" && (content !== "none" || count > 0);

  const inside = (
    <>
      <slot />
      <Badge count={count} label={label} />
    </>
  );
  return (
    <>
      <span className={content === "none" ? "alone" : "over"}>
        {isLink ? (
          <a part="link" href={url}>
            {inside}
          </a>
        ) : (
          inside
        )}
      </span>
      <span className="unseen" role="status">
        {spoken === null ? "" : badgeLabel(label, badgeText(spoken) || "0")}
      </span>
    </>
  );
}
