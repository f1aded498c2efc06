/** Members of a form that we use. */
type FormMember = keyof HTMLElement | "action" | "elements" | "enctype" | "requestSubmit" | "reset";

/**
 * Reads a member from the node's prototype, safe from DOM clobbering: in a form with a field named
 * `append`, `form.append` is that field. Forms and images can shadow members of the document in the
 * same way.
 */
export function memberOf<K extends FormMember>(form: HTMLFormElement, name: K): HTMLFormElement[K];
export function memberOf<K extends keyof HTMLElement>(element: Element, name: K): HTMLElement[K];
export function memberOf<K extends keyof Node>(node: Node, name: K): Node[K];
export function memberOf(node: Node, name: string): unknown {
  const member: unknown = Reflect.get(Object.getPrototypeOf(node), name, node);
  return typeof member === "function" ? member.bind(node) : member;
}
