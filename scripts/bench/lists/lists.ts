import { type Bench, template } from "../bench";
import contenders from "../contenders.json";
import { median } from "../report/figures";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { visitPage } from "../visit";
import { around, scrollTo } from "./scrolling";

const pageCount = 102;
const itemsAPage = 8;
const card = template("lists/card.html");
const urlOf = (page: number) => `/bench/more/${page}`;

/** The main thread's time to ask for a page, add it and draw it, in ms, by how many came before it. */
export async function measureLists(bench: Bench): Promise<Findings> {
  for (let page = 1; page < pageCount; page += 1) {
    const headers = page + 1 < pageCount ? { link: `<${urlOf(page + 1)}>; rel="next"` } : {};
    bench.server.addPage(urlOf(page), { html: cardsOf(page), headers });
  }
  const lists = await inRounds(contenders.lists, 1, (list) =>
    visitPage(bench, list, { cards: cardsOf(0) }, async (visited) => {
      const figureOf = ({ thread }: { readonly thread: number }) => thread;
      const costs = await scrollTo(pageCount, visited, { tag: "article", itemsAPage, figureOf });
      const [tenth, hundredth] = [around(costs, 10), around(costs, 100)];
      const growth = median(hundredth) / median(tenth);
      return { "page 1": around(costs, 1), "page 10": tenth, "page 100": hundredth, growth };
    }),
  );
  return { rows: { lists } };
}

function cardsOf(page: number): string {
  const first = page * itemsAPage;
  return Array.from({ length: itemsAPage }, (_, index) => card({ number: first + index })).join("");
}
