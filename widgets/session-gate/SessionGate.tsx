import { ConfigError } from "@yy/domain/errors";
import { holds, parseConditions, type SessionCondition } from "@yy/domain/session/sessionRules";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useStyles } from "@yy/element/react/useStyles";
import { useVisitor } from "@yy/element/react/useVisitor";
import { got } from "@yy/page/got";
import { useLayoutEffect, useMemo } from "react";
import { schema } from "./schema";
import openCss from "./session-gate.open.css?inline";
import { useShutFields } from "./useShutFields";

/** Shows the server's children while every condition is true for the visitor. */
export function SessionGate({ visibleWhen }: PropsOf<typeof schema>) {
  const conditions = useMemo(() => conditionsOf(visibleWhen), [visibleWhen]);
  const open = useVisitor((visitor) => holds(conditions, visitor) === true);
  useCustomState<typeof schema>("open", open);
  useOpenStyle(open);
  useShutFields(open);
  return <slot />;
}

/** @throws ConfigError that names the first word that is not a condition */
function conditionsOf(when: string): readonly SessionCondition[] {
  const parsed = parseConditions(when);
  if (parsed.ok) return parsed.conditions;
  throw new ConfigError(
    `${schema.tag}: data-when must be a comma list of conditions made of letters, digits, - and _, each perhaps after a !${got(parsed.badWord)}`,
    { code: "YY-113", attribute: "data-when" },
  );
}

/**
 * Shows the children by a style sheet that is adopted only while the gate is open. That works
 * without `:state()`, and if the widget fails nothing removes the `display: none`: a mistyped gate
 * never shows staff content to all visitors.
 */
function useOpenStyle(open: boolean): void {
  const { element } = useWidget();
  useLayoutEffect(() => {
    if (open) return () => leaveFocusBehind(element);
    return undefined;
  }, [open, element]);
  useStyles(open ? openCss : undefined);
}

/**
 * Lets Tab continue after the gate, not at the top of the page, when the gate closes with the focus
 * inside.
 */
function leaveFocusBehind(gate: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !gate.contains(focused)) return;
  focused.blur();
  const behind = document.createRange();
  behind.setStartAfter(gate);
  document.getSelection()?.setPosition(behind.startContainer, behind.startOffset);
}
