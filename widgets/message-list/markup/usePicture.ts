import { ConfigError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { got } from "@yy/page/got";
import { useEffect, useLayoutEffect, useState } from "react";
import type { ListStage } from "../rows/ListStage";
import { readRows, readSelection } from "../rows/rows";
import { draw, type Picture } from "./draw";

/** Writes the picture into the server's markup, and reverts that on unmount (behaviour 3.3). */
export function usePicture(stage: ListStage | undefined, picture: Picture): void {
  const { element } = useWidget();
  const latest = useLatest(picture);

  useDomPatches(
    (patches) => {
      if (!stage) return undefined;
      stage.patches = patches;
      draw(patches, element, stage.list, latest.current);
      return () => {
        stage.patches = undefined;
      };
    },
    [stage],
  );
  useLayoutEffect(() => {
    if (stage?.patches) draw(stage.patches, element, stage.list, picture);
  });
}

/** Reports each row without a message id once. */
export function useWrongRows(wrong: readonly HTMLElement[]): void {
  const { element, report } = useWidget();
  const [reported] = useState(() => new WeakSet<HTMLElement>());
  useEffect(() => {
    for (const row of wrong) {
      if (reported.has(row)) continue;
      reported.add(row);
      const expected = `must be "type$$$id"${got(row.dataset.messageId)}`;
      const message = `${element.localName}: data-message-id of a row ${expected}`;
      report(new ConfigError(message, { code: "YY-125", attribute: "data-message-id" }));
    }
  });
}

const nothing: ReadonlySet<string> = new Set();

/** Returns the current state of the list, for `draw`. */
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
