import type { RenderPage } from "../../rendering/renderPage";
import { chapterPath } from "./chapters/Chapters";
import type { GuideSource } from "./guideData";

/** Chapters that the header leads to by themselves. */
const storybook = chapterPath("storybook");
const published = chapterPath("pacote");

/** The guide's pages have a header and a footer of their own, those of a documentation site. */
export function withGuideFrame(page: RenderPage, guide: GuideSource): RenderPage {
  return (request, name, view, answer) =>
    page(request, name, { ...view, frame: guideFrame(guide, request.req.path) }, answer);
}

function guideFrame(guide: GuideSource, path: string) {
  const within = (place: string) => path === place || path.startsWith(`${place}/`);
  const isAlone = path === storybook || path === published;
  const links = [
    { title: "guia", href: "/guia", isHere: !isAlone && !within("/widgets") },
    { title: "widgets", href: "/widgets", isHere: within("/widgets") },
    { title: "storybook", href: guide.storybook ?? storybook, isHere: path === storybook },
    { title: "pacote", href: published, isHere: path === published },
  ];
  return {
    version: guide.schemas().version,
    links: links.map(({ isHere, ...link }) => ({
      ...link,
      current: isHere && (path === link.href ? "page" : "true"),
    })),
  };
}
