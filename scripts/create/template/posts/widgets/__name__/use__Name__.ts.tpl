#if optimistic
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { send__Name__ } from "@yy/http/api/__variable__";
import { useChoice } from "@yy/session/choices/useChoice";
import { visitorChoices } from "@yy/session/choices/VisitorChoices";
import { useVisitorState } from "@yy/session/useVisitorState";
import { type FailureWords, failureWords, isSessionFailure } from "@yy/ui/remote/index";
import { answeredBySession } from "@yy/ui/remote/signedOut";
import type { schema } from "./schema";

const choices = visitorChoices({ kind: "__name__", mayBeSavedAfterFailure: true });

/** What is chosen, why the last press was not kept, and what a press does. */
export function use__Name__(props: PropsOf<typeof schema>) {
  const { itemId } = props;
  const widget = useWidget<typeof schema>();
  const [failure, setFailure] = useVisitorState<FailureWords | undefined>(undefined, isSessionFailure);
  useCustomState<typeof schema>("error", failure !== undefined);
  const { value: chosen, control } = useChoice(widget, choices, {
    key: itemId,
    authored: props.chosen,
    state: "chosen",
    async send(next) {
      answeredBySession(await send__Name__(itemId, next), props.loginPath);
      return next;
    },
    changed(next, origin) {
      widget.emit("yy:__name__-changed", { itemId, chosen: next, origin });
    },
    turnedBack(_, error) {
      setFailure(failureWords(error, "base", props));
    },
  });

  const toggle = () => {
    setFailure(undefined);
    control.choose(!control.shown);
  };

  return { chosen, failure, toggle };
}
#else
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { send__Name__ } from "@yy/http/api/__variable__";
import { currentVisitor } from "@yy/http/unauthorized";
import { useVisitorState } from "@yy/session/useVisitorState";
import { type FailureWords, failureWords, isSessionFailure } from "@yy/ui/remote/index";
import { answeredBySession } from "@yy/ui/remote/signedOut";
import type { schema } from "./schema";

/**
 * What has become of the press, why it failed, and what a press does: one request at a time, and
 * none after success.
 */
export function use__Name__(texts: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const [status, setStatus] = useVisitorState<"ready" | "pending" | "sent">("ready");
  const [failure, setFailure] = useVisitorState<FailureWords | undefined>(undefined, isSessionFailure);
  useCustomState<typeof schema>("pending", status === "pending");
  useCustomState<typeof schema>("sent", status === "sent");
  useCustomState<typeof schema>("error", failure !== undefined);

  const send = async () => {
    if (status !== "ready") return;
    const { signal } = widget;
    const visitor = currentVisitor();
    // An answer that comes for another visitor, or after the widget has left, does not count.
    const isOver = () => signal.aborted || visitor !== currentVisitor();
    setStatus("pending");
    setFailure(undefined);
    try {
      answeredBySession(await send__Name__(), texts.loginPath);
      if (isOver()) return;
      setStatus("sent");
      widget.emit("yy:__name__-sent", {});
    } catch (error) {
      if (isOver()) return;
      setStatus("ready");
      setFailure(failureWords(error, "base", texts));
      widget.report(error);
    }
  };

  return { status, failure, send };
}
#end
