import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useMethod } from "@yy/element/react/useMethod";
import { useServerPart } from "@yy/element/react/useServerPart";
import { messageListUrl } from "@yy/http/api/messageList";
import { Spinner } from "@yy/ui/remote/index";
import { useMemo } from "react";
import { useControls } from "./markup/useControls";
import { pictureOf, usePicture, useWrongRows } from "./markup/usePicture";
import { ListFailure } from "./requests/ListFailure";
import { useActions } from "./requests/useActions";
import { useLoading } from "./requests/useLoading";
import { leaveList, leaveReadControl, leaveRetry, leaveRows } from "./rows/focus";
import { type ActionKind, ListStage } from "./rows/ListStage";
import { readSelection } from "./rows/rows";
import { useRows } from "./rows/useRows";
import { useSelecting } from "./rows/useSelecting";
import type { schema } from "./schema";
import { countText, useAnnouncement } from "./useAnnouncement";

type Props = PropsOf<typeof schema>;

/** Shows the server's list, with the status of the requests about its messages. */
export function MessageList(props: Props) {
  const { element } = useWidget();
  const list = useServerPart("messages");
  const changed = useRows();
  const hasList = list !== null;
  const stage = useMemo(
    () => (hasList ? new ListStage(element, changed) : undefined),
    [element, hasList, changed],
  );
  const { notice, announce } = useAnnouncement();

  const ends = () => {
    if (stage) leaveRetry(element, stage);
  };
  const loading = useLoading(stage, {
    props,
    announce,
    begins() {
      actions.forgetFailure();
      if (stage) leaveList(element, stage);
    },
    ends,
  });
  const actions = useActions(stage, {
    props,
    announce,
    begins(kind, rows) {
      if (stage) (kind === "read" ? leaveReadControl : leaveRows)(element, stage, rows);
    },
    ends,
    emptied: () => void loading.reload(),
  });
  useMethod("reload", loading.reload);

  const isLoading = loading.request.loading;
  const picture = pictureOf(stage, isLoading, loading.type);
  const { selection } = picture;
  usePicture(stage, picture);
  useWrongRows(picture.rows.wrong);
  useCustomState<typeof schema>("selecting", selection.selected.length > 0);
  useCustomState<typeof schema>("empty", picture.empty);

  const rows = () => (stage && !isLoading ? stage.rows() : []);
  const isLeaving = (id: string) => stage?.isLeaving(id) === true;
  useSelecting({
    rows,
    isLeaving,
    changed({ selected }) {
      changed();
      announce(selectedText(selected.length, props));
    },
  });
  useControls({
    act: (kind) => actions.begin(kind, readSelection(rows(), isLeaving).selected),
    choose: (choice) =>
      void loading.load({ url: messageListUrl(props.src, choice.type), ...choice }),
  });

  return (
    <>
      <Spinner label={props.labelLoading} spinning={isLoading} notice={notice} />
      <slot />
      <div className="failures">
        <div>
          <ListFailure {...props} request={loading.request} error={loading.failure} />
          {actions.failure && (
            <ListFailure
              {...props}
              failedText={textOf(actions.failure.kind, props)}
              request={{ ...actions.failure, failed: true, retry: actions.retry }}
              error={actions.failure.error}
            />
          )}
        </div>
      </div>
    </>
  );
}

function selectedText(count: number, props: Props): string {
  if (count === 0) return props.selectedNoneText;
  return countText(count, props.selectedOneText, props.selectedText);
}

const textOf = (kind: ActionKind, { readFailedText, deleteFailedText }: Props) =>
  kind === "read" ? readFailedText : deleteFailedText;
