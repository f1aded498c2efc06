import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { loadMessageList, type MessageListAnswer } from "@yy/http/api/messageList";
import { loadChunk } from "@yy/page/loadChunk";
import { pageHistory } from "@yy/page/pageHistory";
import { useVisitorState } from "@yy/session/useVisitorState";
import { isSessionOver, useRequest } from "@yy/ui/remote/index";
import { useEffect, useState } from "react";
import { type Choice, isOfThisPage } from "../markup/filter";
import { hideRows, showRows, unhideRows } from "../rows/fade";
import { keepOnList } from "../rows/focus";
import type { ListStage } from "../rows/ListStage";
import { idsOf, isSelected, select } from "../rows/rows";
import type { schema } from "../schema";
import { countText } from "../useAnnouncement";

interface Options {
  readonly props: PropsOf<typeof schema>;
  readonly announce: (notice: string) => void;
  /** Called before the rows are removed. */
  readonly begins: () => void;
  /** Called when the rows have arrived: removes the message about a failure. */
  readonly ends: () => void;
}

/** The type of the rows shown, and of those being loaded. */
interface Types {
  shown: string;
  wanted: string;
}

/**
 * Loads the rows of a type in place of those shown. A later load replaces an earlier one, whose
 * answer is ignored. A failed load restores the former rows and their selection.
 */
export function useLoading(stage: ListStage | undefined, options: Options) {
  const { type } = options.props;
  const widget = useWidget<typeof schema>();
  const request = useRequest();
  const [types] = useState<Types>(() => ({ shown: type, wanted: type }));
  /** The error of the last load. */
  const [failure, setFailure] = useVisitorState<unknown>(undefined, (error) =>
    isSessionOver(error, options.props.loginPath),
  );
  const latest = useLatest(options);

  const load = (choice: Choice): Promise<void> =>
    new Promise((resolve) => {
      latest.current.begins();
      request.begin((signal) => renew(choice, signal).finally(resolve));
    });

  const renew = async (choice: Choice, signal: AbortSignal) => {
    if (!stage) return;
    const selected = idsOf(stage.rows().filter(isSelected));
    types.wanted = choice.type;
    select(stage.rows(), false);
    stage.askedForRows();
    stage.changed();
    try {
      const [answer] = await Promise.all([
        loadMessageList(latest.current.props.src, choice.type, signal),
        hideRows(stage.elements),
        scrollTo(stage.list, signal),
      ]);
      signal.throwIfAborted();
      insertRows(answer, stage);
      arrived(choice, stage);
    } catch (error) {
      if (!signal.aborted) {
        types.wanted = types.shown;
        select(
          stage.rows().filter(({ id }) => selected.includes(id)),
          true,
        );
        setFailure(() => error);
      }
      throw error;
    } finally {
      if (!signal.aborted) show(stage, showRows);
    }
  };

  const arrived = ({ type: now, url }: Choice, { elements }: ListStage) => {
    const { element } = widget;
    types.shown = now;
    latest.current.ends();
    if (latest.current.props.type !== now) element.setAttribute("data-type", now);
    if (url !== undefined && isOfThisPage(url) && url !== location.href)
      pageHistory.replace(url, pageHistory.data);
    const { loadedOneText, loadedText } = latest.current.props;
    latest.current.announce(countText(elements.length, loadedOneText, loadedText));
    widget.emit("yy:message-list-loaded", { type: now, count: elements.length });
  };

  useLiveEffect(() => {
    if (type !== types.shown && type !== types.wanted) void load({ type });
    if (type === types.shown && type !== types.wanted) {
      types.wanted = type;
      request.stop();
      if (stage) show(stage, unhideRows);
    }
    return undefined;
  }, [type]);

  useEffect(() => {
    if (!stage) return;
    return () => unhideRows(stage.elements);
  }, [stage]);

  return {
    request,
    failure,
    load,
    /** Loads the rows again: those being loaded, else those shown. */
    reload: () => load({ type: types.wanted }),
    /** The type of the rows being loaded, else of those shown. */
    type: types.wanted,
  };
}

/** Shows rows again, except those that are being deleted. */
function show({ elements, leaving }: ListStage, rows: (shown: readonly HTMLElement[]) => void) {
  rows(elements);
  void hideRows(leaving, true);
}

/** Loads the code for scrolling, a chunk of its own. If that fails, the page is not scrolled. */
async function scrollTo(list: HTMLElement, signal: AbortSignal): Promise<void> {
  const load = () => import("./scrollToList");
  const code = await loadChunk("the scrolling", load).catch(() => undefined);
  await code?.scrollToList(list, signal);
}

/** Inserts the rows. A script changes them itself; of a whole page, only the list is used. */
function insertRows(answer: MessageListAnswer, stage: ListStage): void {
  if (answer.kind === "script") keepOnList(stage, () => answer.run());
  else {
    const list = answer.fragment.querySelector("[data-part=messages]");
    stage.list.replaceChildren(...(list ?? answer.fragment).childNodes);
  }
  stage.gotRows();
}
