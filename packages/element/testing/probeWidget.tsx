import { useEffect } from "react";
import { type PropsOf, widgetSchema } from "../src/config/schema";
import { defineWidget } from "../src/defineWidget";
import { useServerPart } from "../src/react/useServerPart";
import { useLiveEffect, useWidget } from "../src/react/useWidget";

const schema = widgetSchema({
  tag: "yy-probe",
  summary: "Shows what the element layer does.",
  mount: "visible",
  attributes: {
    label: { kind: "string", text: true, default: "sonda", description: "Text." },
    hint: { kind: "string", text: true, description: "Text without a default." },
    words: {
      kind: "json",
      text: true,
      type: "string[]",
      shape: (value) => {
        if (Array.isArray(value)) return value as string[];
        throw new TypeError("a list");
      },
      description: "Texts as JSON.",
    },
    amount: { kind: "number", min: 0, description: "A number." },
    shape: {
      kind: "json",
      type: "{ id: number }",
      shape: (value) => value as { id: number },
      description: "JSON.",
    },
    piece: { kind: "string", description: "A server part that must be there." },
    container: { kind: "string", description: "A name that the bridge itself uses." },
  },
});

declare global {
  interface Window {
    /** Props of every render of every probe. */
    renders: object[];
    /** `mount` and `unmount` of effects, `live` of live ones. */
    effects: string[];
  }
}

window.renders = [];
window.effects = [];

function Probe(props: PropsOf<typeof schema>) {
  window.renders.push({ ...props });
  useEffect(() => {
    window.effects.push("mount");
    return () => {
      window.effects.push("unmount");
    };
  }, []);
  useLiveEffect(() => {
    window.effects.push("live");
    return () => window.effects.push("not live");
  }, []);
  return <p>{props.piece === undefined ? props.label : <Part name={props.piece} />}</p>;
}

function Part({ name }: { name: string }) {
  const { element } = useWidget();
  const part = useServerPart(name);
  return <>{part ? `${element.localName} has ${part.textContent}` : "esperando"}</>;
}

defineWidget({ schema, component: Probe, styles: ["p { margin: 0 }"] });
