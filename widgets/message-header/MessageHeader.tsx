import { ConfigError, ElementError } from "@yy/domain/errors";
import { canBeDeleted } from "@yy/domain/inbox/messageId";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLateChild } from "@yy/element/react/useServerPart";
import { deleteMessages } from "@yy/http/api/inbox";
import { navigate, resolveNavigation } from "@yy/http/navigate";
import { currentVisitor } from "@yy/http/unauthorized";
import { got } from "@yy/page/got";
import { inboxWrites } from "@yy/session/inboxWrites";
import { useVisitorState } from "@yy/session/useVisitorState";
import { type FailureWords, failureWords, isSessionFailure, LoginLink } from "@yy/ui/remote/index";
import type { schema } from "./schema";
import { useDeleteClicks } from "./useDeleteClicks";

type Props = PropsOf<typeof schema>;

/** The message about the last failed deletion, and the number of failures. */
interface Failure extends FailureWords {
  readonly failures: number;
}

/** Shows the server's header, and a message below it after a failure. */
export function MessageHeader(props: Props) {
  const { messageId, redirectUrl, deletePath, confirm, read } = props;
  const widget = useWidget<typeof schema>();
  const deletable = canBeDeleted(messageId);
  requireUrl(redirectUrl, widget.element);
  const { child: control, isMissing } = useLateChild<HTMLElement>("[data-part=delete]");
  if (deletable && isMissing) throw noControl(widget.element);
  const [deleting, setDeleting] = useVisitorState(false);
  const [failure, setFailure] = useVisitorState<Failure | undefined>(undefined, isSessionFailure);

  const remove = async () => {
    if (!deletable) return false;
    if (confirm !== "" && !window.confirm(confirm)) return false;
    const { signal } = widget;
    const visitor = currentVisitor();
    setDeleting(true);
    try {
      await inboxWrites.write({
        unread: read ? [] : [messageId],
        send: () => deleteMessages([messageId], deletePath),
      });
    } catch (error) {
      if (signal.aborted) return false;
      widget.report(error);
      if (visitor !== currentVisitor()) return false;
      const words = failureWords(error, "ids", props);
      setFailure((last) => ({ ...words, failures: (last?.failures ?? 0) + 1 }));
      setDeleting(false);
      return false;
    }
    // The visitor may be at another message by now. They stay there, and the deletion has
    // succeeded.
    if (signal.aborted) return true;
    widget.emit("yy:messages-deleted", { ids: [messageId] });
    navigate(redirectUrl);
    return true;
  };

  useDeleteClicks(control, remove, () => setDeleting(false));
  useDomPatches(
    (patches) => {
      if (control && !deletable) patches.set(control, "hidden", "");
      // Not `disabled`, which would lose the focus.
      if (control && deleting) patches.set(control, "aria-disabled", "true");
      return undefined;
    },
    [control, deletable, deleting],
  );
  useCustomState<typeof schema>("deleting", deleting);

  return (
    <>
      <slot />
      <div role="status" className="unseen">
        {deleting ? props.deletingText : ""}
      </div>
      {failure && !deleting && (
        <div className="failure" part="failure">
          {/* A new node for each failure, so that the same text is announced again. */}
          <span key={failure.failures} role="alert">
            {failure.text}
          </span>
          {failure.isSignedOut && <LoginLink {...props} />}
        </div>
      )}
    </>
  );
}

/** @throws ConfigError for a URL that the page may not go to, so that nothing is deleted */
function requireUrl(url: string, { localName }: Element): void {
  try {
    resolveNavigation(url);
  } catch {
    const expectation = "must be of this page's origin or one it allows";
    throw new ConfigError(`${localName}: data-redirect-url ${expectation}${got(url)}`, {
      code: "YY-413",
      attribute: "data-redirect-url",
    });
  }
}

function noControl({ localName }: Element): ElementError {
  return new ElementError(`${localName}: a child with data-part="delete" is required`, {
    code: "YY-201",
    part: "delete",
  });
}
