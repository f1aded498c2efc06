import type { Difference } from "../check/checkStory";
import { encode } from "../pictures/encoding";
import type { Picture } from "../pictures/Picture";
import { html, Markup } from "./markup";

/** More would make a page that no browser opens willingly. */
const mostShown = 100;

const styles = `
  :root { color-scheme: light dark; font: 16px / 1.5 system-ui, sans-serif; }
  body { margin: 1rem auto; padding: 0 1rem; max-inline-size: 110rem; }
  section { border-block-start: 1px solid GrayText; }
  .pictures { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  figure { margin: 0; flex: 1 1 0; min-inline-size: 15rem; }
  img { max-inline-size: 100%; block-size: auto; outline: 1px solid GrayText; }
`;

/** One HTML file with everything in it: what was, what is and what differs, beside each other. */
export async function reportPage(differences: readonly Difference[]): Promise<string> {
  const title = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  const shown = await Promise.all(differences.slice(0, mostShown).map(section));
  const others = differences.slice(mostShown).map(({ text }) => html`<li>${text}</li>`);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(styles)}</style>
<h1>${title}</h1>
${shown}
<ul>${others}</ul>
</html>
`.text;
}

async function section({ text, before, after, marked }: Difference): Promise<Markup> {
  const pictures = [
    await figure("before", before),
    await figure("after", after),
    await figure("difference", marked),
  ];
  return html`<section>
<h2>${text}</h2>
<div class="pictures">${pictures}</div>
</section>`;
}

async function figure(caption: string, picture: Picture | undefined): Promise<Markup> {
  if (!picture) return html`<figure><figcaption>${caption}: none</figcaption></figure>`;
  const source = `data:image/webp;base64,${(await encode(picture)).toString("base64")}`;
  const { width, height } = picture;
  return html`<figure>
<figcaption>${caption}</figcaption>
<img src="${source}" alt="" width="${String(width)}" height="${String(height)}">
</figure>`;
}
