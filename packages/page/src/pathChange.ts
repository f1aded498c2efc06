import { router } from "./router";

/**
 * Calls back when the same document gets another path: a router without the events of `moments.ts`
 * has shown another page. Browsers without the Navigation API (Safari before 26.2, Firefox before
 * 147) do not report it.
 */
export function onPathChange(callback: () => void): void {
  const navigation: EventTarget | undefined = Reflect.get(globalThis, "navigation");
  let path = globalThis.location?.pathname;
  navigation?.addEventListener("currententrychange", () => {
    const { pathname } = location;
    if (pathname === path) return;
    path = pathname;
    // Turbo and Turbolinks change the address before they render, and have an event for each.
    if (!router()) callback();
  });
}
