import { canBeDeleted } from "@yy/domain/inbox/messageId";
import { type PropsOf, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { deleteMessages, markMessagesRead } from "@yy/http/api/inbox";
import { inboxWrites } from "@yy/session/inboxWrites";
import { rememberSender } from "@yy/session/otherVisitor";
import { useVisitorState } from "@yy/session/useVisitorState";
import { isSessionOver } from "@yy/ui/remote/index";
import { hideRows, unhideRows } from "../rows/fade";
import type { ActionKind, ListStage } from "../rows/ListStage";
import { idsOf, isRead, type MessageRow, select } from "../rows/rows";
import type { schema } from "../schema";
import { countText } from "../useAnnouncement";

/** The last action that failed, with what the message about it needs. */
interface Failure {
  readonly kind: ActionKind;
  readonly ids: readonly string[];
  /** The error of the request. */
  readonly error: unknown;
  readonly failures: number;
  /** Whether it is being tried again. */
  readonly loading: boolean;
}

interface Options {
  readonly props: PropsOf<typeof schema>;
  readonly announce: (notice: string) => void;
  readonly begins: (kind: ActionKind, rows: readonly MessageRow[]) => void;
  /** Called on success: removes the message about a failure. */
  readonly ends: () => void;
  /** Called when the last row was deleted. */
  readonly emptied: () => void;
}

/**
 * Marks messages as read and deletes them. A change is shown and counted at once, and is final once
 * the server has accepted it. There is one request for each message and action; a failure reverts
 * the change, and offers to try again.
 */
export function useActions(stage: ListStage | undefined, options: Options) {
  const widget = useWidget<typeof schema>();
  const [failure, setFailure] = useVisitorState<Failure | undefined>(
    undefined,
    (failed) => failed !== undefined && isSessionOver(failed.error, options.props.loginPath),
  );
  const latest = useLatest(options);

  const act = async (kind: ActionKind, rows: readonly MessageRow[]) => {
    const ids = idsOf(rows);
    if (!stage || ids.length === 0) return;
    const { signal } = widget;
    const { readPath, deletePath } = latest.current.props;
    const unread = idsOf(rows.filter(isCounted));
    latest.current.begins(kind, rows);
    for (const id of ids) stage.pending[kind].add(id);
    stage.changed();
    const isSenderThere = rememberSender();
    const written = inboxWrites.write({
      unread,
      send: () =>
        kind === "read" ? markMessagesRead(ids, readPath) : deleteMessages(ids, deletePath),
    });
    const hidden = kind === "delete" ? hideRows(rows.map(({ element }) => element)) : undefined;
    const [result] = await Promise.allSettled([written, hidden]);
    const isSame = await isSenderThere("failure");
    if (result.status === "fulfilled") {
      const before = stage.elements.length;
      stage.setResult(kind, ids);
      stage.changed();
      if (signal.aborted || !isSame) return;
      latest.current.ends();
      setFailure((last) => (last && sharesMessage(last, kind, ids) ? undefined : last));
      announce(kind, ids);
      if (before > 0 && stage.elements.length === 0) latest.current.emptied();
      return;
    }
    for (const id of ids) stage.pending[kind].delete(id);
    if (kind === "delete") {
      // The rows are looked up again, because they may have been replaced meanwhile.
      const kept = stage.rows().filter(({ id }) => ids.includes(id));
      unhideRows(kept.map(({ element }) => element));
      select(kept, true);
    }
    stage.changed();
    const hasEnded = isSessionOver(result.reason, latest.current.props.loginPath);
    if (signal.aborted || !(isSame || hasEnded)) return;
    setFailure((last) => ({
      kind,
      ids,
      error: result.reason,
      failures: (last?.failures ?? 0) + 1,
      loading: false,
    }));
    widget.report(result.reason);
  };

  const announce = (kind: ActionKind, ids: readonly string[]) => {
    const { props, announce } = latest.current;
    const [one, many] =
      kind === "read"
        ? [props.readOneText, props.readText]
        : [props.deletedOneText, props.deletedText];
    announce(countText(ids.length, one, many));
    widget.emit(kind === "read" ? "yy:messages-read" : "yy:messages-deleted", { ids });
  };

  /** Returns the rows to which the action still applies. */
  const applicable = (kind: ActionKind, rows: readonly MessageRow[]) =>
    rows.filter(
      ({ element, id }) =>
        !stage?.isLeaving(id) && (kind === "read" ? !isRead(element) : canBeDeleted(id)),
    );

  return {
    failure,
    begin: (kind: ActionKind, rows: readonly MessageRow[]) =>
      void act(kind, applicable(kind, rows)),
    retry() {
      if (!stage || !failure || failure.loading) return;
      const { kind, ids } = failure;
      const rows = applicable(
        kind,
        stage.rows().filter(({ id }) => ids.includes(id)),
      );
      setFailure(rows.length > 0 ? { ...failure, loading: true } : undefined);
      void act(kind, rows);
    },
    forgetFailure: () => setFailure(undefined),
  };
}

/** Whether the counters still include the message: it is unread, or being marked as read. */
const isCounted = ({ element, id }: MessageRow) => !isRead(element) || inboxWrites.holds(id);

const sharesMessage = (failure: Failure, kind: ActionKind, ids: readonly string[]) =>
  failure.kind === kind && failure.ids.some((id) => ids.includes(id));
