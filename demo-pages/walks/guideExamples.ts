import { useServer } from "@yy/testing";
import { type DefaultTreeAdapterMap, parseFragment, serialize } from "parse5";
import { guideFiles } from "../server/node/guideFiles";

const { widgets } = guideFiles("").schemas();
const isJson = new Map(
  widgets.flatMap(({ tag, attributes }) =>
    attributes.map(({ attribute, kind }) => [`${tag} ${attribute}`, kind === "json"] as const),
  ),
);

type Node = DefaultTreeAdapterMap["childNode"];

/** The guide's examples of all widgets, as its pages show them. */
export function useGuideExamples() {
  const demo = useServer();
  /** The examples in HTML, and in the language of a tab. */
  return async (language: string): Promise<{ html: string[]; codes: string[] }> => {
    const visitor = await demo.visitor();
    const pages = await Promise.all(
      widgets.map(({ tag }) => visitor.visit(`/widgets/${tag.slice("yy-".length)}`)),
    );
    const codesIn = (tab: string) =>
      pages.flatMap((page) =>
        [...page.matchAll(new RegExp(`data-guide-code="${tab}">([\\s\\S]*?)</code>`, "g"))].map(
          ([, code = ""]) => unescaped(code),
        ),
      );
    const html = codesIn("html").filter((code) => code.includes("<yy-"));
    return { html, codes: codesIn(language) };
  };
}

const unescaped = (code: string): string => {
  const [text] = parseFragment(code.replaceAll("<", "&lt;")).childNodes;
  return text && "value" in text ? text.value : "";
};

/**
 * HTML in a form to compare: with JSON written in one way, boolean attributes with a value, sorted
 * attributes, and without spaces.
 */
export function normalizedHtml(html: string): string {
  const fragment = parseFragment(html.trim());
  const visit = (node: Node): void => {
    if (!("attrs" in node)) return;
    for (const attribute of node.attrs)
      if (isJson.get(`${node.tagName} ${attribute.name}`)) attribute.value = json(attribute.value);
    node.attrs = node.attrs
      .map((each) =>
        isBoolean(node.tagName, each.name) ? { ...each, value: each.value || "true" } : each,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name));
    node.childNodes.forEach(visit);
  };
  fragment.childNodes.forEach(visit);
  return serialize(fragment).replace(/\s+/g, "");
}

function isBoolean(tag: string, attribute: string): boolean {
  const spec = widgets.find((each) => each.tag === tag)?.attributes;
  return spec?.find((each) => each.attribute === attribute)?.kind === "boolean";
}

function json(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
