import type { PropsOf } from "@yy/element";
import { FailedRequest, Spinner } from "@yy/ui/remote/index";
import type { MouseEvent } from "react";
import { pageUrl } from "./pageUrls";
import { useRegionCheck } from "./region";
import type { schema } from "./schema";
import { usePageChange } from "./usePageChange";

type Props = PropsOf<typeof schema>;

/** Shows two links in place of the server's. */
export function Pagination(props: Props) {
  const { page, totalPages, param, label, labelPrevious, labelNext, positionText } = props;
  useRegionCheck(props.target);
  const { request, follow } = usePageChange(props);
  const position = positionText
    .replaceAll("{page}", String(page))
    .replaceAll("{total}", String(totalPages));
  return (
    <>
      <nav part="nav" aria-label={label}>
        <PageLink
          part="previous"
          to={page > 1 ? Math.max(1, Math.min(page - 1, totalPages)) : undefined}
          param={param}
          text={labelPrevious}
          onFollow={follow}
        />
        {position !== "" && totalPages > 0 && (
          <span part="position" aria-current="page">
            {position}
          </span>
        )}
        <PageLink
          part="next"
          to={page < totalPages ? page + 1 : undefined}
          param={param}
          text={labelNext}
          onFollow={follow}
        />
        <Spinner label={props.labelLoading} spinning={request.loading} />
      </nav>
      <FailedRequest request={request} texts={props} />
    </>
  );
}

interface PageLinkProps {
  readonly part: "previous" | "next";
  /** Undefined when there is no such page: then the link stays in its place without a URL. */
  readonly to: number | undefined;
  readonly param: string;
  readonly text: string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>, page: number) => void;
}

function PageLink({ part, to, param, text, onFollow }: PageLinkProps) {
  if (to === undefined)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without a URL is how a disabled one is written
      <a key="off" part={part} role="link" aria-disabled="true">
        {text}
      </a>
    );
  return (
    <a
      key="on"
      part={part}
      rel={part === "next" ? "next" : "prev"}
      href={pageUrl(param, to)}
      onClick={(event) => onFollow(event, to)}
    >
      {text}
    </a>
  );
}
