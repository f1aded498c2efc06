import { useWidget } from "@yy/element";
import { findPart } from "@yy/element/dom/serverParts";
import { useLatest } from "@yy/element/react/useLatest";
import { isPlainClick, takeClick } from "@yy/ui/clicks";
import { useEffect } from "react";
import type { ActionKind } from "../rows/ListStage";
import { type Choice, changedSelect, choiceOf, pressedChoice } from "./filter";

interface Controls {
  readonly act: (kind: ActionKind) => void;
  readonly choose: (choice: Choice) => void;
}

const actions: readonly ActionKind[] = ["read", "delete"];

/** Listens to the server's buttons, links and list of types. */
export function useControls(controls: Controls): void {
  const { element } = useWidget();
  const latest = useLatest(controls);

  useEffect(() => {
    const click = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const { target } = event;
      for (const kind of actions) {
        const control = findPart(element, kind);
        if (!control?.contains(target as Node)) continue;
        takeClick(event, control);
        // Enter in a field submits a form by its first button, hidden or not.
        if (!control.hidden) latest.current.act(kind);
        return;
      }
      const choice = pressedChoice(target);
      if (!choice || opensElsewhere(choice)) return;
      takeClick(event, choice);
      latest.current.choose(choiceOf(choice));
    };
    const change = ({ target }: Event) => {
      const select = changedSelect(target);
      if (select) latest.current.choose({ type: select.value });
    };
    element.addEventListener("click", click);
    element.addEventListener("change", change);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("change", change);
    };
  }, [element, latest]);
}

const opensElsewhere = (control: HTMLElement) =>
  control instanceof HTMLAnchorElement && !["", "_self"].includes(control.target);
