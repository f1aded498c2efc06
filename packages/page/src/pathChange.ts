import { router } from "./router";

/**
 * Another path is in the address bar of the same document: a router that fires none of these events
 * has shown another page. Browsers without the Navigation API (Safari before 26.2, Firefox before
 * 147) do not tell.
 */
export function onPathChange(callback: () => void): void {
  const navigation: EventTarget | undefined = Reflect.get(globalThis, "navigation");
  let path = globalThis.location?.pathname;
  navigation?.addEventListener("currententrychange", () => {
    const { pathname } = location;
    if (pathname === path) return;
    path = pathname;
    // Turbo and Turbolinks change the address before they render, and tell both.
    if (!router()) callback();
  });
}
