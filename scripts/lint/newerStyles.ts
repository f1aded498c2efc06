import compat from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import postcss, { type Container } from "postcss";
import parseSelector from "postcss-selector-parser";

/** The oldest version of each engine that the code is built for (docs/browsers.md). */
const oldest = { chrome: 109, firefox: 109, safari: 16.3 } as const;

export type Engine = keyof typeof oldest;

export const engines = Object.keys(oldest) as readonly Engine[];

/**
 * The first version of each engine with a feature, without a prefix or flag; infinite where only a
 * preview or no version has it.
 */
export type Versions = Readonly<Record<Engine, number>>;

/** @throws Error when the data has no such feature */
export function versionsOf(key: string): Versions {
  const feature = featureAt(key);
  if (!feature) throw new Error(`@mdn/browser-compat-data has no ${key}`);
  const entries = engines.map((engine) => [engine, versionIn(feature, engine)] as const);
  return Object.fromEntries(entries) as Versions;
}

/**
 * The features of a style sheet that one of the oldest engines lacks, as keys of
 * `@mdn/browser-compat-data`.
 */
export function newerStyles(css: string): ReadonlySet<string> {
  const used = new Set<string>();
  walk(postcss.parse(css), used);
  return new Set([...used].filter((key) => isNewer(key)));
}

function walk(container: Container, used: Set<string>): void {
  container.each((node) => {
    if (node.type === "atrule") {
      used.add(`css.at-rules.${node.name}`);
      if (node.name === "media")
        for (const [, name] of node.params.matchAll(/\(\s*([\w-]+)/g))
          used.add(`css.at-rules.media.${name}`);
      // Rules in `@supports` are for browsers that know the feature.
      if (node.name === "supports" || !node.nodes) return;
      walk(node as unknown as Container, used);
    } else if (node.type === "rule") {
      const isStep = node.parent?.type === "atrule" && /keyframes/.test(node.parent.toString());
      if (!isStep || /^[.#:a-z]/.test(node.selector)) addSelectors(node.selector, used);
      walk(node, used);
    } else if (node.type === "decl" && !node.prop.startsWith("--")) {
      addDeclaration(node.prop, node.value, used);
    }
  });
}

function addSelectors(selector: string, used: Set<string>): void {
  parseSelector((root) => {
    root.walkPseudos(({ value, nodes }) => {
      used.add(`css.selectors.${value.replace(/^:+/, "")}`);
      if (value === ":nth-child" && / of /.test(String(nodes)))
        used.add("css.selectors.nth-child.of_syntax");
    });
  }).processSync(selector);
}

function addDeclaration(property: string, value: string, used: Set<string>): void {
  used.add(`css.properties.${property}`);
  for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w-])/g))
    used.add(`css.properties.${property}.${word}`);
  for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g)) used.add(`css.types.${name}`);
  for (const [, unit] of value.matchAll(/\d(lh|rlh|dvh|svh|lvh|cqw|cqi)\b/g))
    used.add(`css.types.length.${unit}`);
}

function isNewer(key: string): boolean {
  const feature = featureAt(key);
  return feature !== undefined && engines.some((each) => versionIn(feature, each) > oldest[each]);
}

function featureAt(key: string): CompatStatement | undefined {
  let at: unknown = compat;
  for (const part of key.split(".")) at = (at as Record<string, unknown> | undefined)?.[part];
  return (at as Identifier | undefined)?.__compat;
}

function versionIn({ support }: CompatStatement, engine: Engine): number {
  const statements = [support[engine] ?? []].flat();
  const versions = statements
    .filter(
      (each) => !each.prefix && !each.flags && !each.alternative_name && !each.version_removed,
    )
    .map(({ version_added: added }) => Number.parseFloat(String(added).replace("≤", "")));
  return Math.min(
    ...versions.map((each) => (Number.isNaN(each) ? Number.POSITIVE_INFINITY : each)),
  );
}
