#if optimistic
import { type PropsOf, useWidget } from "@yy/element";
import { send__Name__ } from "@yy/http/api/__variable__";
import { useChoice } from "@yy/session/choices/useChoice";
import { visitorChoices } from "@yy/session/choices/VisitorChoices";
import { type FailureWords, failureWords } from "@yy/ui/remote/index";
import { useState } from "react";
import type { schema } from "./schema";

const choices = visitorChoices({ kind: "__name__", mayBeSavedAfterFailure: true });

/** What is chosen, why the last press was not kept, and what a press does. */
export function use__Name__(props: PropsOf<typeof schema>) {
  const { itemId } = props;
  const widget = useWidget<typeof schema>();
  const [failure, setFailure] = useState<FailureWords>();
  const { value: chosen, control } = useChoice(widget, choices, {
    key: itemId,
    authored: props.chosen,
    state: "chosen",
    async send(next) {
      await send__Name__(itemId, next);
      return next;
    },
    changed(next, origin) {
      widget.emit("yy:__name__-changed", { itemId, chosen: next, origin });
    },
    turnedBack(_, error) {
      setFailure(failureWords(error, "base", props));
      widget.toggleState("error", true);
    },
  });

  const toggle = () => {
    setFailure(undefined);
    widget.toggleState("error", false);
    control.choose(!control.shown);
  };

  return { chosen, failure, toggle };
}
#else
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { send__Name__ } from "@yy/http/api/__variable__";
import { onOtherVisitor } from "@yy/session/otherVisitor";
import { type FailureWords, failureWords } from "@yy/ui/remote/index";
import { useEffect, useRef, useState } from "react";
import type { schema } from "./schema";

/**
 * What has become of the press, why it failed, and what a press does: one request at a time, and
 * none after success.
 */
export function use__Name__(texts: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const [status, setStatus] = useState<"ready" | "pending" | "sent">("ready");
  const [failure, setFailure] = useState<FailureWords>();
  /** The request whose answer counts; another visitor's does not. */
  const request = useRef<object>(undefined);
  useCustomState<typeof schema>("pending", status === "pending");
  useCustomState<typeof schema>("sent", status === "sent");
  useCustomState<typeof schema>("error", failure !== undefined);

  useEffect(() => {
    const forget = () => {
      request.current = undefined;
    };
    const stop = onOtherVisitor(() => {
      forget();
      setStatus("ready");
      setFailure(undefined);
    });
    return () => {
      stop();
      forget();
    };
  }, []);

  const send = async () => {
    if (status !== "ready") return;
    const own = {};
    request.current = own;
    setStatus("pending");
    setFailure(undefined);
    try {
      await send__Name__();
      if (request.current !== own) return;
      setStatus("sent");
      widget.emit("yy:__name__-sent", {});
    } catch (error) {
      if (request.current !== own) return;
      setStatus("ready");
      setFailure(failureWords(error, "base", texts));
      widget.report(error);
    }
  };

  return { status, failure, send };
}
#end
