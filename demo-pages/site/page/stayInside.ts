import { Addresses } from "../addresses";

/**
 * Keeps visits inside the site where it lies in a folder: what widgets and scripts write by
 * themselves, such as `/@marina`, begins at the root. Requests need nothing, the worker gets them
 * all.
 */
export function stayInside(base: URL): void {
  if (base.pathname === "/") return;
  const addresses = new Addresses(base.href);

  const bringInLink = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const href = link?.getAttribute("href") ?? "";
    // One that has an address of its own, or a fragment of this page.
    if (link === undefined || href === "" || href.startsWith("#")) return;
    const url = new URL(link.href);
    if (url.origin === base.origin && !addresses.has(url))
      link.href = addresses.broughtIn(link.href);
  };
  for (const type of ["click", "auxclick", "contextmenu", "dragstart"])
    window.addEventListener(type, bringInLink, { capture: true });

  window.addEventListener(
    "submit",
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) bringInAction(target, "action");
      if (submitter !== null) bringInAction(submitter, "formaction");
    },
    { capture: true },
  );

  function bringInAction(element: HTMLElement, attribute: string): void {
    const action = element.getAttribute(attribute);
    if (action?.startsWith("/")) element.setAttribute(attribute, addresses.broughtIn(action));
  }

  // `location.assign` of a script. Where there is no Navigation API, `404.html` brings the visitor
  // back.
  window.navigation?.addEventListener("navigate", (event) => {
    const { destination, navigationType } = event;
    const url = new URL(destination.url);
    const leaves = url.origin === base.origin && !addresses.has(url);
    if (!leaves || !event.cancelable || destination.sameDocument || event.formData !== null) return;
    if (navigationType !== "push" && navigationType !== "replace") return;
    event.preventDefault();
    const how = navigationType === "push" ? "assign" : "replace";
    location[how](addresses.broughtIn(url.href));
  });
}
