import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useRef, useState } from "react";
import { ProductFocus } from "./ProductFocus";
import { SlidingPart } from "./SlidingPart";
import type { schema } from "./schema";

interface Products {
  readonly count: number;
  /** Whether the products have changed since the widget mounted. */
  readonly hasChanged: boolean;
}

const productSelector = '[data-part="product"]';

/**
 * Counts the products of the section, which other code adds and removes, and shows the section and
 * the finish part while there are any.
 */
export function useProducts(
  section: HTMLElement | null,
  finish: HTMLElement | null,
  cpf: HTMLElement | null,
): Products {
  const widget = useWidget<typeof schema>();
  const lastCount = useRef<number | undefined>(undefined);
  const [products, setProducts] = useState<Products>({ count: 0, hasChanged: false });

  useDomPatches(
    (patches) => {
      if (!section || !cpf) return undefined;
      const find = () => [...section.querySelectorAll<HTMLElement>(productSelector)];
      const parts = [section, finish].flatMap((part) =>
        part ? [new SlidingPart(part, patches)] : [],
      );
      const focus = new ProductFocus(section, finish);

      const count = () => {
        const found = find();
        const { length } = found;
        for (const part of parts) part.show(length > 0);
        focus.restoreFocus(found, cpf);
        if (length === lastCount.current) return;
        const hasChanged = lastCount.current !== undefined;
        lastCount.current = length;
        setProducts({ count: length, hasChanged });
        if (hasChanged) widget.emit("yy:outpost-changed", { count: length });
      };

      const watcher = new MutationObserver(count);
      watcher.observe(section, { childList: true, subtree: true, attributeFilter: ["data-part"] });
      for (const part of parts) part.put(find().length > 0);
      count();
      return () => {
        watcher.disconnect();
        focus.end();
        for (const part of parts) part.end();
      };
    },
    [widget, section, finish, cpf],
  );
  return products;
}
