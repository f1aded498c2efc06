import type { HTMLElementNode, HTMLOpenTagNode, Node } from "@herb-tools/node-wasm";
import { allWithin, type PageElement } from "../page";
import { type ReadAttributes, readAttributes } from "./attributes";
import { type HoldsCode, holdsNone } from "./codeInTree";
import {
  helperOf,
  isCloseTag,
  isConditionalOpenTag,
  isElement,
  isErbContent,
  isLiteral,
  isOpenTag,
  isText,
  startOf,
  writesOutput,
} from "./nodes";

/** The content of an element, or of the file. */
interface Content {
  children: PageElement[];
  text: string;
  hasUnknownContent: boolean;
}

/** What encloses the nodes that are read. */
interface ReadContext {
  readonly content: Content;
  readonly parent: PageElement | undefined;
  readonly isConditional: boolean;
  readonly helper?: string | undefined;
}

type MutableElement = { -readonly [K in keyof PageElement]: PageElement[K] } & Content;

/**
 * `raw`: elements that contain only text. `inert`: elements whose content is not part of the page.
 */
const raw = /^(?:textarea|title|xmp|iframe|noembed)$/;
const inert = /^(?:template|noscript)$/;
const voidTags =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|svg|path|use|circle|rect)$/;

/** Converts the syntax tree of the parser, Herb, to elements of a page. */
export class TemplateReader {
  /** Names of closing tags without an opening tag. */
  readonly #strayEnds = new Set<string>();
  readonly #holdsCode: HoldsCode;

  constructor(holdsCode: HoldsCode = holdsNone) {
    this.#holdsCode = holdsCode;
  }

  read(document: Node): Content {
    const content: Content = { children: [], text: "", hasUnknownContent: false };
    this.#readAll(document.compactChildNodes(), {
      content,
      parent: undefined,
      isConditional: false,
    });
    this.#forgetDoubtfulEnds(content.children);
    return content;
  }

  /**
   * In `<yy-modal />…</yy-modal>` the element stays open after `/>`, where its author believed it
   * ended.
   */
  #forgetDoubtfulEnds(elements: readonly PageElement[]): void {
    for (const element of allWithin(elements) as Iterable<MutableElement>)
      if (element.isSelfClosed && this.#strayEnds.has(element.tag)) element.end = undefined;
  }

  #readAll(nodes: readonly Node[], context: ReadContext): void {
    let inside = context;
    for (const node of nodes) {
      const opened = this.#readNode(node, inside);
      // An element of the page that is closed elsewhere contains the following nodes.
      if (opened) inside = { ...inside, content: opened, parent: opened, helper: undefined };
    }
  }

  /**
   * @returns the element, when its closing tag is missing, so that the following nodes are inside
   * it
   */
  #readNode(node: Node, context: ReadContext): MutableElement | undefined {
    const { content } = context;
    if (isElement(node)) this.#readElement(node, context);
    else if (isOpenTag(node)) return this.#readUnclosed(node, context);
    else if (isCloseTag(node)) this.#strayEnds.add((node.tag_name?.value ?? "").toLowerCase());
    else if (isText(node) || isLiteral(node)) {
      content.text += node.content ?? "";
      content.hasUnknownContent ||= this.#holdsCode(node);
    } else if (isErbContent(node)) content.hasUnknownContent ||= writesOutput(node);
    else if (node.type === "AST_ERB_YIELD_NODE" || node.type === "AST_ERB_RENDER_NODE")
      content.hasUnknownContent = true;
    else if (/^AST_(?:ERB|HTML_CONDITIONAL)/.test(node.type)) {
      // A block such as `<%= form_with do %>` writes unknown content around its own.
      content.hasUnknownContent ||= writesOutput(node) || node.type.startsWith("AST_HTML");
      const helper = helperOf(node) ?? context.helper;
      this.#readAll(node.compactChildNodes(), { ...context, isConditional: true, helper });
    }
    return undefined;
  }

  #readElement(node: HTMLElementNode, context: ReadContext): void {
    const { open_tag: opening, body } = node;
    const tag = (node.tag_name?.value ?? "").toLowerCase();
    const nodes = opening ? tagNodes(opening) : [];
    if (this.#hasUnknownName(opening, nodes)) {
      context.content.hasUnknownContent = true;
      this.#readAll(body, { ...context, isConditional: true });
      return;
    }
    const read = readAttributes(nodes, this.#holdsCode);
    const isConditionalTag = opening !== null && isConditionalOpenTag(opening);
    const element = elementOf(tag, node, context, {
      ...read,
      hasUnknownAttributes: read.hasUnknownAttributes || isConditionalTag,
    });
    element.isSelfClosed =
      isOpenTag(opening as Node) && closing(opening) === "/>" && !voidTags.test(tag);
    if (element.isSelfClosed) element.hasUnknownContent = true;
    const end = element.isSelfClosed ? (opening as HTMLOpenTagNode).tag_closing : node.close_tag;
    if (end) element.end = startOf(end);
    const [onlyNode, ...moreNodes] = body;
    if (
      /^(?:script|style)$/.test(tag) &&
      onlyNode &&
      moreNodes.length === 0 &&
      this.#isPlainText(onlyNode)
    )
      element.textPlace = startOf(onlyNode);
    if (raw.test(tag)) element.hasUnknownContent = body.some((child) => !this.#isPlainText(child));
    else
      this.#readAll(body, {
        content: element,
        parent: element,
        isConditional: element.isConditional || inert.test(tag),
      });
  }

  #isPlainText(node: Node): boolean {
    return (isText(node) || isLiteral(node)) && !this.#holdsCode(node);
  }

  #readUnclosed(node: HTMLOpenTagNode, context: ReadContext): MutableElement | undefined {
    if (this.#hasUnknownName(node, node.children)) {
      context.content.hasUnknownContent = true;
      return undefined;
    }
    const tag = (node.tag_name?.value ?? "").toLowerCase();
    const element = elementOf(tag, node, context, readAttributes(node.children, this.#holdsCode));
    element.isUnclosed = true;
    element.hasUnknownContent = true;
    const isOurs = /^yy[-_]/.test(tag);
    return isOurs || voidTags.test(tag) ? undefined : element;
  }

  /**
   * Whether the tag's name goes on with code, as in `<yy-<%= name %>>`: the first node of the tag
   * follows the name without a space.
   */
  #hasUnknownName(opening: OpenTag | null, [first]: readonly Node[]): boolean {
    if (!opening || !isOpenTag(opening) || !opening.tag_name) return false;
    if (this.#holdsCode(opening.tag_name)) return true;
    const { end } = opening.tag_name.location;
    const start = first?.location.start;
    return end.line === start?.line && end.column === start.column;
  }
}

function elementOf(
  tag: string,
  node: Node,
  { content, parent, isConditional, helper }: ReadContext,
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
    ...(helper !== undefined && { helper }),
    isSelfClosed: false,
    place: startOf(node),
  };
  content.children.push(element);
  return element;
}

type OpenTag = NonNullable<HTMLElementNode["open_tag"]>;

/** The content of a tag after its name; for a tag in each branch of a condition, the condition. */
function tagNodes(opening: OpenTag): readonly Node[] {
  if (!isConditionalOpenTag(opening)) return opening.children;
  return opening.conditional ? [opening.conditional] : [];
}

const closing = (opening: OpenTag | null) =>
  (opening as HTMLOpenTagNode | null)?.tag_closing?.value;
