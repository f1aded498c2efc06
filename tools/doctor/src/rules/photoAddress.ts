import { isRunScript } from "../head";
import { type PageElement, textOf } from "../page";
import type { Rule, RuleContext } from "../Rule";
import { placeInText } from "../templates/placeInText";
import { hasUnknownBlocks } from "../unknown";

/**
 * A script that gives `YY.urls.photoUrl` the host alone, where the page's photos are in `/photos`
 * of it: what 0.1 asked for, and added by itself.
 */
export const photoAddress: Rule = {
  name: "photo-address",
  code: "YY-418",
  *check(context) {
    const folder = photoFolder(context);
    if (folder === undefined) return;
    for (const element of context.elements)
      for (const { host, offset } of isRunScript(element) ? hostsIn(element.text) : []) {
        if (trimmed(host) + added !== folder) continue;
        const place = placeInText(element, offset);
        yield {
          element,
          ...(place && { place }),
          severity: "warning",
          docs: "docs/guide/como-funciona.md",
          message: `${element.tag}: photoUrl adds no ${added} to its host, and the photos of this page are in ${folder}`,
          fix: `host: "${folder}"`,
          ...(place && {
            replacements: [{ place, written: host.toLowerCase(), text: folder }],
          }),
        };
      }
  },
};

/** What `photoUrl` of 0.1 put behind the host. */
const added = "/photos";

/** Where the widgets of the page look for photos; undefined where the template does not tell. */
function photoFolder(context: RuleContext): string | undefined {
  const [given] = metas(context, "yy-photo-host");
  if (given) return folderOf(given);
  if (!context.page.isWholePage || hasUnknownBlocks(context)) return undefined;
  const [assets] = metas(context, "yy-assets-host");
  if (assets === undefined) return added;
  const folder = folderOf(assets);
  return folder === undefined ? undefined : folder + added;
}

const metas = ({ elements }: RuleContext, name: string) =>
  elements.filter((element) => element.tag === "meta" && textOf(element, "name") === name);

function folderOf(meta: PageElement): string | undefined {
  const content = textOf(meta, "content");
  return content === undefined ? undefined : trimmed(content);
}

const trimmed = (address: string) => address.trim().replace(/\/+$/, "");

/** A call of `photoUrl` up to the host in it, which is written out. */
const call =
  /(?<before>(?<ours>\burls\s*\.\s*)?\bphotoUrl\(\s*\{(?:[^{}]|\{[^{}]*\})*?\bhost\s*:\s*(?<quote>["'`]))(?<host>[^"'`$\\]*)\k<quote>/g;

/** The hosts in the calls of our `photoUrl`, and where they stand in the code. */
function* hostsIn(code: string): Generator<{ readonly host: string; readonly offset: number }> {
  const importsOurs = /\byy\.pure\b/.test(code);
  for (const { index, groups: { before = "", ours, host = "" } = {} } of code.matchAll(call))
    if (ours !== undefined || importsOurs) yield { host, offset: index + before.length };
}
