import { defineWidget } from "@yy/element/defineWidget";
import { useWidget } from "@yy/element/react/useWidget";
import { request } from "@yy/http/client";
import { useEffect } from "react";

/** The places in which a broken widget can fail. */
export type BrokenAt = "render" | "effect" | "handler" | "rejection" | "request";

/** Defines a widget that fails in that place. */
export function defineBroken(tag: `yy-${string}`, at: BrokenAt): void {
  defineWidget({
    schema: { tag, summary: "breaks", mount: "eager", attributes: {} },
    styles: [],
    component: () => <Broken at={at} />,
  });
}

function Broken({ at }: { at: BrokenAt }) {
  const widget = useWidget();
  if (at === "render") throw new Error("broken render");
  useEffect(() => {
    if (at === "effect") throw new Error("broken effect");
  }, [at]);
  const onClick = widget.handler(() => {
    if (at === "handler") throw new Error("broken handler");
    if (at === "rejection") return Promise.reject(new Error("broken rejection"));
    return request({ url: "/this-is-not-there" });
  });
  return (
    <button type="button" onClick={onClick}>
      quebrar
    </button>
  );
}
