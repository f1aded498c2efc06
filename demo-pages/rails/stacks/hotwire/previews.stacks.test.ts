import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { useRailsHost } from "../../testing/useRailsHost";

const rails = useRailsHost();
const folder = fileURLToPath(new URL("../../../../packages/rails/previews/yy", import.meta.url));

/** Each widget's tag, and the paths of its previews. */
const previews = readdirSync(folder)
  .flatMap((name) => /^(\w+)_preview$/.exec(name)?.[1] ?? [])
  .map((widget) => ({
    tag: `yy-${widget.replaceAll("_", "-")}`,
    paths: readdirSync(join(folder, `${widget}_preview`)).map(
      (file) => `/rails/view_components/yy/${widget}/${file.replace(".html.erb", "")}`,
    ),
  }));

it("mounts every preview, without an error and with an answer to all it asks for", async () => {
  const page = await rails.open("/rails/view_components/yy/icon/decoration");
  const refused: string[] = [];
  page.on("response", (response) => {
    // Some stories have missing photos on purpose.
    if (response.status() >= 400 && !response.url().includes("/missing-"))
      refused.push(`${response.status()} ${response.url()}`);
  });
  rails.expectErrors(/^Failed to load resource: the server responded with a status of 404/);

  const unmounted: string[] = [];
  for (const { tag, paths } of previews) {
    const urls = paths.map(rails.url);
    unmounted.push(...(await page.evaluate(showAll, { tag, urls })));
  }
  expect({ unmounted, refused }).toEqual({ unmounted: [], refused: [] });
}, 300_000);

/**
 * Loads pages in frames.
 * @returns the URLs of those whose first element of the tag has not mounted within half a minute
 */
async function showAll({ tag, urls }: { tag: string; urls: string[] }): Promise<string[]> {
  const frames = urls.map((src) =>
    Object.assign(document.createElement("iframe"), { src, style: "position: fixed; inset: 0" }),
  );
  document.body.replaceChildren(...frames);
  const deadline = Date.now() + 30_000;
  const unmounted = () =>
    frames.filter(
      ({ contentDocument }) => !contentDocument?.querySelector(tag)?.matches(":state(mounted)"),
    );
  while (unmounted().length > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  // Leaves time for the requests of mounted widgets.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return unmounted().map(({ src }) => src);
}
