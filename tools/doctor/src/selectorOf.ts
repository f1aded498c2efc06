/**
 * Returns a pattern for selectors of a widget's state or part, such as
 * `yy-modal.large:state(open)`. A match ends with the pseudo-class or pseudo-element.
 * @param pseudo `:state(open)`
 */
export function selectorOf(tag: string, pseudo: string): RegExp {
  const literal = pseudo.replace(/[()]/g, "\\$&");
  return new RegExp(
    `(?<![\\w.#-])${tag}(?![\\w-])(?:\\[[^\\]\\n]{0,200}\\]|[^\\s,{}>+~"'\`[])*?${literal}`,
    "g",
  );
}
