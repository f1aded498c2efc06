import type { RenderPage } from "../../rendering/renderPage";
import { packagePath, storybookPath } from "./addresses";
import type { GuideSource } from "./guideData";

/** Gives the guide's pages the header and the footer of a documentation site. */
export function withGuideFrame(page: RenderPage, guide: GuideSource): RenderPage {
  return (request, name, view, answer) =>
    page(request, name, { ...view, frame: guideFrame(guide, request.req.path) }, answer);
}

function guideFrame(guide: GuideSource, path: string) {
  const within = (place: string) => path === place || path.startsWith(`${place}/`);
  const hasOwnLink = path === storybookPath || path === packagePath;
  const links = [
    { title: "guia", href: "/guia", isHere: !hasOwnLink && !within("/widgets") },
    { title: "widgets", href: "/widgets", isHere: within("/widgets") },
    { title: "storybook", href: guide.storybook ?? storybookPath, isHere: path === storybookPath },
    { title: "pacote", href: packagePath, isHere: path === packagePath },
  ];
  const { version, widgets } = guide.schemas();
  return {
    version,
    /** The events that the examples' logs listen to; `guide.js` reads them. */
    events: widgets.flatMap(({ events }) => events.map(({ name }) => name)).join(" "),
    links: links.map(({ isHere, ...link }) => ({
      ...link,
      current: isHere && (path === link.href ? "page" : "true"),
    })),
  };
}
