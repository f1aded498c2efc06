import type { WidgetSchema } from "./schema";

/** What each child is, in words. */
export function childTexts({ children = {} }: WidgetSchema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(children).map(([name, child]) => {
      if (typeof child === "string") return [name, child];
      const inside = child.within === undefined ? "" : `Inside \`${child.within}\`. `;
      return [name, `${inside}${child.description}${child.required ? " Required." : ""}`];
    }),
  );
}
