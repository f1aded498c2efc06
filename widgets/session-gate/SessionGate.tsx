import { ConfigError } from "@yy/domain/errors";
import { holds, parseConditions, type SessionCondition } from "@yy/domain/session/sessionRules";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { sharedStyleSheet } from "@yy/element/core/styleSheets";
import { useVisitor } from "@yy/element/react/useVisitor";
import { useLayoutEffect, useMemo } from "react";
import { schema } from "./schema";
import openCss from "./session-gate.open.css?inline";

/** Lets the server's children through while every condition holds for the visitor. */
export function SessionGate({ visibleWhen }: PropsOf<typeof schema>) {
  const conditions = useMemo(() => conditionsOf(visibleWhen), [visibleWhen]);
  const open = useVisitor((visitor) => holds(conditions, visitor) === true);
  useCustomState<typeof schema>("open", open);
  useOpenStyle(open);
  return <slot />;
}

/** @throws ConfigError naming the first word that is no condition */
function conditionsOf(when: string): readonly SessionCondition[] {
  const parsed = parseConditions(when);
  if (parsed.ok) return parsed.conditions;
  throw new ConfigError(
    `${schema.tag}: data-when must be a comma list of conditions made of letters, digits, - and _, each perhaps after a !; got ${JSON.stringify(parsed.badWord)}`,
    "data-when",
  );
}

/**
 * Shown by a stylesheet that is adopted only while open: browsers without `:state()` understand it, and where the
 * widget fails nothing lifts the `display: none`, so a mistyped gate never shows staff's content to everybody.
 */
function useOpenStyle(open: boolean): void {
  const { element } = useWidget();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    if (!open || !root) return;
    const sheet = sharedStyleSheet(openCss);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      leaveFocusBehind(element);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [open, element]);
}

/** When the gate shuts while it has the focus, lets Tab continue after it, not at the top of the page. */
function leaveFocusBehind(gate: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !gate.contains(focused)) return;
  focused.blur();
  const behind = document.createRange();
  behind.setStartAfter(gate);
  document.getSelection()?.setPosition(behind.startContainer, behind.startOffset);
}
