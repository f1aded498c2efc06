import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { WidgetLook } from "@yy/element/config/look";
import { transform } from "esbuild";
import postcss, { type AtRule, type Container, type Rule } from "postcss";
import { inRepository, widgetNames } from "../repository";
import type { Flavour } from "./flavour";

/**
 * Builds `yy.looks.css`, which styles the server's controls like those that the widgets draw, from
 * the widgets' own style sheets. Pages opt in to it (docs/behaviour.md, 3.7).
 */
export async function buildLooks({ outDir }: Flavour): Promise<void> {
  const sheets = await Promise.all(widgetNames().map(lookOf));
  const { code } = await transform(sheets.join("\n"), {
    loader: "css",
    minify: true,
    target: "chrome100",
  });
  writeFileSync(join(outDir, "yy.looks.css"), code);
}

/** The part of the sheet for one widget's markup; empty for a widget without a `look.ts`. */
async function lookOf(name: string): Promise<string> {
  const folder = inRepository("widgets", name);
  const file = join(folder, "look.ts");
  if (!existsSync(file)) return "";
  const { look }: { look: WidgetLook } = await import(pathToFileURL(file).href);
  const own = join(folder, `${name}.look.css`);
  return dressed(
    `yy-${name}`,
    look,
    stylesOf(folder),
    existsSync(own) ? readFileSync(own, "utf8") : "",
  );
}

/** The text of the style sheets that a widget imports, in the order of its `styles`. */
function stylesOf(folder: string): string {
  const source = readFileSync(join(folder, "index.ts"), "utf8");
  const paths = new Map(
    [...source.matchAll(/import (\w+) from "(.+\.css)\?inline"/g)].map(
      ([, name = "", path = ""]) => [name, path],
    ),
  );
  const order = /styles: \[([^\]]*)\]/.exec(source)?.[1]?.split(/,\s*/) ?? [];
  return order
    .map((name) => readFileSync(cssFile(folder, paths.get(name) ?? name), "utf8"))
    .join("\n");
}

function cssFile(folder: string, path: string): string {
  const shared = /^@yy\/(\w+)\/(.+)$/.exec(path);
  return shared
    ? inRepository("packages", shared[1] ?? "", "src", shared[2] ?? "")
    : resolve(dirname(join(folder, "index.ts")), path);
}

/**
 * Rewrites the rules of a widget's style sheets for the server's markup. The rules of the look
 * itself come first; in them `:host` is the widget's element.
 * @throws Error when the sheets have no rule for a selector of the look
 */
export function dressed(tag: string, look: WidgetLook, css: string, own = ""): string {
  const host = `${tag}:is([data-yy-look], [data-yy-looks] *)`;
  const targets = Object.entries(look).map(([from, to]) => {
    const selector = (to.includes("&") ? to : `& ${to}`).replaceAll("&", host);
    return { from, to: selector };
  });
  // The longest selector comes first, so that `a[href]` is not taken for `a`.
  targets.sort((one, other) => other.from.length - one.from.length);
  const elements = targets.filter((target) => targets.every((other) => !isVariant(target, other)));
  const unused = new Set(targets.map(({ from }) => from));
  const root = postcss.parse(css);

  const selectorsFor = (selector: string): string[] => {
    const any = /^(?:\*|(?=:focus))(.*)$/.exec(selector);
    if (any) return elements.map(({ to }) => to + any[1]);
    const list = /^:where\((.*)\)$/.exec(selector);
    if (list) return (list[1] ?? "").split(/,\s*/).flatMap(selectorsFor);
    const target = targets.find(({ from }) => isOf(selector, from));
    if (!target) return [];
    unused.delete(target.from);
    return [followed(target.to, selector.slice(target.from.length))];
  };
  const rewrite = (container: Container) => {
    container.each((node) => {
      if (node.type === "comment") node.remove();
      else if (node.type === "rule") {
        const selectors = (node as Rule).selectors.flatMap(selectorsFor);
        if (selectors.length === 0) node.remove();
        else (node as Rule).selectors = [...new Set(selectors)];
      } else if (node.type === "atrule" && (node as AtRule).nodes) {
        rewrite(node as AtRule);
        if ((node as AtRule).nodes?.length === 0) node.remove();
      }
    });
  };
  rewrite(root);
  if (unused.size > 0)
    throw new Error(`${tag}: no rule of its style sheets is for ${[...unused].join(", ")}`);
  const resets = new Set(elements.map(({ from, to }) => reset(from, to)));
  return [...resets, own.replaceAll(/:host\b/g, host), root.toString()].join("\n");
}

interface Target {
  readonly from: string;
  readonly to: string;
}

/**
 * Whether a target is the other's element in some state, or a pseudo-element of it, to which the
 * other's rules apply too.
 */
function isVariant(target: Target, other: Target): boolean {
  if (target === other) return false;
  return (
    isOf(target.from, other.from) ||
    target.from.endsWith(` ${other.from}`) ||
    (target.to.startsWith(other.to) && /^[:[.]/.test(target.to.slice(other.to.length)))
  );
}

/** Appends the rest of a selector. A pseudo-element has to stay at the end. */
function followed(to: string, rest: string): string {
  const at = to.indexOf("::");
  return at < 0 ? to + rest : to.slice(0, at) + rest + to.slice(at);
}

/**
 * The rule before all others. It resets the page's own styles, which do not apply to the widget's
 * controls either. The text of a link is centred, as in a button.
 */
function reset(from: string, to: string): string {
  const asButton =
    "display: inline-flex; align-items: center; justify-content: center; text-align: center; text-decoration: none;";
  return `${to}:where(:not([hidden])) { all: revert; ${from === "button" ? asButton : ""} }`;
}

/**
 * Whether the selector is the other one, alone or followed by a part for the same element or one
 * inside it.
 */
function isOf(selector: string, other: string): boolean {
  return selector.startsWith(other) && /^([:[.>\s]|$)/.test(selector.slice(other.length));
}
