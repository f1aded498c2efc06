import { isRunScript } from "../head";
import { type PageElement, textOf } from "../page";
import type { Rule, RuleContext } from "../Rule";
import { placeInText } from "../templates/placeInText";
import { hasUnknownBlocks } from "../unknown";

/**
 * A script that passes only the host to `YY.urls.photoUrl`, although the page's photos are in the
 * host's folder `/photos`. Version 0.1 appended that folder itself.
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

/** The path that `photoUrl` of version 0.1 appended to the host. */
const added = "/photos";

/** The URL of the page's photos for its widgets; undefined when the template does not show it. */
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

/** Matches a call of `photoUrl` up to its `host`, when that is a literal. */
const call =
  /(?<before>(?<ours>\burls\s*\.\s*)?\bphotoUrl\(\s*\{(?:[^{}]|\{[^{}]*\})*?\bhost\s*:\s*(?<quote>["'`]))(?<host>[^"'`$\\]*)\k<quote>/g;

/** The hosts in the calls of our `photoUrl`, with their offsets in the code. */
function* hostsIn(code: string): Generator<{ readonly host: string; readonly offset: number }> {
  const importsOurs = /\byy\.pure\b/.test(code);
  for (const { index, groups: { before = "", ours, host = "" } = {} } of code.matchAll(call))
    if (ours !== undefined || importsOurs) yield { host, offset: index + before.length };
}
