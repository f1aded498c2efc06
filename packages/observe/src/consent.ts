import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    consent: { allowed: boolean; readonly listeners: Set<() => void> };
  }
}

const state = onePerPage("consent", () => ({ allowed: true, listeners: new Set<() => void>() }));

/**
 * Sets whether the visitor has agreed to be measured. Until it is called, the call of `YY.observe`
 * counts as the page author's decision. With false nothing is measured, and unsent figures are
 * dropped; with true measuring starts again. Any other value counts as false.
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
