/**
 * `site.js`, the first script on every page of the built site: starts the service worker, then the
 * modules that wait for it.
 */
import { heldType } from "../rewriteHtml";
import { reportUploads } from "./reportUploads";
import { showNotice } from "./showNotice";
import { stayInside } from "./stayInside";
import { takeControl } from "./takeControl";

const base = new URL(".", import.meta.url);
/** Only a page that is a file has these; see `pageHead`. */
const { sitePage, siteSearch } =
  document.querySelector<HTMLElement>("[data-site-page]")?.dataset ?? {};
const isFile = sitePage !== undefined;
/** A file was written for one query, and is sent for every other one too. */
const isAnotherPage = location.search !== "" && location.search !== siteSearch;

stayInside(base);
const release = isFile ? holdForms() : undefined;
takeControl(base).then(
  () => {
    if (sitePage === "waiting" || (sitePage === "page" && isAnotherPage)) {
      location.reload();
      return;
    }
    reportUploads(navigator);
    startModules();
    release?.();
  },
  () => {
    release?.();
    // A page that is not the app's, of Storybook, shows nothing without its modules.
    if (sitePage === "other") startModules();
    showNotice(
      "este navegador não deixa guardar nada nem responder por aqui, então as páginas aparecem sem respostas ao vivo: botões e formulários não funcionam.",
    );
  },
);

/**
 * Holds back a form that is sent before the worker can answer.
 * @returns sends it
 */
function holdForms(): () => void {
  let held: SubmitEvent | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
  };
  window.addEventListener("submit", hold, { capture: true });
  return () => {
    window.removeEventListener("submit", hold, { capture: true });
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
  };
}

/** Starts the page's modules that wait for the worker, in their order. */
function startModules(): void {
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type="${heldType}"]`)) {
    const script = document.createElement("script");
    for (const { name, value } of held.attributes) script.setAttribute(name, value);
    script.type = "module";
    script.nonce = held.nonce;
    // The modules run one after the other, like those that the parser meets.
    script.async = false;
    script.textContent = held.textContent;
    held.replaceWith(script);
  }
}
