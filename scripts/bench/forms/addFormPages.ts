import type { DemoServer } from "@yy/demo-pages/server";
import { inRepository } from "../../repository";
import { benchDocument } from "../pages/document";
import { addFile, bundled, distFolder } from "../pages/site";
import { type FormContender, formContenders, row } from "./contenders";

export const formUrl = ({ id }: FormContender) => `/bench/forms/${id}`;

/** Pages with one text field: as it is, and inside a mask. */
export const maskPages = {
  plain: "/bench/mask/plain",
  react: "/bench/mask/react",
  lite: "/bench/mask/lite",
} as const;

export type MaskPage = keyof typeof maskPages;

/** Puts the form of every contender on the server, each with its code as a page author would ship it. */
export async function addFormPages(server: DemoServer): Promise<void> {
  for (const contender of formContenders) {
    const { id, flavour, hasCode, body } = contender;
    const script = `/bench/forms/${id}.js`;
    if (hasCode) addFile(server, script, await bundled(entryOf(id)));
    const scripts = flavour ? [`${distFolder(flavour)}/yy.js`] : hasCode ? [script] : [];
    server.addPage(formUrl(contender), { html: documentOf(body, scripts) });
  }
  const phone = row("phone", 'type="tel"');
  const masked = `<yy-mask data-mask="phone">${phone}</yy-mask>`;
  server.addPage(maskPages.plain, { html: documentOf(phone, []) });
  for (const flavour of ["react", "lite"] as const) {
    const html = documentOf(masked, [`${distFolder(flavour)}/yy.js`]);
    server.addPage(maskPages[flavour], { html });
  }
}

function entryOf(id: string): string {
  const extension = id === "hookForm" ? "tsx" : "ts";
  return inRepository("scripts/bench/forms/contenders", id, `index.${extension}`);
}

function documentOf(body: string, scripts: readonly string[]): string {
  return benchDocument({
    title: "formulário",
    styles: scripts.length > 0 ? ["/dist/yy.css"] : [],
    scripts,
    body: `<main>${body}</main>`,
  });
}
