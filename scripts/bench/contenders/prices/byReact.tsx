/** The editor as React's documentation would have it: controlled inputs, the state above them, rows in `memo`. */
import { type ChangeEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { nothingWritten, type WrittenPrice, writtenPrice } from "./writtenPrice";

interface PriceItem {
  readonly id: number;
  readonly title: string;
}

interface RowProps {
  readonly item: PriceItem;
  readonly written: WrittenPrice;
  readonly locked: boolean;
  readonly write: (id: number, text: string) => void;
}

const Row = memo(function Row({ item, written, locked, write }: RowProps) {
  const { id, title } = item;
  const typed = (event: ChangeEvent<HTMLInputElement>) => write(id, event.target.value);
  return (
    <form
      data-part="item"
      data-item-id={id}
      data-state={written.state}
      action={`/pro/precos-faltantes/${id}`}
      method="post"
    >
      <label htmlFor={`price-${id}`}>{title}</label>
      <input
        id={`price-${id}`}
        inputMode="decimal"
        placeholder="R$ 0,00"
        autoComplete="off"
        value={written.shown}
        onChange={typed}
      />
      <input type="hidden" name="item[price]" value={written.raw} />
      <button type="submit" disabled={locked}>
        salvar
      </button>
    </form>
  );
});

function Editor({ first, firstNext }: { readonly first: PriceItem[]; readonly firstNext: string }) {
  const [items, setItems] = useState(first);
  const [prices, setPrices] = useState<ReadonlyMap<number, WrittenPrice>>(new Map());
  const write = useCallback(
    (id: number, text: string) =>
      setPrices((before) => new Map(before).set(id, writtenPrice(text))),
    [],
  );
  const end = useRef<HTMLDivElement>(null);
  const next = useRef<string | undefined>(firstNext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's end is looked at again once more items are drawn
  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        const url = next.current;
        if (!entry?.isIntersecting || !url) return;
        next.current = undefined;
        const answer = await fetch(url);
        const more = (await answer.json()) as PriceItem[];
        next.current = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
        setItems((before) => [...before, ...more]);
      },
      { rootMargin: "300px" },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [items]);
  const locked = [...prices.values()].some(({ state }) => state === "invalid");
  return (
    <>
      {items.map((item) => (
        <Row
          key={item.id}
          item={item}
          written={prices.get(item.id) ?? nothingWritten}
          locked={locked}
          write={write}
        />
      ))}
      <div ref={end} />
      <button type="button" disabled={locked}>
        salvar tudo
      </button>
    </>
  );
}

const root = document.querySelector<HTMLElement>("#list");
const { items = "[]", nextUrl = "" } = root?.dataset ?? {};
if (root)
  createRoot(root).render(<Editor first={JSON.parse(items) as PriceItem[]} firstNext={nextUrl} />);
