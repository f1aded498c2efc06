/**
 * Finds a state or a part where a style sheet or a script selects it of its widget:
 * `yy-modal.large:state(open)`. A match ends with it.
 * @param pseudo `:state(open)`
 */
export function selectorOf(tag: string, pseudo: string): RegExp {
  const literal = pseudo.replace(/[()]/g, "\\$&");
  return new RegExp(
    `(?<![\\w.#-])${tag}(?![\\w-])(?:\\[[^\\]\\n]{0,200}\\]|[^\\s,{}>+~"'\`[])*?${literal}`,
    "g",
  );
}
