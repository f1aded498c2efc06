import { useDemo } from "../demo/useDemo";
import { judgePages } from "./judgePages";
import { isOfGuide, sitePages } from "./sitePages";

const pages = await sitePages();

judgePages(
  useDemo(),
  "marketplace",
  pages.filter((page) => !isOfGuide(page)),
);
