/** `site.js`, first on every page of the built site: brings the service worker, and what waits for it. */
import { holdForms } from "./holdForms";
import { reportUploads } from "./reportUploads";
import { startModules } from "./startModules";
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
