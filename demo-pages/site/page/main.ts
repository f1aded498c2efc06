/**
 * `site.js`, first on every page of the built site: brings the service worker, and what waits for
 * it.
 */
import { heldType } from "../rewriteHtml";
import { reportUploads } from "./reportUploads";
import { stayInside } from "./stayInside";
import { takeControl } from "./takeControl";
import { tell } from "./tell";

const base = new URL(".", import.meta.url);
/** Says of a page that is a file what it is. */
const { sitePage, siteSearch } =
  document.querySelector<HTMLElement>("[data-site-page]")?.dataset ?? {};
const isFile = sitePage !== undefined;
/** A file is the same for every query. */
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
    // What is no page of the app has nothing to show but its modules: Storybook.
    if (sitePage === "other") startModules();
    tell(
      "este navegador não deixa guardar nada nem responder por aqui, então as páginas aparecem sem respostas ao vivo: botões e formulários não funcionam.",
    );
  },
);

/** Keeps forms that are sent before anything can answer, and sends them when it is called back. */
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

/** Starts the modules of the page that wait for answers, in their order. */
function startModules(): void {
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type="${heldType}"]`)) {
    const script = document.createElement("script");
    for (const { name, value } of held.attributes) script.setAttribute(name, value);
    script.type = "module";
    script.nonce = held.nonce;
    // As modules of the document itself, one after the other.
    script.async = false;
    script.textContent = held.textContent;
    held.replaceWith(script);
  }
}
