import { canBeDeleted } from "@yy/domain/inbox/messageId";
import { type PropsOf, useWidget } from "@yy/element";
import { deleteMessages, markMessagesRead } from "@yy/http/api/inbox";
import { inboxWrites } from "@yy/session/inboxWrites";
import { useRef, useState } from "react";
import { hideRows, unhideRows } from "../rows/fade";
import type { ActionKind, ListStage } from "../rows/ListStage";
import { idsOf, isRead, type MessageRow, select } from "../rows/rows";
import type { schema } from "../schema";
import { countText } from "../useAnnouncement";

/** The last action that failed, as the message about it needs it. */
interface Failure {
  readonly kind: ActionKind;
  readonly ids: readonly string[];
  /** What the request rejected with. */
  readonly error: unknown;
  readonly failures: number;
  /** True while it is tried again. */
  readonly loading: boolean;
}

interface Options {
  readonly props: PropsOf<typeof schema>;
  readonly announce: (notice: string) => void;
  readonly begins: (kind: ActionKind, rows: readonly MessageRow[]) => void;
  /** Called on success: removes the message about a failure. */
  readonly ends: () => void;
  /** The last row has been deleted. */
  readonly emptied: () => void;
}

/**
 * Marks messages as read and deletes them: shown and counted at once, final once the server has
 * accepted. One request for each message and action; a failure brings back what it took, and offers
 * to try again.
 */
export function useActions(stage: ListStage | undefined, options: Options) {
  const widget = useWidget<typeof schema>();
  const [failure, setFailure] = useState<Failure>();
  const latest = useRef(options);
  latest.current = options;

  const act = async (kind: ActionKind, rows: readonly MessageRow[]) => {
    const ids = idsOf(rows);
    if (!stage || ids.length === 0) return;
    const { signal } = widget;
    const { readPath, deletePath } = latest.current.props;
    const unread = idsOf(rows.filter(isCounted));
    latest.current.begins(kind, rows);
    for (const id of ids) stage.pending[kind].add(id);
    stage.changed();
    const written = inboxWrites.write({
      unread,
      send: () =>
        kind === "read" ? markMessagesRead(ids, readPath) : deleteMessages(ids, deletePath),
    });
    const hidden = kind === "delete" ? hideRows(rows.map(({ element }) => element)) : undefined;
    const [result] = await Promise.allSettled([written, hidden]);
    if (result.status === "fulfilled") {
      const before = stage.elements.length;
      stage.setResult(kind, ids);
      stage.changed();
      if (signal.aborted) return;
      latest.current.ends();
      setFailure((last) => (last && sharesMessage(last, kind, ids) ? undefined : last));
      announce(kind, ids);
      if (before > 0 && stage.elements.length === 0) latest.current.emptied();
      return;
    }
    for (const id of ids) stage.pending[kind].delete(id);
    if (kind === "delete") {
      // Looked up again: the rows may have been replaced meanwhile.
      const kept = stage.rows().filter(({ id }) => ids.includes(id));
      unhideRows(kept.map(({ element }) => element));
      select(kept, true);
    }
    stage.changed();
    if (signal.aborted) return;
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

  /** The rows that the action still applies to. */
  const open = (kind: ActionKind, rows: readonly MessageRow[]) =>
    rows.filter(
      ({ element, id }) =>
        !stage?.isLeaving(id) && (kind === "read" ? !isRead(element) : canBeDeleted(id)),
    );

  return {
    failure,
    begin: (kind: ActionKind, rows: readonly MessageRow[]) => void act(kind, open(kind, rows)),
    retry() {
      if (!stage || !failure || failure.loading) return;
      const { kind, ids } = failure;
      const rows = open(
        kind,
        stage.rows().filter(({ id }) => ids.includes(id)),
      );
      setFailure(rows.length > 0 ? { ...failure, loading: true } : undefined);
      void act(kind, rows);
    },
    forgetFailure: () => setFailure(undefined),
  };
}

/** Whether the counters still count it: it is unread, or being marked as read. */
const isCounted = ({ element, id }: MessageRow) => !isRead(element) || inboxWrites.holds(id);

const sharesMessage = (failure: Failure, kind: ActionKind, ids: readonly string[]) =>
  failure.kind === kind && failure.ids.some((id) => ids.includes(id));
