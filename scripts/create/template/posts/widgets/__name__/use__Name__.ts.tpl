import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { send__Name__ } from "@yy/http/api/__variable__";
import { onOtherVisitor } from "@yy/session/otherVisitor";
import { type FailureWords, failureWords } from "@yy/ui/remote/index";
import { useEffect, useRef, useState } from "react";
import type { schema } from "./schema";

/** What has become of the press, why it failed, and what a press does: one request at a time, and none after success. */
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
