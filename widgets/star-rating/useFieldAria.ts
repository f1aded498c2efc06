import { useEffect, useReducer } from "react";

/** What a form says about a field, in words that cross into a shadow root: ids do not. */
export interface FieldAria {
  readonly invalid: boolean;
  readonly required: boolean;
  /** The text of what `aria-describedby` points at; empty without. */
  readonly description: string;
}

/** What the page says about the field, kept in step: a form marks, requires and describes it at any time. */
export function useFieldAria(field: HTMLInputElement): FieldAria {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      watch();
      look();
    });
    const watch = () => {
      observer.disconnect();
      observer.observe(field, {
        attributeFilter: ["required", "aria-required", "aria-invalid", "aria-describedby"],
      });
      for (const text of descriptions(field))
        observer.observe(text, { childList: true, characterData: true, subtree: true });
    };
    watch();
    look();
    return () => observer.disconnect();
  }, [field]);

  return {
    invalid: isTrue(field.getAttribute("aria-invalid")),
    required: field.required || isTrue(field.getAttribute("aria-required")),
    description: descriptions(field)
      .map(({ textContent }) => (textContent ?? "").trim())
      .filter(Boolean)
      .join(" "),
  };
}

function descriptions(field: HTMLInputElement): HTMLElement[] {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

function isTrue(attribute: string | null): boolean {
  return attribute !== null && attribute !== "" && attribute !== "false";
}
