/** What a form has beside other elements, as far as we use it. */
type FormMember = keyof HTMLElement | "action" | "elements" | "requestSubmit" | "reset";

/**
 * A member of the node itself. The fields of a form stand in for the members that they are called after, and images and
 * forms for those of the document: with a field named `append`, `form.append` is that field.
 */
export function memberOf<K extends FormMember>(form: HTMLFormElement, name: K): HTMLFormElement[K];
export function memberOf<K extends keyof HTMLElement>(element: Element, name: K): HTMLElement[K];
export function memberOf<K extends keyof Node>(node: Node, name: K): Node[K];
export function memberOf(node: Node, name: string): unknown {
  const member: unknown = Reflect.get(Object.getPrototypeOf(node), name, node);
  return typeof member === "function" ? member.bind(node) : member;
}
