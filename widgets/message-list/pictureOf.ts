import type { Picture } from "./draw";
import type { ListStage } from "./ListStage";
import { readRows, readSelection } from "./rows";

const nothing: ReadonlySet<string> = new Set();

/** What there is to show now. */
export function pictureOf(stage: ListStage | undefined, loading: boolean, type: string): Picture {
  const rows = stage ? readRows(stage.list) : { messages: [], wrong: [] };
  const count = rows.messages.length + rows.wrong.length;
  return {
    rows,
    selection: readSelection(rows.messages, (id) => stage?.isLeaving(id) === true),
    reading: stage?.pending.read ?? nothing,
    leaving: stage?.pending.delete ?? nothing,
    loading,
    empty: stage !== undefined && count === 0 && !loading,
    type,
  };
}
