import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFile, repositoryFolder } from "@yy/demo-pages/paths";
import type { Page } from "playwright";

declare global {
  interface Window {
    htmx: { process(element: Element): void };
  }
}

/** A library that replaces the current page by the server's next page. */
export type SwapLibrary = keyof typeof headings;

/** The headings in the guide above each library's example. */
const headings = {
  idiomorph: "idiomorph",
  htmx: "htmx",
  alpine: "alpine e livewire",
  morphdom: "morphdom e liveview",
  unpoly: "unpoly",
} as const;

const files: Readonly<Record<SwapLibrary, readonly string[]>> = {
  idiomorph: ["idiomorph/dist/idiomorph.min.js"],
  htmx: ["htmx.org/dist/htmx.min.js"],
  alpine: ["@alpinejs/morph/dist/cdn.min.js", "alpinejs/dist/cdn.min.js"],
  morphdom: ["morphdom/dist/morphdom-umd.min.js"],
  unpoly: ["unpoly/unpoly.min.js"],
};

/** The library, for the head of a page with a strict policy. */
export function swapScript(library: SwapLibrary): string {
  const scripts = files[library].map((file) => readFileSync(packageFile(file), "utf8"));
  return `<meta name="htmx-config" content='{"includeIndicatorCSS": false}'>
    <script nonce="{{nonce}}">${scripts.join(";\n")}</script>`;
}

/** The path of the page that the guide's code requests. */
export const swapPath = "/pagina";

/**
 * Swaps the page, or its `<main>`, as in the guide: runs its code, or clicks its element,
 * unchanged.
 * @param changes replacements in that code: text → new text
 */
export async function swapByGuide(
  page: Page,
  library: SwapLibrary,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { language, code } = guideCode(headings[library]);
  const html = Object.entries(changes).reduce((text, change) => text.replace(...change), code);
  if (language === "html") return page.evaluate(clickIn, html);
  await page.evaluate(`(async () => {
    const html = await (await fetch("${swapPath}")).text();
    const current = document.body;
    const next = new DOMParser().parseFromString(html, "text/html").body;
    ${code}
  })()`);
}

/**
 * Runs in the page: shows the markup outside the swapped part, and clicks it without moving the
 * focus.
 */
function clickIn(html: string): void {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.documentElement.append(box);
  window.htmx.process(box);
  (box.firstElementChild as HTMLElement).click();
}

function guideCode(heading: string): { readonly language: string; readonly code: string } {
  const chapter = readFileSync(join(repositoryFolder, "docs/guide/trocar-a-pagina.md"), "utf8");
  const section = chapter.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  const [, language, code] = /^```(\w+)\n(.*?)^```/ms.exec(section ?? "") ?? [];
  if (language === undefined || code === undefined) throw new Error(`No code under ${heading}`);
  return { language, code };
}
