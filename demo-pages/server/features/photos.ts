import { Hono } from "hono";
import drawings from "../fixtures/drawings.json";
import type { DemoEnv } from "../middleware/environment";

/** What an image id's first word stands for: an SVG path in a square of 100. */
const pathOf: ReadonlyMap<string, string> = new Map(Object.entries(drawings));

/**
 * `GET /photos/{slug or public}/{image id}/{width}x{height}.jpg`: a drawing that is always the same for the same image
 * id, as SVG whatever the address says. The id's first word chooses what is drawn (`bolsa-102`); ids that begin with
 * `missing` are not found.
 */
export function photoRoutes(): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/photos/:owner/:image/:size", (request) => {
    const { image, size } = request.req.param();
    const [, width, height] = /^(\d{1,4})x(\d{1,4})\.jpg$/.exec(size) ?? [];
    if (image.startsWith("missing") || width === undefined || height === undefined) {
      return request.text("not found", 404);
    }
    return request.body(draw(image, Number(width), Number(height)), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
  });
}

function draw(image: string, width: number, height: number): string {
  const hue = hueOf(image);
  const drawing = pathOf.get(image.split("-")[0] ?? "") ?? "M20 30h60v45H20Z";
  const colours = { paper: `hsl(${hue} 55% 90%)`, shade: `hsl(${hue + 25} 48% 80%)` };
  const ink = `hsl(${hue + 190} 42% 42%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="${colours.paper}"/><stop offset="1" stop-color="${colours.shade}"/></linearGradient>
<rect x="-100" y="-100" width="300" height="300" fill="url(#g)"/>
<circle cx="${20 + (hue % 60)}" cy="${15 + (hue % 20)}" r="34" fill="#fff" opacity=".35"/>
<path d="${drawing}" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd"/>
</svg>
`;
}

/** A hue from 0 to 359 out of a text. */
function hueOf(text: string): number {
  let hash = 7;
  for (const character of text) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  }
  return hash % 360;
}
