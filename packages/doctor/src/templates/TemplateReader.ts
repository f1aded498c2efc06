import type {
  HTMLConditionalOpenTagNode,
  HTMLElementNode,
  HTMLOpenTagNode,
  Node,
} from "@herb-tools/node-wasm";
import type { PageElement } from "../page";
import { type ReadAttributes, readAttributes } from "./attributes";
import {
  isConditionalOpenTag,
  isElement,
  isErbContent,
  isLiteral,
  isOpenTag,
  isText,
  startOf,
  writesOutput,
} from "./nodes";

/** What stands in an element, or in the file. */
interface Content {
  children: PageElement[];
  text: string;
  hasUnknownContent: boolean;
}

interface Around {
  readonly content: Content;
  readonly parent: PageElement | undefined;
  readonly isConditional: boolean;
}

type MutableElement = { -readonly [K in keyof PageElement]: PageElement[K] } & Content;

/** Their content is not in the page, or text alone. */
const raw = /^(?:textarea|title|xmp|iframe|noembed)$/;
const inert = /^(?:template|noscript)$/;
const voidTags =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|svg|path|use|circle|rect)$/;

/** Turns the nodes of Herb into elements of a page. */
export class TemplateReader {
  read(document: Node): Content {
    const content: Content = { children: [], text: "", hasUnknownContent: false };
    this.#readAll(document.compactChildNodes(), {
      content,
      parent: undefined,
      isConditional: false,
    });
    return content;
  }

  #readAll(nodes: readonly Node[], around: Around): void {
    let inside = around;
    for (const node of nodes) {
      const opened = this.#readNode(node, inside);
      // A tag of the page's own that is closed elsewhere holds what follows it.
      if (opened) inside = { ...inside, content: opened, parent: opened };
    }
  }

  /** @returns the element, when its closing tag is missing and the following nodes stand in it */
  #readNode(node: Node, around: Around): MutableElement | undefined {
    const { content } = around;
    if (isElement(node)) this.#readElement(node, around);
    else if (isOpenTag(node)) return this.#readUnclosed(node, around);
    else if (isText(node) || isLiteral(node)) content.text += node.content ?? "";
    else if (isErbContent(node)) content.hasUnknownContent ||= writesOutput(node);
    else if (node.type === "AST_ERB_YIELD_NODE" || node.type === "AST_ERB_RENDER_NODE")
      content.hasUnknownContent = true;
    else if (/^AST_(?:ERB|HTML_CONDITIONAL)/.test(node.type)) {
      // `<%= form_with do %>` stands around what is in it, nobody knows with what.
      content.hasUnknownContent ||= writesOutput(node) || node.type.startsWith("AST_HTML");
      this.#readAll(node.compactChildNodes(), { ...around, isConditional: true });
    }
    return undefined;
  }

  #readElement(node: HTMLElementNode, around: Around): void {
    const { open_tag: opening, body } = node;
    const tag = (node.tag_name?.value ?? "").toLowerCase();
    const nodes = opening ? tagNodes(opening) : [];
    if (hasUnknownName(opening, nodes)) {
      around.content.hasUnknownContent = true;
      this.#readAll(body, { ...around, isConditional: true });
      return;
    }
    const read = readAttributes(nodes);
    const isConditionalTag = opening !== null && isConditionalOpenTag(opening);
    const element = elementOf(tag, node, around, {
      ...read,
      hasUnknownAttributes: read.hasUnknownAttributes || isConditionalTag,
    });
    element.isSelfClosed =
      isOpenTag(opening as Node) && closing(opening) === "/>" && !voidTags.test(tag);
    if (element.isSelfClosed) element.hasUnknownContent = true;
    if (raw.test(tag))
      element.hasUnknownContent = body.some((child) => !isLiteral(child) && !isText(child));
    else
      this.#readAll(body, {
        content: element,
        parent: element,
        isConditional: element.isConditional || inert.test(tag),
      });
  }

  #readUnclosed(node: HTMLOpenTagNode, around: Around): MutableElement | undefined {
    const tag = (node.tag_name?.value ?? "").toLowerCase();
    const element = elementOf(tag, node, around, readAttributes(node.children));
    element.isUnclosed = true;
    element.hasUnknownContent = true;
    const isOurs = /^yy[-_]/.test(tag);
    return isOurs || voidTags.test(tag) ? undefined : element;
  }
}

function elementOf(
  tag: string,
  node: Node,
  { content, parent, isConditional }: Around,
  attributes: ReadAttributes,
): MutableElement {
  const element: MutableElement = {
    tag,
    ...attributes,
    children: [],
    text: "",
    hasUnknownContent: false,
    parent,
    isConditional,
    isSelfClosed: false,
    place: startOf(node),
  };
  content.children.push(element);
  return element;
}

type OpenTag = NonNullable<HTMLElementNode["open_tag"]>;

function tagNodes(opening: OpenTag): readonly Node[] {
  if (isConditionalOpenTag(opening)) return conditionalAttributes(opening);
  return opening.children;
}

/** Of the tags in both branches. */
function conditionalAttributes({ conditional }: HTMLConditionalOpenTagNode): readonly Node[] {
  return conditional ? [conditional] : [];
}

/** `<yy-<%= name %>>`: what follows the name at once belongs to it. */
function hasUnknownName(opening: OpenTag | null, [first]: readonly Node[]): boolean {
  if (!opening || !isOpenTag(opening) || !first || !opening.tag_name) return false;
  const { end } = opening.tag_name.location;
  const { start } = first.location;
  return end.line === start.line && end.column === start.column;
}

const closing = (opening: OpenTag | null) =>
  (opening as HTMLOpenTagNode | null)?.tag_closing?.value;
