import { Addresses } from "../addresses";

/**
 * Keeps visits inside a site that lies in a folder: addresses that widgets and scripts write, such
 * as `/@marina`, begin at the root. Requests need no change, because the worker gets all of them.
 */
export function stayInside(base: URL): void {
  if (base.pathname === "/") return;
  const addresses = new Addresses(base.href);

  const keepLinkInSite = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const href = link?.getAttribute("href") ?? "";
    // A link without an address, or to a fragment of this page, stays as it is.
    if (link === undefined || href === "" || href.startsWith("#")) return;
    const url = new URL(link.href);
    if (url.origin === base.origin && !addresses.has(url))
      link.href = addresses.keptInSite(link.href);
  };
  for (const type of ["click", "auxclick", "contextmenu", "dragstart"])
    window.addEventListener(type, keepLinkInSite, { capture: true });

  window.addEventListener(
    "submit",
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) keepActionInSite(target, "action");
      if (submitter !== null) keepActionInSite(submitter, "formaction");
    },
    { capture: true },
  );

  function keepActionInSite(element: HTMLElement, attribute: string): void {
    const action = element.getAttribute(attribute);
    if (action?.startsWith("/")) element.setAttribute(attribute, addresses.keptInSite(action));
  }

  // Catches `location.assign` of scripts. Without the Navigation API, `404.html` leads the visitor
  // back.
  window.navigation?.addEventListener("navigate", (event) => {
    const { destination, navigationType } = event;
    const url = new URL(destination.url);
    const leaves = url.origin === base.origin && !addresses.has(url);
    if (!leaves || !event.cancelable || destination.sameDocument || event.formData !== null) return;
    if (navigationType !== "push" && navigationType !== "replace") return;
    event.preventDefault();
    const how = navigationType === "push" ? "assign" : "replace";
    location[how](addresses.keptInSite(url.href));
  });
}
