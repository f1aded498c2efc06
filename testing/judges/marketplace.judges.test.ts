import { useDemo } from "../demo/useDemo";
import { auditPages } from "./auditPages";
import { isOfGuide, sitePages } from "./sitePages";

const pages = await sitePages();

auditPages(
  useDemo(),
  "marketplace",
  pages.filter((page) => !isOfGuide(page)),
);
