import type { CDPSession } from "playwright";

type AXNode = Awaited<ReturnType<typeof fetchNodes>>[number];

const fetchNodes = async (devTools: CDPSession) =>
  (await devTools.send("Accessibility.getFullAXTree")).nodes;

/** A live region and its text. */
export interface LiveRegion {
  readonly id: number;
  readonly politeness: string;
  readonly text: string;
}

/** Roles that a reader announces when the focus or its cursor enters them. */
const containers =
  /^(dialog|alertdialog|group|radiogroup|region|navigation|form|search|list|listbox|tablist|tabpanel|menu|toolbar|table|row|listitem|status|alert|log|article|complementary|figure)$/;

/** Roles whose name replaces their content. */
const named =
  /^(button|link|heading|checkbox|radio|switch|tab|option|image|img|textbox|searchbox|combobox|menuitem|slider|spinbutton|progressbar|LabelText)$/;

/**
 * The accessibility tree that Chromium provides for a page, with shadow roots, slots and the top
 * layer as rendered.
 */
export class AccessibilityTree {
  readonly #nodes: ReadonlyMap<string, AXNode>;

  static async read(devTools: CDPSession): Promise<AccessibilityTree> {
    return new AccessibilityTree(await fetchNodes(devTools));
  }

  private constructor(nodes: readonly AXNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  /** The focused element, and the containers around it from the outermost on. */
  focus(): { readonly phrase: string; readonly around: readonly string[] } | undefined {
    const node = [...this.#nodes.values()].findLast(
      (each) => property(each, "focused") === true && role(each) !== "RootWebArea",
    );
    if (node === undefined) return undefined;
    const active = this.#activeDescendant(node);
    const phrase = active ? `${describe(node)} → ${describe(active)}` : describe(node);
    return { phrase, around: this.#containersOf(node).map(describe) };
  }

  liveRegions(): LiveRegion[] {
    return [...this.#nodes.values()]
      .filter((node) => isLive(node) && !isLive(this.#parent(node)))
      .map((node) => ({
        id: node.backendDOMNodeId ?? 0,
        politeness: String(property(node, "live")),
        text: this.#texts(node).join(" "),
      }));
  }

  /** The whole page, one phrase per line, with the content of containers indented. */
  lines(): string[] {
    const dialog = [...this.#nodes.values()].findLast((node) => property(node, "modal") === true);
    const main = [...this.#nodes.values()].find((node) => role(node) === "main");
    const start = dialog ?? main;
    return start ? this.#lines(start, "") : [];
  }

  #lines(node: AXNode, indent: string): string[] {
    const kind = role(node);
    const inside = (deeper: string) =>
      this.#children(node).flatMap((child) => this.#lines(child, deeper));
    if (node.ignored) return inside(indent);
    if (kind === "StaticText") return name(node) === "" ? [] : [indent + name(node)];
    if (/^(InlineTextBox|ListMarker|LineBreak)$/.test(kind)) return [];
    if (named.test(kind) && !this.#hasFocusable(node))
      return name(node) === "" && kind === "LabelText" ? inside(indent) : [indent + describe(node)];
    if (containers.test(kind)) return [indent + describe(node), ...inside(`${indent}  `)];
    return inside(indent);
  }

  #hasFocusable(node: AXNode): boolean {
    return this.#children(node).some(
      (child) => property(child, "focusable") === true || this.#hasFocusable(child),
    );
  }

  #texts(node: AXNode): string[] {
    if (role(node) === "StaticText") return [name(node)];
    if (/^(image|img)$/.test(role(node)) && !node.ignored) return [name(node)];
    return this.#children(node).flatMap((child) => this.#texts(child));
  }

  #containersOf(node: AXNode): AXNode[] {
    const parent = this.#parent(node);
    if (parent === undefined) return [];
    const isSaid = !parent.ignored && containers.test(role(parent));
    return [...this.#containersOf(parent), ...(isSaid ? [parent] : [])];
  }

  #activeDescendant(node: AXNode): AXNode | undefined {
    const related = node.properties?.find((each) => each.name === "activedescendant");
    const id = related?.value.relatedNodes?.[0]?.backendDOMNodeId;
    return [...this.#nodes.values()].find((each) => id && each.backendDOMNodeId === id);
  }

  #parent({ parentId }: AXNode): AXNode | undefined {
    return parentId === undefined ? undefined : this.#nodes.get(parentId);
  }

  #children({ childIds = [] }: AXNode): AXNode[] {
    return childIds.flatMap((id) => this.#nodes.get(id) ?? []);
  }
}

const role = ({ role: kind }: AXNode): string => String(kind?.value ?? "");
const name = (node: AXNode): string => clean(node.name?.value);
const clean = (text: unknown): string =>
  String(text ?? "")
    .replace(/\s+/g, " ")
    .trim();

const property = (node: AXNode, wanted: string): unknown =>
  node.properties?.find((each) => each.name === wanted)?.value.value;

const isLive = (node: AXNode | undefined): boolean =>
  node !== undefined && /^(polite|assertive)$/.test(String(property(node, "live")));

/** Properties that a reader announces → the words for a value. */
const states: Readonly<Record<string, (value: unknown) => string>> = {
  // The level of list items is not announced.
  level: (level) => `level ${level}`,
  modal: (is) => (is === true ? "modal" : ""),
  checked: (is) =>
    ({ true: "checked", false: "not checked", mixed: "partly checked" })[String(is)] ?? "",
  pressed: (is) => ({ true: "pressed", false: "not pressed" })[String(is)] ?? "",
  selected: (is) => (is === true ? "selected" : ""),
  expanded: (is) => (is === true ? "expanded" : "collapsed"),
  disabled: (is) => (is === true ? "unavailable" : ""),
  required: (is) => (is === true ? "required" : ""),
  readonly: (is) => (is === true ? "read only" : ""),
  invalid: (is) => (is === "false" ? "" : "invalid entry"),
  hasPopup: (kind) => `opens ${kind}`,
  busy: (is) => (is === true ? "busy" : ""),
};

/** The phrase for a node: role, name, states, value, description. */
function describe(node: AXNode): string {
  const kind = clean(property(node, "roledescription")) || role(node);
  const said = (node.properties ?? [])
    .filter((each) => each.name !== "level" || kind === "heading")
    .map((each) => states[each.name]?.(each.value.value) ?? "");
  const value = clean(node.value?.value);
  const description = clean(node.description?.value);
  return [
    kind,
    name(node) && `“${name(node)}”`,
    ...said,
    value && `value “${value}”`,
    description && `described “${description}”`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}
