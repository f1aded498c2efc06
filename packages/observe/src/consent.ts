import { onePerPage } from "@yy/page/onePerPage";

const state = onePerPage("consent", () => ({ allowed: true, listeners: new Set<() => void>() }));

/**
 * Whether the visitor has agreed to be measured; until it is called, what the page's author decides
 * by calling `YY.observe` holds. With false nothing is measured, and what was is forgotten; with
 * true it begins anew. What is neither counts as false.
 */
export function consent(allowed: boolean): void {
  if (state.allowed === (allowed === true)) return;
  state.allowed = !state.allowed;
  for (const listener of state.listeners) listener();
}

export const isAllowed = (): boolean => state.allowed;

export function onConsent(listener: () => void): void {
  state.listeners.add(listener);
}
